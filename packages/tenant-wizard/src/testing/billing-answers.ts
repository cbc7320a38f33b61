import type { Billing } from '@atrium/api-client/contract';
import {
  sampleBilling,
  sampleMembers,
  sampleMethods,
  sampleTenant,
  tenantId,
} from '@atrium/api-client/testing/samples';
import { ok, type StubAnswers } from '@atrium/api-client/testing/stub';

export const billingRoute = `GET /tenants/${tenantId}/billing`;
export const methodsRoute = `GET /tenants/${tenantId}/payment-methods`;

/** Responses about an existing company CRM. */
export const billingAnswers = (billing: Billing = sampleBilling()): StubAnswers => ({
  [`GET /tenants/${tenantId}`]: ok(sampleTenant(billing.subscription?.kind === 'paid' ? { subscription: null } : {})),
  [`GET /tenants/${tenantId}/members`]: ok(sampleMembers()),
  [billingRoute]: ok(billing),
  [methodsRoute]: ok(sampleMethods()),
});
