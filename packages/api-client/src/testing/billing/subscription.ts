import type { Billing, CurrentUser, Payment, Quote, Subscription, Tenant } from '../../contract';
import { can } from '../../session/can';
import { planAfter, shownPlan, type FakeSubscription } from './plan';
import type { FakeState } from '../state';
import { roleIn } from '../tenants/tenant-access';

/** The paid subscription of a company CRM; undefined without one. */
export const paidOf = ({ subscriptions }: FakeState, tenantId: string): FakeSubscription | undefined =>
  subscriptions.find((one) => one.tenantId === tenantId);

export const creditOf = ({ credits }: FakeState, tenantId: string): number => credits.get(tenantId) ?? 0;

/** Account credit of a company CRM; what was received for pending transfers is reserved. */
export function accountOf(state: FakeState, tenantId: string): Pick<Billing, 'credit' | 'credit_reserved'> {
  const received = state.payments
    .filter((one) => one.tenantId === tenantId)
    .reduce((sum, { payment }) => sum + payment.received, 0);
  return { credit: creditOf(state, tenantId) + received, credit_reserved: received };
}

/** Usage of a company CRM; one licence by default. */
export const usageOf = ({ usages }: FakeState, tenantId: string): Billing['usage'] =>
  usages.has(tenantId) ? (usages.get(tenantId) ?? null) : { licences: 1, assets: 0 };

const nothing = {
  trial_ends_at: null,
  selection: null,
  prices: null,
  period: null,
  next_invoice: null,
  planned: null,
  cancels: false,
  read_only_at: null,
  next_try_at: null,
  overdue_reason: null,
} as const;

function trialOf({ subscription }: Tenant): Subscription | null {
  if (subscription === null) return null;
  const state = subscription.expired ? 'trial_ended' : 'trial';
  return { ...nothing, kind: 'trial', state, trial_ends_at: subscription.ends_at };
}

/** The subscription that starts when the company CRM is created; null if none is being created. */
function startingSubscription({ state, sections }: Tenant): Subscription | null {
  if (state !== 'creating' && state !== 'failed') return null;
  const kind = sections.subscription.data.plan === 'paid' ? 'paid' : 'trial';
  return { ...nothing, kind, state };
}

/** The subscription of a company CRM; null without one. */
export function subscriptionOf(state: FakeState, tenant: Tenant): Subscription | null {
  const paid = paidOf(state, tenant.id);
  if (paid === undefined) return startingSubscription(tenant) ?? trialOf(tenant);
  const { plan, tenantId: _id, ...recipients } = paid;
  return { kind: 'paid', trial_ends_at: null, ...recipients, ...shownPlan(plan, paid) };
}

function actionsOf(subscription: Subscription | null, payments: Billing['payments']): string[] {
  if (subscription === null) return [];
  const isAny = (...states: Payment['state'][]) => payments.some(({ state }) => states.includes(state));
  const free = isAny('processing') ? [] : ['change_plan', 'pay'];
  if (subscription.kind === 'trial' || subscription.state === 'cancelled') return free;
  const isAsked = isAny('processing', 'action_needed');
  return isAsked ? free : [...free, subscription.cancels ? 'resume' : 'cancel'];
}

/** Billing of a company CRM, with the actions that the user is permitted. */
export function billingOf(state: FakeState, tenant: Tenant, user: CurrentUser): Billing {
  const subscription = subscriptionOf(state, tenant);
  const mayPay = can(user, 'update/subscriptions') || roleIn(state, user, tenant.id) === 'owner';
  const payments = state.payments.filter(({ tenantId }) => tenantId === tenant.id).map(({ payment }) => payment);
  return {
    subscription,
    usage: tenant.state === 'draft' ? null : usageOf(state, tenant.id),
    ...accountOf(state, tenant.id),
    invoices: state.invoices
      .filter(({ tenantId }) => tenantId === tenant.id)
      .map(({ tenantId: _tenant, ...invoice }) => invoice),
    payments,
    entries: state.payouts
      .filter(({ tenantId }) => tenantId === tenant.id)
      .map(({ tenantId: _tenant, ...entry }) => entry),
    allowed_actions: mayPay ? actionsOf(subscription, payments) : [],
  };
}

/** Applies a paid quote: starts its plan, and uses or adds credit. */
export function applyQuote(state: FakeState, { id: tenantId }: Pick<Tenant, 'id'>, quote: Quote): void {
  const [priceList] = state.priceList;
  if (priceList === undefined) throw new Error('A service has a price list.');
  const before = paidOf(state, tenantId);
  const plan = planAfter(quote, before?.plan ?? null, priceList, state.now());
  state.credits.set(tenantId, creditOf(state, tenantId) - quote.credit_used + quote.becomes_credit);
  state.quotes = state.quotes.filter((one) => one.tenantId !== tenantId);
  const after: FakeSubscription = {
    tenantId,
    plan,
    state: 'active',
    planned: null,
    cancels: quote.ends_at !== null,
    read_only_at: null,
    next_try_at: null,
    overdue_reason: null,
  };
  state.subscriptions = [...state.subscriptions.filter((one) => one !== before), after];
}
