import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { registerPremisesSchema } from './registration.schema';

/** `POST /tenants/{id}/premises/register` responds with 200; may throw ConflictError (409). */
export const registerPremisesEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof registerPremisesSchema>>({
  id: 'premises.register',
  method: 'POST',
  path: '/tenants/{id}/premises/register',
  access: { kind: 'tenant', role: 'manager', permission: 'update/tenants' },
  csrf: 'session',
  repeatable: true,
});
