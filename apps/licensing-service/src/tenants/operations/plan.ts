import type { OperationKind } from '@atrium/api-client/contract';
import type { Clock, Database, Transaction } from '../../platform';
import type { OperationRecord } from './operation.repository';

/** Why a step failed permanently; the portal has a text for each. */
export type FailureReason = 'incomplete' | 'url_taken' | 'provisioner_refused' | 'gave_up';

/** A problem in a step that is done nevertheless; saved as the step's cause. */
export type Warning =
  | 'premises_not_registered'
  | 'premises_not_closed'
  | 'data_provider_failed'
  /** The card was declined at capture. */
  | 'payment_not_captured';

/** A retry of the step cannot succeed: the operation fails and waits for a user. */
export class StepFailed extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
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
  /** Idempotency key of the effect: `operation:step`, with `:undo` for the undo. The same on every run. */
  readonly key: string;
  /** Throws in an effect's transaction if another worker has claimed the operation. */
  readonly assertLease: (tx: Transaction) => Promise<void>;
}

export interface Step {
  readonly name: string;
  /**
   * The effect. It runs again after a crash and must detect by its key what it already did.
   * It may return a warning, which does not stop the operation.
   */
  readonly run?: (context: StepContext) => Promise<Warning | null | void>;
  /** Called in the transaction that marks the step done. */
  readonly commit?: (tx: Transaction, context: StepContext) => Promise<void>;
  /** Reverts the effect of `run`, also if `run` was interrupted. */
  readonly undo?: (context: StepContext) => Promise<void>;
}

/** The steps of a kind of operation, and hooks for changes of its state. */
export interface Plan {
  readonly kind: OperationKind;
  readonly steps: readonly Step[];
  /** Called in the transaction that marks the operation failed. */
  readonly onFailed?: (tx: Transaction, operation: OperationHead, now: Date) => Promise<void>;
  /** Called in the transaction that retries a failed operation. */
  readonly onRetried?: (tx: Transaction, record: OperationRecord, now: Date) => Promise<void>;
  /** Called in the transaction that marks the operation cancelled. */
  readonly onCancelled?: (tx: Transaction, operation: OperationHead, now: Date) => Promise<void>;
}

export type Plans = Readonly<Record<OperationKind, Plan>>;
