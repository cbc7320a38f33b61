import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { cancelTransferSchema, paySchema, recordTransferSchema, refreshPaymentSchema } from './payment.schema';

/** `POST /tenants/{id}/payments` responds with 201; may throw ConflictError (409) or ValidationError (422). */
export const payEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof paySchema>>({
  id: 'payments.pay',
  method: 'POST',
  path: '/tenants/{id}/payments',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
  idempotency: 'required',
});

/** `POST /tenants/{id}/payments/{payment_id}/refresh` responds with 200. */
export const refreshPaymentEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof refreshPaymentSchema>>({
  id: 'payments.refresh',
  method: 'POST',
  path: '/tenants/{id}/payments/{payment_id}/refresh',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
  repeatable: true,
  background: true,
});

/**
 * `POST /tenants/{id}/payments/{payment_id}/received` responds with 200; may throw ConflictError (409) or
 * ValidationError (422).
 */
export const recordTransferEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof recordTransferSchema>>({
  id: 'payments.receive',
  method: 'POST',
  path: '/tenants/{id}/payments/{payment_id}/received',
  access: { kind: 'permission', permission: 'update/subscriptions' },
  csrf: 'session',
  repeatable: true,
});

/** `POST /tenants/{id}/payments/{payment_id}/give-up` responds with 200; may throw ConflictError (409). */
export const cancelTransferEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof cancelTransferSchema>>({
  id: 'payments.give-up',
  method: 'POST',
  path: '/tenants/{id}/payments/{payment_id}/give-up',
  access: { kind: 'tenant', role: 'owner', permission: 'update/subscriptions' },
  csrf: 'session',
  repeatable: true,
});
