import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { quotePlanSchema } from './quote.schema';

/** `POST /tenants/{id}/quotes` responds with 201; may throw ConflictError (409) or ValidationError (422). */
export const quotePlanEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof quotePlanSchema>>({
  id: 'billing.quote',
  method: 'POST',
  path: '/tenants/{id}/quotes',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
});
