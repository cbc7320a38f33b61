import {
  exportSubscriptionsEndpoint,
  listSubscriptionsEndpoint,
  giveUpTransferEndpoint,
  receivePaymentEndpoint,
  subscriptionsResource,
  type ListedSubscription,
  type Tenant,
} from '../contract';
import { exportSchema, giveUpTransferSchema, listSubscriptionsSchema, receivePaymentSchema } from '../contract/schemas';
import { issue, type FakePayment } from './fake-bill';
import { listRows, selectRows, type FakeRows } from './fake-list';
import { periodOf, type FakePlan } from './fake-plan';
import { FakeProblem, invalid, notFound } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import { fakeSpreadsheet } from './fake-spreadsheet';
import type { FakeState } from './fake-state';
import { creditOf, paidOf, subscriptionOf } from './fake-subscription';

const monthsOfYear = 12;

function monthlyValue({ selection, prices }: FakePlan): number {
  const { licences, modules, assets, cycle } = selection;
  const month = licences * prices.licence + modules.length * prices.module + assets * prices.asset;
  return cycle === 'yearly' ? Math.round((month * prices.yearly_months) / monthsOfYear) : month;
}

function transferOf({ payments, invoices }: FakeState, tenantId: string): ListedSubscription['transfer'] {
  const awaited = payments.find((one) => one.tenantId === tenantId && one.payment.state === 'awaiting_transfer');
  const proforma = invoices.find((one) => one.tenantId === tenantId && one.kind === 'proforma');
  if (awaited === undefined || proforma === undefined) return null;
  const { id: payment_id, amount } = awaited.payment;
  return { payment_id, is_awaited: true, amount, number: proforma.number, due_on: proforma.due_on };
}

const closedOrDraft = ({ state }: Tenant) => (state === 'closed' ? 'closed' : 'draft');

function rowOf(state: FakeState, tenant: Tenant): ListedSubscription[] {
  const subscription = subscriptionOf(state, tenant);
  const credit = creditOf(state, tenant.id);
  const hasOnlyCredit = subscription === null || tenant.state === 'closed';
  if (hasOnlyCredit && credit === 0) return [];
  const selection = subscription?.selection;
  const plan = paidOf(state, tenant.id)?.plan;
  const ownerId = state.members.find((one) => one.tenantId === tenant.id && one.role === 'owner')?.userId;
  return [
    {
      id: tenant.id,
      title: tenant.title,
      company: tenant.sections.application.data.company ?? '',
      owner: state.accounts.find(({ user }) => user.id === ownerId)?.user.full_name ?? '',
      kind: subscription?.kind ?? 'paid',
      state: hasOnlyCredit ? closedOrDraft(tenant) : subscription.state,
      cycle: selection?.cycle ?? null,
      licences: selection?.licences ?? 0,
      modules: selection?.modules.length ?? 0,
      assets: selection?.assets ?? 0,
      period_end: plan === undefined ? (subscription?.trial_ends_at ?? null) : periodOf(plan).end.toISOString(),
      monthly_value: plan === undefined || subscription?.state === 'cancelled' ? 0 : monthlyValue(plan),
      credit,
      next_try_at: subscription?.next_try_at ?? null,
      read_only_at: subscription?.read_only_at ?? null,
      transfer: transferOf(state, tenant.id),
    },
  ];
}

const subscriptionRows = (state: FakeState): FakeRows<ListedSubscription> => ({
  resource: subscriptionsResource,
  rows: state.tenants.flatMap((tenant) => rowOf(state, tenant)),
  value: (row, column) => row[column as Exclude<keyof ListedSubscription, 'transfer'>],
});

interface PaymentParams {
  readonly id: string;
  readonly payment_id: string;
}

function transferOfPayment({ payments }: FakeState, { id, payment_id: paymentId }: PaymentParams): FakePayment {
  const found = payments.find((one) => one.tenantId === id && one.payment.id === paymentId);
  if (found === undefined) throw notFound('payment_not_found');
  return found;
}

function refuseUnawaited({ payment }: FakePayment): void {
  if (payment.state !== 'awaiting_transfer')
    throw new FakeProblem(409, 'transfer_not_awaited', 'No bank transfer is waited for here.');
}

export const fakeSubscriptionRoutes: readonly FakeRoute[] = [
  fakeRoute(listSubscriptionsEndpoint, listSubscriptionsSchema, ({ state, query, user }) =>
    listRows(subscriptionRows(state), query, user(), (row) => row),
  ),

  fakeRoute(exportSubscriptionsEndpoint, exportSchema, ({ state, body }) => {
    const rows = subscriptionRows(state);
    return fakeSpreadsheet(rows, selectRows(rows, body));
  }),

  fakeRoute(receivePaymentEndpoint, receivePaymentSchema, ({ state, params, body }) => {
    if (body.received_on > state.now().toISOString().slice(0, 10))
      throw invalid({ received_on: ['Choose today or a day before.'] });
    const found = transferOfPayment(state, params);
    const { payment } = found;
    if (payment.state === 'captured' && payment.card === null) return payment;
    refuseUnawaited(found);
    if (body.amount !== payment.amount) throw invalid({ amount: ['Enter the amount of the pro-forma invoice.'] });
    payment.state = 'captured';
    issue(state, found, 'invoice');
    const paid = paidOf(state, params.id);
    if (paid !== undefined) Object.assign(paid, { state: 'active', read_only_at: null });
    return payment;
  }),

  fakeRoute(giveUpTransferEndpoint, giveUpTransferSchema, ({ state, params }) => {
    const found = transferOfPayment(state, params);
    const { payment, before } = found;
    if (payment.state === 'voided' && payment.card === null) return payment;
    refuseUnawaited(found);
    payment.state = 'voided';
    const proforma = state.invoices.find((one) => one.tenantId === params.id && one.kind === 'proforma');
    if (proforma !== undefined) proforma.is_void = true;
    const paid = paidOf(state, params.id);
    if (paid !== undefined) Object.assign(paid, before ?? { state: 'unpaid', read_only_at: state.now().toISOString() });
    return payment;
  }),
];
