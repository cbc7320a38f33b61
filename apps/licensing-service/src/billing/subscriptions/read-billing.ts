import type { Billing, Subscription, TenantState } from '@atrium/api-client/contract';
import { planLines, sumLines } from '@atrium/api-client/contract/pricing';
import { hasPermission, localDay, NotFound, startOfLocalDay } from '../../platform';
import { findTenant, isLive, type TenantCall } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findInvoicesOf } from '../invoices/invoice.repository';
import { formatInvoiceNumber } from '../invoices/numbers/invoice-number';
import { findCredit, findEntries } from '../ledger/ledger.repository';
import type { PaymentState } from '../payments/payment-machine';
import { findPayments, type PaymentRecord } from '../payments/payment.repository';
import { viewPayment } from '../payments/payment-view';
import { lastOf } from '../periods/period';
import { findAllVersions, type PriceListRow } from '../price-list/price-list.repository';
import { pricesOf } from '../price-list/prices-of';
import { vatDecisionOf, versionOf } from '../quotes/price-selection';
import { findVatInputs } from '../quotes/quote-inputs';
import type { VatDecision } from '../vat/decide-vat';
import { asCall } from '../work';
import { findOverdueReason } from './overdue-reason';
import { findSubscribed, planOn, type Subscribed } from './subscribed';
import { readOnlyAfter, shownState, stateOfPlan } from './subscription-state';

/** Subscription, invoices, payments and account credit of a company CRM, for its members. */
export async function readBilling(dependencies: BillingDependencies, call: TenantCall, id: string): Promise<Billing> {
  const found = await asCall(
    dependencies,
    call.scope,
  )(async (work) => {
    const { tx, now } = work;
    const head = await findTenant(tx, call.scope, id);
    if (head === null) throw new NotFound('tenant_not_found');
    const subscribed = await findSubscribed(tx, id);
    const payments = await findPayments(tx, id);
    return {
      now,
      head,
      subscribed,
      lists: await findAllVersions(tx),
      vat: vatDecisionOf(await findVatInputs(tx, id, now), dependencies.settings.ossThreshold),
      payments,
      overdueReason: subscribed === null ? null : await findOverdueReason(work, subscribed.subscription),
      invoices: await findInvoicesOf(tx, id),
      entries: await findEntries(tx, id),
      credit: await findCredit(tx, id),
    };
  });
  const { now, head, subscribed, payments } = found;
  const live = isLive(head.tenant.state);
  const isPayer = head.role === 'owner' || hasPermission(call.user, 'update/subscriptions');
  const voided = new Set(payments.flatMap(({ payment }) => (payment.state === 'voided' ? payment.proformaId : [])));
  const paidOn = new Map(
    payments.flatMap(({ payment }) =>
      payment.kind === 'correction' && payment.state === 'captured'
        ? [[payment.invoiceId, payment.receivedOn ?? localDay(payment.updatedAt)]]
        : [],
    ),
  );
  const view = subscribed === null ? null : viewSubscription(subscribed, { ...found, tenant: head.tenant.state });
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
      paid_on: row.paidOn ?? paidOn.get(row.id) ?? null,
      total: row.total,
      amount_due: row.amountDue,
      is_void: row.kind === 'proforma' && voided.has(row.id),
    })),
    payments: payments.map((payment) => viewPayment(payment)),
    entries: found.entries,
    allowed_actions: live && isPayer && subscribed !== null ? actionsOf(subscribed, payments, now) : [],
  };
}

interface SubscriptionContext {
  readonly tenant: TenantState;
  /** Newest first. */
  readonly lists: readonly PriceListRow[];
  readonly vat: VatDecision;
  readonly overdueReason: Subscription['overdue_reason'];
  readonly now: Date;
}

function viewSubscription(subscribed: Subscribed, context: SubscriptionContext): Subscription {
  const { subscription: row, periods } = subscribed;
  const { tenant, lists, overdueReason, now } = context;
  const plan = row.kind === 'paid' ? planOn(periods, now) : null;
  const last = row.kind === 'paid' ? lastOf(periods) : null;
  const state = shownState(tenant, row, now);
  return {
    kind: row.kind,
    state,
    trial_ends_at: row.trialEndsAt?.toISOString() ?? null,
    selection: plan?.selection ?? null,
    prices: plan === null ? null : versionOf(lists, plan.priceListVersion).prices,
    period:
      last === null || plan === null
        ? null
        : { start: startOfLocalDay(plan.billing.from).toISOString(), end: startOfLocalDay(last.to).toISOString() },
    next_invoice: nextInvoice(subscribed, context),
    planned: row.planned,
    cancels: row.cancels,
    read_only_at: readOnlyAfter(row, now)?.toISOString() ?? null,
    next_try_at: row.nextTryAt?.toISOString() ?? null,
    overdue_reason:
      state === 'overdue' || (state === 'unpaid' && overdueReason === 'invoice_unpaid') ? overdueReason : null,
  };
}

function nextInvoice(
  { subscription: { kind, cancels, endedAt, planned }, periods }: Subscribed,
  { lists, vat, now }: SubscriptionContext,
): Subscription['next_invoice'] {
  const last = lastOf(periods);
  const [newest] = lists;
  if (kind !== 'paid' || cancels || endedAt !== null || last === null || newest === undefined) return null;
  if (last.to <= localDay(now) || vat.kind === 'refused') return null;
  const plan = { selection: planned ?? last.selection, prices: pricesOf(newest), tax: vat };
  return { on: startOfLocalDay(last.to).toISOString(), total: sumLines(planLines(plan)).total };
}

function actionsOf({ subscription }: Subscribed, payments: readonly PaymentRecord[], now: Date): string[] {
  const { cancels } = subscription;
  const state = stateOfPlan(subscription, now);
  const hasPaymentIn = (...states: PaymentState[]) => payments.some(({ payment }) => states.includes(payment.state));
  const canPay = !hasPaymentIn('processing', 'capturing');
  const isPaying = hasPaymentIn('processing', 'action_needed', 'authorised', 'capturing');
  const isRunning = state === 'active';
  const canCancel = !isPaying && (isRunning || (canPay && state === 'overdue'));
  return [
    ...(canPay ? ['change_plan'] : []),
    ...(canPay && !isRunning ? ['pay'] : []),
    ...(canCancel && !cancels ? ['cancel'] : []),
    ...(!isPaying && isRunning && cancels ? ['resume'] : []),
  ];
}
