import type { SubscriptionSummary, Tenant } from '../../contract';
import { periodOf, type FakePlan } from '../billing/plan';
import { accountOf, paidOf, subscriptionOf } from '../billing/subscription';
import type { ReadRows } from '../resources/listing';
import type { FakeState } from '../state';

const monthsOfYear = 12;

function monthlyValue({ selection, prices }: FakePlan): number {
  const { licences, modules, assets, cycle } = selection;
  const month = licences * prices.licence + modules.length * prices.module + assets * prices.asset;
  return cycle === 'yearly' ? Math.round((month * prices.yearly_months) / monthsOfYear) : month;
}

function transfersOf({ payments }: FakeState, tenantId: string): SubscriptionSummary['transfers'] {
  const transfers = payments.flatMap(({ tenantId: of, payment, proforma, receipts = [] }) => {
    const { id, amount, received, state } = payment;
    const isAwaited = state === 'awaiting_transfer';
    const recorded = receipts.reduce((sum, receipt) => sum + receipt.amount, 0);
    const mayArrive = isAwaited || ((state === 'voided' || state === 'credited') && recorded < amount);
    if (of !== tenantId || proforma === undefined || !mayArrive) return [];
    const { number, due_on: due } = proforma;
    return [{ payment_id: id, is_invoice: false, is_awaited: isAwaited, amount, received, number, due_on: due }];
  });
  return transfers.toSorted((one, other) => Number(other.is_awaited) - Number(one.is_awaited));
}

const closedOrDraft = ({ state }: Tenant) => (state === 'closed' ? 'closed' : 'draft');

function summaryOf(state: FakeState, tenant: Tenant): SubscriptionSummary[] {
  const subscription = subscriptionOf(state, tenant);
  const account = accountOf(state, tenant.id);
  const hasOnlyCredit = subscription === null || tenant.state === 'closed';
  const transfers = transfersOf(state, tenant.id);
  if (hasOnlyCredit && account.credit === 0 && transfers.length === 0) return [];
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
      ...account,
      next_try_at: subscription?.next_try_at ?? null,
      read_only_at: subscription?.read_only_at ?? null,
      transfers,
    },
  ];
}

/** The subscriptions of all company CRMs. */
export const subscriptionRows: ReadRows = ({ state }) =>
  state.tenants
    .flatMap((tenant) => summaryOf(state, tenant))
    .map((shown) => ({
      shown,
      values: { has_pending_transfer: shown.transfers.some(({ is_awaited: isAwaited }) => isAwaited) },
    }));
