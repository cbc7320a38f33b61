import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { createPremiseSchema, deletePremiseSchema, updatePremiseSchema } from './premise.schema';

const access = { kind: 'tenant', role: 'manager', permission: 'update/tenants' } as const;

/** `POST /tenants/{id}/premises` responds with 201; may throw ConflictError (409). */
export const createPremiseEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof createPremiseSchema>>({
  id: 'premises.create',
  method: 'POST',
  path: '/tenants/{id}/premises',
  access,
  csrf: 'session',
});

/** `PUT /tenants/{id}/premises/{premise}` responds with 200; may throw ConflictError (409) or StaleError (412). */
export const updatePremiseEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof updatePremiseSchema>>({
  id: 'premises.update',
  method: 'PUT',
  path: '/tenants/{id}/premises/{premise}',
  access,
  csrf: 'session',
});

/** `DELETE /tenants/{id}/premises/{premise}` responds with 204; may throw ConflictError (409). */
export const deletePremiseEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof deletePremiseSchema>>({
  id: 'premises.delete',
  method: 'DELETE',
  path: '/tenants/{id}/premises/{premise}',
  access,
  csrf: 'session',
});
