import type { OperationKind } from '@atrium/api-client/contract';
import type { Clock, Database, Transaction } from '../../platform';
import type { OperationRecord } from './operation.repository';

/** Why a step failed for good; the portal has words for each. */
export type Cause = 'incomplete' | 'url_taken' | 'provisioner_refused' | 'gave_up';

/** What went wrong in a step that is done nevertheless; it is kept as its cause. */
export type Warning =
  | 'premises_not_registered'
  | 'premises_not_closed'
  | 'data_provider_failed'
  /** The card did not pay what it had promised. */
  | 'payment_not_captured';

/** A step cannot succeed by trying again: the operation fails and waits for a person. */
export class StepFailed extends Error {
  readonly reason: Cause;

  constructor(reason: Cause) {
    super(`A step failed: ${reason}.`);
    this.name = 'StepFailed';
    this.reason = reason;
  }
}

export interface OperationHead {
  readonly id: string;
  readonly tenantId: string;
  readonly reference: string;
  readonly createdBy: string;
}

export interface StepContext {
  readonly operation: OperationHead;
  readonly database: Database;
  readonly clock: Clock;
  /** `operation:step`, with `:undo` when it is undone, the same on every run: the other side counts an effect by it. */
  readonly key: string;
  /** Throws inside a transaction of an effect where another worker has taken the operation over. */
  readonly holds: (tx: Transaction) => Promise<void>;
}

/** One named part of an operation. */
export interface Step {
  readonly name: string;
  /**
   * The effect. After a crash it runs again, and must find by its key what it has already done.
   * It may answer with what went wrong without keeping the operation from going on.
   */
  readonly run?: (context: StepContext) => Promise<Warning | null | void>;
  /** Written in the transaction that marks the step done. */
  readonly commit?: (tx: Transaction, context: StepContext) => Promise<void>;
  /** Takes back what `run` made; also where `run` was cut off. */
  readonly undo?: (context: StepContext) => Promise<void>;
}

/** What an operation of a kind does, and what it means to the tenant when it ends otherwise than well. */
export interface Plan {
  readonly kind: OperationKind;
  readonly steps: readonly Step[];
  /** Written in the transaction that marks the operation failed. */
  readonly failed?: (tx: Transaction, operation: OperationHead, now: Date) => Promise<void>;
  /** Written in the transaction that starts a failed operation again. */
  readonly retried?: (tx: Transaction, record: OperationRecord, now: Date) => Promise<void>;
  /** Written in the transaction that marks the operation cancelled. */
  readonly cancelled?: (tx: Transaction, operation: OperationHead, now: Date) => Promise<void>;
}

export type Plans = Readonly<Record<OperationKind, Plan>>;
