import type { OperationKind } from '@atrium/api-client/contract';
import { asService, Conflict, type Database, makeReference, NotFound, type Transaction } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import {
  findOperation,
  findUnfinishedOperations,
  insertOperation,
  transitionOperation,
  resetFailedStep,
  type OperationRecord,
} from './operation.repository';
import { cancellableStates } from './cancellable-states';
import { provisionJob } from './provision.job';

export interface OperationStart {
  readonly tenantId: string;
  readonly kind: OperationKind;
  readonly userId: string;
  readonly now: Date;
  /** Steps of the plan to skip. */
  readonly skip?: readonly string[];
}

type Dependencies = Pick<TenantsDependencies, 'jobs' | 'plans'>;

/** Inserts an operation and its job in the caller's transaction. The tenant must have no other open operation. */
export async function startOperation(
  tx: Transaction,
  { jobs, plans }: Dependencies,
  start: OperationStart,
): Promise<string> {
  const { userId, skip = [], ...operation } = start;
  const steps = plans[start.kind].steps.map((step) => step.name).filter((name) => !skip.includes(name));
  const id = await insertOperation(tx, { ...operation, createdBy: userId, reference: makeReference(), steps });
  await jobs.enqueue(tx, provisionJob, { operation_id: id });
  return id;
}

async function requireOperation(tx: Transaction, id: string): Promise<OperationRecord> {
  const record = await findOperation(tx, id);
  if (record === null) throw new NotFound('tenant_not_found');
  return record;
}

/** Resumes a failed operation at the failed step. Does nothing if it is already queued or running. */
export async function retryOperation(
  tx: Transaction,
  { jobs, plans }: Dependencies,
  id: string,
  now: Date,
): Promise<OperationRecord> {
  const moved = await transitionOperation(tx, id, ['failed'], 'queued');
  const record = await requireOperation(tx, id);
  if (moved === null) {
    if (['queued', 'running'].includes(record.operation.state)) return record;
    throw new Conflict('operation_not_failed');
  }
  await plans[moved.kind].onRetried?.(tx, record, now);
  await resetFailedStep(tx, id);
  await jobs.enqueue(tx, provisionJob, { operation_id: id });
  return requireOperation(tx, id);
}

/** Starts undoing an operation; its current worker loses its claim. */
export async function cancelOperation(tx: Transaction, { jobs }: Dependencies, id: string): Promise<OperationRecord> {
  const { operation } = await requireOperation(tx, id);
  const states = cancellableStates[operation.kind];
  if (states.length === 0) throw new Conflict('operation_not_cancellable');
  const moved = await transitionOperation(tx, id, states, 'cancelling');
  const record = await requireOperation(tx, id);
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
 * Resumes operations left open by a killed process, each with one job. Call it at startup, before any worker runs.
 * Clears old jobs first: their later retries would take the operations away from the new workers.
 */
export async function resumeOperations(database: Database, { jobs }: Pick<TenantsDependencies, 'jobs'>): Promise<void> {
  await jobs.clear(provisionJob);
  await asService(database, 'start', async (tx) => {
    const ids = await findUnfinishedOperations(tx);
    for (const id of ids) await jobs.enqueue(tx, provisionJob, { operation_id: id });
  });
}
