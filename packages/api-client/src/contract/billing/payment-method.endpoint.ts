import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type {
  addPaymentMethodSchema,
  chooseDefaultMethodSchema,
  listPaymentMethodsSchema,
  removePaymentMethodSchema,
  setUpPaymentMethodSchema,
} from './payment-method.schema';

/** `GET /tenants/{id}/payment-methods` responds with 200. */
export const listPaymentMethodsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listPaymentMethodsSchema>>({
  id: 'payment-methods.list',
  method: 'GET',
  path: '/tenants/{id}/payment-methods',
  access: { kind: 'tenant', role: 'owner', permission: 'view/subscriptions' },
  csrf: 'none',
});

/** `POST /tenants/{id}/payment-methods` responds with 201; may throw ConflictError (409) or ValidationError (422). */
export const addPaymentMethodEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof addPaymentMethodSchema>>({
  id: 'payment-methods.add',
  method: 'POST',
  path: '/tenants/{id}/payment-methods',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
  rateLimit: 'card',
});

/** `POST /tenants/{id}/payment-methods/{method_id}/set-up` responds with 200; may throw ValidationError (422). */
export const setUpPaymentMethodEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof setUpPaymentMethodSchema>>({
  id: 'payment-methods.set-up',
  method: 'POST',
  path: '/tenants/{id}/payment-methods/{method_id}/set-up',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
  repeatable: true,
});

/** `POST /tenants/{id}/payment-methods/{method_id}/default` responds with 200. */
export const chooseDefaultMethodEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof chooseDefaultMethodSchema>>({
  id: 'payment-methods.choose-default',
  method: 'POST',
  path: '/tenants/{id}/payment-methods/{method_id}/default',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
  repeatable: true,
});

/** `DELETE /tenants/{id}/payment-methods/{method_id}` responds with 200; may throw ConflictError (409). */
export const removePaymentMethodEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof removePaymentMethodSchema>>({
  id: 'payment-methods.remove',
  method: 'DELETE',
  path: '/tenants/{id}/payment-methods/{method_id}',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
});
