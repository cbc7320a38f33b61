import { and, eq, inArray } from 'drizzle-orm';
import type { Payment } from '@atrium/api-client/contract';
import { vi } from 'vitest';
import { operations, operationSteps } from '../schema';
import { StepFailed } from '../tenants';
import type { TestApp } from './test-app';

type Creation = Pick<Payment, 'operation_id'>;

/** Runs a creation that fails at its last steps. */
export async function failCreation(
  { dependencies }: Pick<TestApp, 'dependencies'>,
  { operation_id: id }: Creation,
): Promise<void> {
  const publish = vi
    .spyOn(dependencies.provisioner, 'publish')
    .mockRejectedValueOnce(new StepFailed('provisioner_refused'));
  await dependencies.engine.run(id ?? '');
  publish.mockRestore();
}

/** Reopens the last steps of a creation, as if the process had ended before it saved them as done. */
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
