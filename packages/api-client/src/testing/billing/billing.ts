import type { CurrentUser, Quote, Selection, Tenant } from '../../contract';
import { fakeQuote, type FakeSubscription } from './plan';
import { ProblemError, requireValid } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeState } from '../state';
import { receivedFor } from './documents';
import { billingOf, creditOf, paidOf, usageOf } from './subscription';
import { tenantOf } from '../tenants/tenant';
import { fakeVat } from '../tenants/vat';

const noPlan = () => new ProblemError(409, 'no_paid_plan', 'No paid plan runs for this company CRM.');

/** Rejects quantities below the usage or, if that is unknown, below the current ones. */
function requireUsageCovered(state: FakeState, { id }: Tenant, chosen: Selection): void {
  const usage = usageOf(state, id);
  const now = paidOf(state, id)?.plan.selection;
  const problemOf = (name: 'licences' | 'assets') => {
    if (usage !== null) {
      const used = usage[name];
      return chosen[name] < used && `${used} ${name} are in use, so ${chosen[name]} are too few.`;
    }
    return now !== undefined && chosen[name] < now[name] && 'We cannot check how many are in use right now.';
  };
  requireValid({ licences: problemOf('licences'), assets: problemOf('assets') });
}

/** What was received for pending bank transfers, in cents. */
const pendingOf = ({ payments }: FakeState, id: string): number =>
  payments
    .filter(({ tenantId, payment }) => tenantId === id && payment.state === 'awaiting_transfer')
    .reduce((sum, paid) => sum + receivedFor(paid), 0);

/** Quotes a plan for a company CRM. Stores nothing. */
export function createQuote(state: FakeState, tenant: Tenant, selection: Selection): Quote {
  const [priceList] = state.priceList;
  const isDraft = tenant.state === 'draft' || tenant.state === 'failed';
  const isLiving = tenant.state === 'active' || tenant.state === 'inactive';
  if (tenant.state === 'closed') throw new ProblemError(409, 'tenant_closed', 'This company CRM is closed.');
  if (priceList === undefined || !(isDraft || isLiving))
    throw new ProblemError(409, 'operation_in_progress', 'Another operation is running on this company CRM.');
  if (isLiving) requireUsageCovered(state, tenant, selection);
  const paid = paidOf(state, tenant.id);
  return fakeQuote({
    id: state.newId(),
    kind: isDraft ? 'creation' : 'change',
    now: state.now(),
    selection,
    running: paid?.plan ?? null,
    cancels: paid?.state !== 'cancelled' && paid?.cancels === true,
    priceList,
    vat: fakeVat(tenant),
    credit: creditOf(state, tenant.id),
    received: pendingOf(state, tenant.id),
  });
}

interface BillingCall {
  readonly state: FakeState;
  readonly params: { readonly id: string };
  readonly user: () => CurrentUser;
}

/** Rejects a scheduled change while a payment for the plan is in progress. */
function requireNoPendingPayment({ payments }: FakeState, { id }: Tenant): void {
  const isUnderWay = payments.some(
    ({ tenantId, payment: { state } }) => tenantId === id && ['processing', 'action_needed'].includes(state),
  );
  if (isUnderWay) throw new ProblemError(409, 'payment_in_progress', 'A payment is under way.');
}

/** Changes the subscription of a company CRM, and returns its billing. */
function changed({ state, params, user }: BillingCall, change: (paid: FakeSubscription, tenant: Tenant) => void) {
  const tenant = tenantOf(state, user(), params.id);
  const paid = paidOf(state, tenant.id);
  if (paid === undefined) throw noPlan();
  change(paid, tenant);
  return billingOf(state, tenant, user());
}

export const billingHandlers = {
  quotePlan: ({ state, params, body, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const quote = createQuote(state, tenant, body);
    state.quotes.push({ tenantId: tenant.id, quote });
    return quote;
  },

  getBilling: ({ state, params, user }) => billingOf(state, tenantOf(state, user(), params.id), user()),

  planChange: (call) =>
    changed(call, (paid, tenant) => {
      requireUsageCovered(call.state, tenant, call.body);
      requireNoPendingPayment(call.state, tenant);
      if (paid.cancels) throw new ProblemError(409, 'subscription_ends', 'The subscription ends with its period.');
      paid.planned = call.body;
    }),

  undoPlannedChange: (call) =>
    changed(call, (paid, tenant) => {
      requireNoPendingPayment(call.state, tenant);
      paid.planned = null;
    }),

  cancelSubscription: (call) => changed(call, (paid) => Object.assign(paid, { cancels: true, planned: null })),

  resumeSubscription: (call) =>
    changed(call, (paid) => {
      paid.cancels = false;
    }),
} satisfies Handlers;
