import type { Billing, Subscription, TenantState } from '@atrium/api-client/contract';
import { planLines, sumLines } from '@atrium/api-client/contract/pricing';
import { inScope, hasPermission, NotFound } from '../../platform';
import { findTenant, isLive, type TenantCall } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findCredit, findEntries } from '../ledger/ledger.repository';
import { viewEntry } from '../ledger/entry-view';
import { findInvoicesOf } from '../invoices/invoice.repository';
import { formatInvoiceNumber } from '../invoices/numbers/invoice-number';
import { findPayments, type PaymentRecord, type PaymentState } from '../payments/payment.repository';
import { viewPayment } from '../payments/payment-view';
import { findNewestVersion, findVersion, type PriceListRow } from '../price-list/price-list.repository';
import { lastPeriod, pricesOf, runningSubscription } from './running-plan';
import { findOverdueReason } from './overdue-reason';
import { findSubscription, type SubscriptionRow } from './subscription.repository';
import { shownState } from './subscription-state';

/** Subscription, invoices, payments and account credit of a company CRM, for its members. */
export async function readBilling(dependencies: BillingDependencies, call: TenantCall, id: string): Promise<Billing> {
  const now = dependencies.clock();
  const found = await inScope(dependencies.database, call.scope, async (tx) => {
    const head = await findTenant(tx, call.scope, id);
    if (head === null) throw new NotFound('tenant_not_found');
    const subscription = await findSubscription(tx, id);
    const version = subscription?.priceListVersion ?? null;
    const payments = await findPayments(tx, id);
    return {
      head,
      subscription,
      newestList: (await findNewestVersion(tx)).list,
      list: version === null ? null : await findVersion(tx, version),
      payments,
      overdueReason: subscription === null ? null : await findOverdueReason(tx, dependencies, subscription, payments),
      invoices: await findInvoicesOf(tx, id),
      entries: await findEntries(tx, id),
      credit: await findCredit(tx, id),
    };
  });
  const { head, subscription, payments } = found;
  const live = isLive(head.tenant.state);
  const isPayer = head.role === 'owner' || hasPermission(call.user, 'update/subscriptions');
  const voided = new Set(payments.flatMap(({ payment }) => (payment.state === 'voided' ? payment.invoiceId : [])));
  const view =
    subscription === null ? null : viewSubscription(subscription, { ...found, tenant: head.tenant.state, now });
  return {
    subscription: view,
    usage: live ? await dependencies.usageOf(id) : null,
    credit: found.credit,
    invoices: found.invoices.map((row) => ({
      id: row.id,
      kind: row.kind,
      number: formatInvoiceNumber(row),
      issued_on: row.issuedOn,
      due_on: row.dueOn,
      paid_on: row.paidOn,
      total: row.total,
      amount_due: row.amountDue,
      is_void: row.kind === 'proforma' && voided.has(row.id),
    })),
    payments: payments.map((payment) => viewPayment(payment)),
    entries: found.entries.map((entry) => viewEntry(entry)),
    allowed_actions: live && isPayer ? actionsOf(view, payments) : [],
  };
}

interface SubscriptionContext {
  readonly tenant: TenantState;
  readonly newestList: PriceListRow;
  readonly list: PriceListRow | null;
  readonly payments: readonly PaymentRecord[];
  readonly overdueReason: Subscription['overdue_reason'];
  readonly now: Date;
}

function viewSubscription(
  row: SubscriptionRow,
  { tenant, newestList, list, payments, overdueReason, now }: SubscriptionContext,
): Subscription {
  const isTransferPending = payments.some(({ payment }) => payment.state === 'awaiting_transfer');
  const running = runningSubscription(row);
  const period = lastPeriod(row);
  const state = shownState(tenant, row, { isTransferPending, now });
  return {
    kind: row.kind,
    state,
    trial_ends_at: row.trialEndsAt?.toISOString() ?? null,
    selection: row.selection,
    prices: list === null ? null : pricesOf(list),
    period: period === null ? null : { start: period.start.toISOString(), end: period.end.toISOString() },
    next_invoice:
      running === null || period === null || period.end <= now ? null : nextInvoice(running, newestList, period.end),
    planned: row.planned,
    cancels: row.cancels,
    read_only_at: row.readOnlyAt?.toISOString() ?? null,
    next_try_at: row.nextTryAt?.toISOString() ?? null,
    overdue_reason: state === 'overdue' ? overdueReason : null,
  };
}

function nextInvoice(
  running: NonNullable<ReturnType<typeof runningSubscription>>,
  list: PriceListRow,
  end: Date,
): Subscription['next_invoice'] {
  if (running.cancels) return null;
  const tax = { category: running.taxCategory, rate: running.taxRate };
  const plan = { selection: running.planned ?? running.selection, prices: pricesOf(list), tax };
  return { on: end.toISOString(), total: sumLines(planLines(plan)).total };
}

function actionsOf(subscription: Subscription | null, payments: readonly PaymentRecord[]): string[] {
  if (subscription === null) return [];
  const { state, cancels } = subscription;
  const hasPaymentIn = (...states: PaymentState[]) => payments.some(({ payment }) => states.includes(payment.state));
  const canPay = !hasPaymentIn('processing', 'capturing', 'awaiting_transfer');
  const isPaying = hasPaymentIn('processing', 'action_needed', 'authorised', 'capturing');
  const isRunning = state === 'active' || state === 'awaiting_transfer';
  const canCancel = !isPaying && (isRunning || (canPay && state === 'overdue'));
  return [
    ...(canPay ? ['change_plan'] : []),
    ...(canPay && !isRunning ? ['pay'] : []),
    ...(canCancel && !cancels ? ['cancel'] : []),
    ...(!isPaying && isRunning && cancels ? ['resume'] : []),
  ];
}
