import type { OperationKind } from '@atrium/api-client/contract';
import { asService, Conflict, type Database, makeReference, NotFound, type Transaction } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import {
  findOperation,
  findUnfinished,
  insertOperation,
  moveOperation,
  resetFailedStep,
  type OperationRecord,
} from './operation.repository';
import { cancellableIn } from './cancellable';
import { provisionJob } from './provision.job';

export interface OperationStart {
  readonly tenantId: string;
  readonly kind: OperationKind;
  readonly userId: string;
  readonly now: Date;
  /** Steps of its plan that it does not have. */
  readonly without?: readonly string[];
}

type Dependencies = Pick<TenantsDependencies, 'jobs' | 'plans'>;

/** Writes an operation and its job in the caller's transaction; the tenant must have no other open one. */
export async function startOperation(
  tx: Transaction,
  { jobs, plans }: Dependencies,
  start: OperationStart,
): Promise<string> {
  const { userId, without = [], ...operation } = start;
  const steps = plans[start.kind].steps.map((step) => step.name).filter((name) => !without.includes(name));
  const id = await insertOperation(tx, { ...operation, createdBy: userId, reference: makeReference(), steps });
  await jobs.enqueue(tx, provisionJob, { operation_id: id });
  return id;
}

async function recordOf(tx: Transaction, id: string): Promise<OperationRecord> {
  const record = await findOperation(tx, id);
  if (record === null) throw new NotFound('tenant_not_found');
  return record;
}

/** A failed operation goes on from the step that failed; one that is already going on is left alone. */
export async function retryOperation(
  tx: Transaction,
  { jobs, plans }: Dependencies,
  id: string,
  now: Date,
): Promise<OperationRecord> {
  const moved = await moveOperation(tx, id, ['failed'], 'queued');
  const record = await recordOf(tx, id);
  if (moved === null) {
    if (['queued', 'running'].includes(record.operation.state)) return record;
    throw new Conflict('operation_not_failed');
  }
  await plans[moved.kind].retried?.(tx, record, now);
  await resetFailedStep(tx, id);
  await jobs.enqueue(tx, provisionJob, { operation_id: id });
  return recordOf(tx, id);
}

/** Begins to undo an operation; whatever its worker is doing no longer counts. */
export async function cancelOperation(tx: Transaction, { jobs }: Dependencies, id: string): Promise<OperationRecord> {
  const { operation } = await recordOf(tx, id);
  const states = cancellableIn[operation.kind];
  if (states.length === 0) throw new Conflict('operation_not_cancellable');
  const moved = await moveOperation(tx, id, states, 'cancelling');
  const record = await recordOf(tx, id);
  if (moved === null) {
    const { state } = record.operation;
    if (state === 'cancelling') return record;
    if (state === 'queued' || state === 'running') throw new Conflict('operation_in_progress', { operation_id: id });
    throw new Conflict('operation_finished');
  }
  await jobs.enqueue(tx, provisionJob, { operation_id: id });
  return record;
}

/**
 * After a start without other workers: operations that a killed process left open resume at once, each with
 * one job. The jobs that died with it would come back later, and take the operations from their workers.
 */
export async function resumeOperations(database: Database, { jobs }: Pick<TenantsDependencies, 'jobs'>): Promise<void> {
  await jobs.clear(provisionJob);
  await asService(database, 'start', async (tx) => {
    const ids = await findUnfinished(tx);
    for (const id of ids) await jobs.enqueue(tx, provisionJob, { operation_id: id });
  });
}
