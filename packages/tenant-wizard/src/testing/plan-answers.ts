import type { Billing, Selection, Tenant } from '@atrium/api-client/contract';
import {
  planBilling,
  runningPlan,
  sampleMethods,
  samplePriceList,
  sampleTenant,
  tenantId,
  testCards,
} from '@atrium/api-client/testing/samples';
import { ok, quotePlan, type StubAnswers } from '@atrium/api-client/testing/stub';
import { planPurpose } from '../sections/payment/model/plan-purpose';

export const changePlanPath = `/tenants/details/${tenantId}/plan`;

const at = '2026-11-21T09:42:00.000Z';

interface PlanWorld {
  readonly billing?: Billing;
  readonly tenant?: Tenant;
}

/** Responses about the plan of an existing company CRM; stores a planned change. */
export function planAnswers({ billing = planBilling(), tenant = sampleTenant() }: PlanWorld = {}): StubAnswers {
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
