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

const toIso = (instant: Date | null) => instant?.toISOString() ?? null;

export interface OperationViewContext {
  readonly usual: UsualDurations;
  readonly now: Date;
  readonly language: Language;
}

export function toOperation(
  { operation, steps }: OperationRecord,
  { usual, now, language }: OperationViewContext,
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
      started_at: toIso(step.startedAt),
      ended_at: toIso(step.endedAt),
      usual_seconds: usual.steps.get(step.name) ?? null,
      cause: step.cause,
    })),
    message: operation.state === 'failed' ? texts[language].errors[failures[operation.kind]] : null,
    created_at: operation.createdAt.toISOString(),
    started_at: toIso(operation.startedAt),
    ended_at: toIso(operation.endedAt),
    usual_seconds: usual.whole,
    now: now.toISOString(),
  };
}
