import { defineEndpoint } from '../endpoint';
import type { operationActionSchema, operationCallSchema } from './operation.schema';

/** `GET /operations/{id}`, answered by 200. */
export const operationEndpoint = /* @__PURE__ */ defineEndpoint<typeof operationCallSchema>({
  id: 'operations.get',
  method: 'GET',
  path: '/operations/{id}',
  access: { kind: 'tenant', role: 'viewer', permission: 'view/tenants' },
  csrf: 'none',
  summary: 'An operation with its steps.',
  background: true,
});

/** `POST /operations/{id}/retry`, answered by 202; may throw ConflictError (409). */
export const retryOperationEndpoint = /* @__PURE__ */ defineEndpoint<typeof operationActionSchema>({
  id: 'operations.retry',
  method: 'POST',
  path: '/operations/{id}/retry',
  access: { kind: 'tenant', role: 'owner', permission: 'update/tenants' },
  csrf: 'session',
  summary: 'Continues a failed operation from the step that failed.',
});

/** `POST /operations/{id}/cancel`, answered by 202; may throw ConflictError (409). */
export const cancelOperationEndpoint = /* @__PURE__ */ defineEndpoint<typeof operationActionSchema>({
  id: 'operations.cancel',
  method: 'POST',
  path: '/operations/{id}/cancel',
  access: { kind: 'tenant', role: 'owner', permission: 'update/tenants' },
  csrf: 'session',
  summary: 'Undoes what an operation made, in reverse order, and returns the company CRM to a draft.',
});
