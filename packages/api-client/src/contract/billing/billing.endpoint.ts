import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type {
  cancelSubscriptionSchema,
  getBillingSchema,
  planChangeSchema,
  resumeSubscriptionSchema,
  undoPlannedChangeSchema,
} from './billing.schema';

/** `GET /tenants/{id}/billing` responds with 200. */
export const getBillingEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof getBillingSchema>>({
  id: 'billing.get',
  method: 'GET',
  path: '/tenants/{id}/billing',
  access: { kind: 'tenant', role: 'viewer', permission: 'view/subscriptions' },
  csrf: 'none',
});

/** `PUT /tenants/{id}/planned-change` responds with 200; may throw ConflictError (409) or ValidationError (422). */
export const planChangeEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof planChangeSchema>>({
  id: 'billing.plan-change',
  method: 'PUT',
  path: '/tenants/{id}/planned-change',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
});

/** `DELETE /tenants/{id}/planned-change` responds with 200; may throw ConflictError (409). */
export const undoPlannedChangeEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof undoPlannedChangeSchema>>({
  id: 'billing.undo-planned-change',
  method: 'DELETE',
  path: '/tenants/{id}/planned-change',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
});

/** `POST /tenants/{id}/subscription/cancel` responds with 200; may throw ConflictError (409). */
export const cancelSubscriptionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof cancelSubscriptionSchema>>({
  id: 'billing.cancel',
  method: 'POST',
  path: '/tenants/{id}/subscription/cancel',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
  repeatable: true,
});

/** `POST /tenants/{id}/subscription/resume` responds with 200; may throw ConflictError (409). */
export const resumeSubscriptionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof resumeSubscriptionSchema>>({
  id: 'billing.resume',
  method: 'POST',
  path: '/tenants/{id}/subscription/resume',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
  repeatable: true,
});
