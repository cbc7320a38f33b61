import type { Billing, Selection, Subscription, Tenant } from '@atrium/api-client/contract';
import {
  ok,
  quotePlan,
  samplePriceList,
  shownPlan,
  type FakePlan,
  type StubAnswers,
} from '@atrium/api-client/testing/stub';
import { planPurpose } from '../sections/payment/model/plan-purpose';
import { draftBilling, sampleMethods, testCards } from './sample-payments';
import { sampleTenant, tenantId } from './sample-tenants';

export const changePlanPath = `/tenants/details/${tenantId}/plan`;

const at = '2026-11-21T09:42:00.000Z';

/** A year of 14 licences from 3 September 2026. */
export const runningPlan: FakePlan = {
  selection: { cycle: 'yearly', licences: 14, modules: ['couriers', 'fiscalization', 'mailbox'], assets: 12 },
  prices: samplePriceList,
  tax: { category: 'standard', rate: 2200 },
  anchor: '2026-09-03T09:48:00.000Z',
  index: 0,
};

const nothing = {
  planned: null,
  cancels: false,
  read_only_at: null,
  next_try_at: null,
  overdue_reason: null,
  trial_ends_at: null,
};

export const paidSubscription = (change: Partial<Subscription> = {}): Subscription => ({
  ...nothing,
  kind: 'paid',
  state: 'active',
  ...shownPlan(runningPlan, { ...nothing, ...change }),
  ...change,
});

/** The same plan after its unpaid renewal. */
const ended = {
  period: { start: '2025-11-20T09:48:00.000Z', end: '2026-11-20T09:48:00.000Z' },
  next_invoice: null,
} as const;

export const overdueSubscription = (change: Partial<Subscription> = {}) =>
  paidSubscription({
    ...ended,
    state: 'overdue',
    next_try_at: '2026-11-23T09:48:00.000Z',
    read_only_at: '2026-12-04T09:48:00.000Z',
    ...change,
  });

export const unpaidSubscription = () =>
  paidSubscription({ ...ended, state: 'unpaid', read_only_at: '2026-11-20T09:48:00.000Z' });

export const cancelledSubscription = (change: Partial<Subscription> = {}) =>
  paidSubscription({ ...ended, state: 'cancelled', ...change });

export const trialSubscription = (change: Partial<Subscription> = {}): Subscription => ({
  ...nothing,
  kind: 'trial',
  state: 'trial',
  trial_ends_at: '2026-11-30T12:00:00.000Z',
  selection: null,
  prices: null,
  period: null,
  next_invoice: null,
  ...change,
});

export const sampleBilling = (change: Partial<Billing> = {}): Billing =>
  draftBilling({
    subscription: paidSubscription(),
    usage: { licences: 11, assets: 12 },
    allowed_actions: ['change_plan', 'pay', 'cancel'],
    ...change,
  });

interface BillingOptions {
  readonly billing?: Billing;
  readonly tenant?: Tenant;
}

/** Responses about the plan of an existing company CRM; stores a planned change. */
export function billingAnswers({
  billing = sampleBilling(),
  tenant = sampleTenant(),
}: BillingOptions = {}): StubAnswers {
  let now = billing;
  const path = `/tenants/${tenantId}`;
  const { subscription } = billing;
  const running = subscription !== null && planPurpose(subscription) === 'change' ? runningPlan : null;
  const isRenewal = subscription?.state === 'overdue' || subscription?.state === 'unpaid';
  const kind = isRenewal ? 'renewal' : 'change';
  const cancels = running !== null && subscription?.cancels === true;
  const quoted = { at, running, cancels, kind, credit: billing.credit } as const;
  const plan = (planned: Selection | null) => {
    if (now.subscription !== null) now = { ...now, subscription: { ...now.subscription, planned } };
    return ok(now);
  };
  return {
    [`GET ${path}`]: ok(tenant),
    [`GET ${path}/billing`]: () => ok(now),
    'GET /price-list': ok(samplePriceList),
    'GET /sandbox/cards': ok({ data: testCards }),
    [`GET ${path}/payment-methods`]: ok(sampleMethods()),
    [`POST ${path}/quotes`]: ({ body }) => quotePlan(tenant, { ...quoted, body }),
    [`PUT ${path}/planned-change`]: ({ body }) => {
      const { selection } = quotePlan(tenant, { body, at }).body as { selection: Selection };
      return plan(selection);
    },
    [`DELETE ${path}/planned-change`]: () => plan(null),
  };
}
