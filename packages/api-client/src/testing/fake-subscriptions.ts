import {
  exportSubscriptionsEndpoint,
  listSubscriptionsEndpoint,
  cancelTransferEndpoint,
  recordTransferEndpoint,
  subscriptionsResource,
  type SubscriptionSummary,
  type Tenant,
} from '../contract';
import { exportSchema, cancelTransferSchema, listSubscriptionsSchema, recordTransferSchema } from '../contract/schemas';
import { issue, keepAsCredit } from './fake-bill';
import type { FakePayment } from './fake-records';
import { listRows, selectRows, type FakeRows } from './fake-list';
import { periodOf, type FakePlan, type FakeSubscription } from './fake-plan';
import { FakeProblem, notFound, refuseInvalid } from './fake-problem';
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

function transfersOf({ payments }: FakeState, tenantId: string): SubscriptionSummary['transfers'] {
  const transfers = payments.flatMap(({ tenantId: of, payment, proforma }) => {
    const isAwaited = payment.state === 'awaiting_transfer';
    if (of !== tenantId || proforma === undefined || !(isAwaited || payment.state === 'voided')) return [];
    const { id, amount } = payment;
    return [{ payment_id: id, is_awaited: isAwaited, amount, number: proforma.number, due_on: proforma.due_on }];
  });
  return transfers.toSorted((one, other) => Number(other.is_awaited) - Number(one.is_awaited));
}

const closedOrDraft = ({ state }: Tenant) => (state === 'closed' ? 'closed' : 'draft');

function rowOf(state: FakeState, tenant: Tenant): SubscriptionSummary[] {
  const subscription = subscriptionOf(state, tenant);
  const credit = creditOf(state, tenant.id);
  const hasOnlyCredit = subscription === null || tenant.state === 'closed';
  const transfers = transfersOf(state, tenant.id);
  if (hasOnlyCredit && credit === 0 && transfers.length === 0) return [];
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
      transfers,
    },
  ];
}

const subscriptionRows = (state: FakeState): FakeRows<SubscriptionSummary> => ({
  resource: subscriptionsResource,
  rows: state.tenants.flatMap((tenant) => rowOf(state, tenant)),
  value: (row, column) => row[column as Exclude<keyof SubscriptionSummary, 'transfers'>],
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

const notAwaited = () => new FakeProblem(409, 'transfer_not_awaited', 'No bank transfer is pending here.');

type Receipt = NonNullable<FakePayment['receipt']>;

/** Whether the same transfer was recorded before. */
function isNoted({ receipt }: FakePayment, noted: Receipt): boolean {
  if (receipt === undefined) return false;
  if (receipt.received_on !== noted.received_on || receipt.amount !== noted.amount)
    throw new FakeProblem(
      409,
      'transfer_noted_otherwise',
      'This transfer was already recorded with another amount or day.',
    );
  return true;
}

/** A pending transfer must match to the cent; any other becomes credit, whatever its amount. */
function amountProblems({ payment }: FakePayment, amount: number, isConfirmed: boolean) {
  const differs = amount !== payment.amount;
  const isAwaited = payment.state === 'awaiting_transfer';
  return {
    amount: differs && isAwaited && 'Enter the amount of the pro-forma invoice.',
    is_confirmed: differs && !isAwaited && !isConfirmed && 'Confirm the amount, or correct it.',
  };
}

function dayProblem(day: string, earliest: string, now: Date): string | false {
  if (day > now.toISOString().slice(0, 10)) return 'Choose today or an earlier day.';
  return day < earliest && 'Choose the day of the pro-forma invoice or a later one.';
}

/** What has come pays for what was ordered: at once where that runs, else once it does. */
function takeAwaited(state: FakeState, found: FakePayment): void {
  const paid = paidOf(state, found.tenantId);
  if (paid === undefined) return;
  issue(state, found, 'invoice');
  Object.assign(paid, { state: 'active', read_only_at: null });
}

/** The subscription after a cancelled transfer: the previous plan, with any later cancellation or resumption. */
function planAgain(state: FakeState, { quote, before }: FakePayment, { cancels }: FakeSubscription) {
  if (before === undefined) return { state: 'unpaid', read_only_at: state.now().toISOString() };
  return quote.kind === 'change' ? { ...before, cancels } : before;
}

export const fakeSubscriptionRoutes: readonly FakeRoute[] = [
  fakeRoute(listSubscriptionsEndpoint, listSubscriptionsSchema, ({ state, query, user }) =>
    listRows(subscriptionRows(state), query, user(), (row) => row),
  ),

  fakeRoute(exportSubscriptionsEndpoint, exportSchema, ({ state, body }) => {
    const rows = subscriptionRows(state);
    return fakeSpreadsheet(rows, selectRows(rows, body));
  }),

  fakeRoute(recordTransferEndpoint, recordTransferSchema, ({ state, params, body }) => {
    const found = transferOfPayment(state, params);
    const { payment, proforma } = found;
    const { received_on, amount, is_confirmed: isConfirmed = false } = body;
    if (isNoted(found, { received_on, amount })) return payment;
    const isAwaited = payment.state === 'awaiting_transfer';
    if (proforma === undefined || !(isAwaited || payment.state === 'voided')) throw notAwaited();
    refuseInvalid({
      received_on: dayProblem(received_on, proforma.issued_on, state.now()),
      ...amountProblems(found, amount, isConfirmed),
    });
    Object.assign(found, { receipt: { received_on, amount } });
    payment.state = 'captured';
    if (isAwaited) takeAwaited(state, found);
    else keepAsCredit(state, params.id, amount);
    return payment;
  }),

  fakeRoute(cancelTransferEndpoint, cancelTransferSchema, ({ state, params }) => {
    const found = transferOfPayment(state, params);
    const { payment, proforma } = found;
    if (payment.state === 'voided' && proforma !== undefined) return payment;
    if (payment.state !== 'awaiting_transfer' || proforma === undefined) throw notAwaited();
    const paid = paidOf(state, params.id);
    if (paid === undefined)
      throw new FakeProblem(409, 'operation_in_progress', 'Another operation is running on this company CRM.');
    payment.state = 'voided';
    proforma.is_void = true;
    Object.assign(paid, planAgain(state, found, paid));
    return payment;
  }),
];
