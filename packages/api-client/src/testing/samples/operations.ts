import type { Operation, OperationStep } from '../../contract';
import { operationStepSchema } from '../../contract/operations/operation.schema';
import { operationSchema } from '../../contract/schemas';
import { blankRecord } from './blank-record';
import { tenantId } from './tenants';

const step = (name: string, change: Partial<OperationStep> = {}): OperationStep =>
  blankRecord(operationStepSchema, { name, usual_seconds: 20, ...change });

const done = (name: string, from: string, to: string) =>
  step(name, { state: 'done', started_at: `2026-11-21T09:${from}.000Z`, ended_at: `2026-11-21T09:${to}.000Z` });

/** An operation on a company CRM. */
export const sampleOperation = (change: Partial<Operation> = {}): Operation =>
  blankRecord(operationSchema, {
    id: '019a9f00-0000-7000-8000-0000000000b1',
    tenant_id: tenantId,
    kind: 'create',
    state: 'running',
    seq: 5,
    reference: 'AT-7F3K-92QD',
    steps: [
      done('validate', '39:00', '39:01'),
      done('reserve_url', '39:01', '39:02'),
      done('prepare_database', '39:02', '39:43'),
      step('create_administrator', { state: 'running', started_at: '2026-11-21T09:39:43.000Z', usual_seconds: 90 }),
      step('publish'),
      step('activate'),
      step('notify'),
    ],
    created_at: '2026-11-21T09:39:00.000Z',
    started_at: '2026-11-21T09:39:00.000Z',
    usual_seconds: 191,
    now: '2026-11-21T09:40:55.000Z',
    ...change,
  });

/** Updates an existing company CRM to the current version. */
export function updateOperation(): Operation {
  const started_at = '2026-11-21T09:39:43.000Z';
  return sampleOperation({
    kind: 'update',
    steps: [
      done('update_database', '39:00', '39:43'),
      step('configure', { state: 'running', started_at }),
      step('record_version'),
    ],
  });
}

/** The operation, failed at its running step. */
export function failedOperation(running = sampleOperation()): Operation {
  return {
    ...running,
    state: 'failed',
    steps: running.steps.map((one) =>
      one.state === 'running'
        ? { ...one, state: 'failed', ended_at: '2026-11-21T09:40:50.000Z', cause: 'provisioner_refused' }
        : one,
    ),
  };
}
