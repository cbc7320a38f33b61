import { and, eq, inArray } from 'drizzle-orm';
import type { Payment } from '@atrium/api-client/contract';
import { operations, operationSteps } from '../modules/operations/operation.table';
import type { TestApp } from './test-app';

type Creation = Pick<Payment, 'operation_id'>;

/** A creation whose last steps are open again, as where the process ended before it wrote that they were done. */
export async function reopenCreation(
  { database }: Pick<TestApp, 'database'>,
  { operation_id: id }: Creation,
  state: 'running' | 'failed',
): Promise<void> {
  await database
    .update(operations)
    .set({ state, endedAt: null })
    .where(eq(operations.id, id ?? ''));
  const last = inArray(operationSteps.name, state === 'failed' ? ['notify'] : ['capture', 'notify']);
  await database
    .update(operationSteps)
    .set({ state: 'running', endedAt: null })
    .where(and(eq(operationSteps.operationId, id ?? ''), last));
}
