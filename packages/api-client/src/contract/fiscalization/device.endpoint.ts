import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { createDeviceSchema, deleteDeviceSchema, updateDeviceSchema } from './device.schema';

const access = { kind: 'tenant', role: 'manager', permission: 'update/tenants' } as const;

/** `POST /tenants/{id}/devices` responds with 201; may throw ConflictError (409). */
export const createDeviceEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof createDeviceSchema>>({
  id: 'devices.create',
  method: 'POST',
  path: '/tenants/{id}/devices',
  access,
  csrf: 'session',
});

/** `PUT /tenants/{id}/devices/{device}` responds with 200; may throw ConflictError (409) or StaleError (412). */
export const updateDeviceEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof updateDeviceSchema>>({
  id: 'devices.update',
  method: 'PUT',
  path: '/tenants/{id}/devices/{device}',
  access,
  csrf: 'session',
});

/** `DELETE /tenants/{id}/devices/{device}` responds with 204; may throw ConflictError (409). */
export const deleteDeviceEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof deleteDeviceSchema>>({
  id: 'devices.delete',
  method: 'DELETE',
  path: '/tenants/{id}/devices/{device}',
  access,
  csrf: 'session',
});
