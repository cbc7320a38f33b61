import type { Operation } from '@atrium/api-client/contract';
import { type Language, texts } from '../../platform';
import type { OperationRecord, UsualDurations } from './operation.repository';

const failures = {
  create: 'creation_failed',
  update: 'update_failed',
  activate: 'activation_failed',
  deactivate: 'deactivation_failed',
  close: 'closing_failed',
} as const;

const text = (instant: Date | null) => instant?.toISOString() ?? null;

export interface OperationViewing {
  readonly usual: UsualDurations;
  readonly now: Date;
  readonly language: Language;
}

/** An operation as the contract shows it. */
export function toOperation(
  { operation, steps }: OperationRecord,
  { usual, now, language }: OperationViewing,
): Operation {
  return {
    id: operation.id,
    tenant_id: operation.tenantId,
    kind: operation.kind,
    state: operation.state,
    seq: operation.seq,
    reference: operation.reference,
    steps: steps.map((step) => ({
      name: step.name,
      state: step.state,
      started_at: text(step.startedAt),
      ended_at: text(step.endedAt),
      usual_seconds: usual.steps.get(step.name) ?? null,
      cause: step.cause,
    })),
    message: operation.state === 'failed' ? texts[language].errors[failures[operation.kind]] : null,
    created_at: operation.createdAt.toISOString(),
    started_at: text(operation.startedAt),
    ended_at: text(operation.endedAt),
    usual_seconds: usual.whole,
    now: now.toISOString(),
  };
}
