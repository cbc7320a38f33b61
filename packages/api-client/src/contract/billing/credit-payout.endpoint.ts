import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { payOutCreditSchema } from './credit-payout.schema';

/** `POST /tenants/{id}/credit-payouts` responds with 201; may throw ConflictError (409) or ValidationError (422). */
export const payOutCreditEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof payOutCreditSchema>>({
  id: 'billing.pay-out-credit',
  method: 'POST',
  path: '/tenants/{id}/credit-payouts',
  access: { kind: 'permission', permission: 'update/subscriptions' },
  csrf: 'session',
  idempotency: 'required',
});
