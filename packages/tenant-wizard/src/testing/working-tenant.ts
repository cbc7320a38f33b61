import type { Operation, Payment, Tenant } from '@atrium/api-client/contract';
import {
  sampleBilling,
  paidDraft,
  samplePayment,
  paidSubscription,
  sampleTenant,
  tenantId,
} from '@atrium/api-client/testing/samples';
import { ok, type StubAnswers } from '@atrium/api-client/testing/stub';
import { billingRoute } from './billing-answers';

export const tenantRoute = `GET /tenants/${tenantId}`;

/** A company CRM with a running or failed operation. */
export function working(operation: Operation, change: Partial<Tenant> = {}): StubAnswers {
  const tenant = sampleTenant({
    state: 'creating',
    active: false,
    subscription: null,
    operation,
    allowed_actions: ['update', 'retry', 'cancel'],
    ...change,
  });
  return { [tenantRoute]: ok(tenant), [`GET /operations/${operation.id}`]: ok(operation) };
}

/** The same for a paid creation, with the state of its payment. */
export function workingPaid(operation: Operation, paid: Partial<Payment>): StubAnswers {
  const state = operation.state === 'failed' ? 'failed' : 'creating';
  const payment = samplePayment({ operation_id: operation.id, ...paid });
  const subscription = paidSubscription({
    state,
    selection: null,
    prices: null,
    period: null,
    next_invoice: null,
  });
  const billing = { subscription, usage: null, invoices: [], payments: [payment], entries: [], credit: 0 };
  return {
    ...working(operation, { state, sections: paidDraft().sections }),
    [billingRoute]: ok(sampleBilling({ ...billing, allowed_actions: [] })),
  };
}
