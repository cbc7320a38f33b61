import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { cancelOperationSchema, operationCallSchema, retryOperationSchema } from './operation.schema';

/** `GET /operations/{id}` responds with 200. */
export const operationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof operationCallSchema>>({
  id: 'operations.get',
  method: 'GET',
  path: '/operations/{id}',
  access: { kind: 'tenant', role: 'viewer', permission: 'view/tenants' },
  csrf: 'none',
  background: true,
});

/** `POST /operations/{id}/retry` responds with 202; may throw ConflictError (409). */
export const retryOperationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof retryOperationSchema>>({
  id: 'operations.retry',
  method: 'POST',
  path: '/operations/{id}/retry',
  access: { kind: 'tenant', role: 'owner', permission: 'update/tenants' },
  csrf: 'session',
});

/** `POST /operations/{id}/cancel` responds with 202; may throw ConflictError (409). */
export const cancelOperationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof cancelOperationSchema>>({
  id: 'operations.cancel',
  method: 'POST',
  path: '/operations/{id}/cancel',
  access: { kind: 'tenant', role: 'owner', permission: 'update/tenants' },
  csrf: 'session',
});
