import type { Billing, Subscription, TenantState } from '@atrium/api-client/contract';
import { hasPermission, localDay, NotFound, startOfLocalDay } from '../../platform';
import { findTenant, isLive, type TenantCall } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findInvoicesOf } from '../invoices/invoice.repository';
import { formatInvoiceNumber } from '../invoices/numbers/invoice-number';
import { findCredit, findEntries } from '../ledger/ledger.repository';
import { findMethods } from '../payments/methods/method.repository';
import type { PaymentState } from '../payments/payment-machine';
import { findPayments, type PaymentRow } from '../payments/payment.repository';
import { viewPayment } from '../payments/payment-view';
import { findReservedCredit } from '../payments/spendable-credit';
import { lastOf } from '../periods/period';
import { findAllVersions } from '../price-list/price-list.repository';
import { invoiceOn, versionOf } from '../quotes/price-selection';
import { findBuyerVat, isVatRefused } from '../quotes/quote-inputs';
import { asCall, type Work } from '../work';
import { findSubscribed, lastPaidPeriod, planOn, type Subscribed } from './subscribed';
import { isInvoiceOverdue, readOnlyAfter, shownState, stateOfPlan } from './subscription-state';
import type { SubscriptionRow } from './subscription.repository';

/** Subscription, invoices, payments and account credit of a company CRM, for its members. */
export async function readBilling(dependencies: BillingDependencies, call: TenantCall, id: string): Promise<Billing> {
  const { live, ...billing } = await asCall(dependencies, call.scope)((work) => readStored(work, call, id));
  return { ...billing, usage: live ? await dependencies.usageOf(id) : null };
}

async function readStored(work: Work, call: TenantCall, id: string) {
  const { tx, now } = work;
  const head = await findTenant(tx, call.scope, id);
  if (head === null) throw new NotFound('tenant_not_found');
  const live = isLive(head.tenant.state);
  const isPayer = head.role === 'owner' || hasPermission(call.user, 'update/subscriptions');
  const subscribed = await findSubscribed(tx, id);
  const records = await findPayments(tx, id);
  const payments = records.map(({ payment }) => payment);
  return {
    live,
    subscription: subscribed === null ? null : await viewSubscription(work, head.tenant.state, subscribed),
    credit: await findCredit(tx, id),
    credit_reserved: await findReservedCredit(tx, id),
    invoices: (await findInvoicesOf(tx, id)).map((row) => viewInvoice(row, payments)),
    payments: records.map((record) => viewPayment(record)),
    entries: await findEntries(tx, id),
    allowed_actions: live && isPayer && subscribed !== null ? actionsOf(subscribed.subscription, payments, now) : [],
  };
}

async function viewSubscription(work: Work, tenant: TenantState, subscribed: Subscribed): Promise<Subscription> {
  const { tx, now } = work;
  const { subscription: row } = subscribed;
  const periods = row.kind === 'paid' ? subscribed.periods : [];
  const plan = planOn(periods, now);
  const last = lastOf(periods);
  const lists = await findAllVersions(tx);
  const state = shownState(tenant, row, now);
  const reason = await findOverdueReason(work, row);
  const { decision } = await findBuyerVat(work, row.tenantId);
  const renewed = row.cancels ? null : lastPaidPeriod(subscribed);
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
    next_invoice:
      renewed === null || renewed.to <= localDay(now) || decision.kind === 'refused'
        ? null
        : invoiceOn(renewed.to, { selection: row.planned ?? renewed.selection, lists, tax: decision }),
    planned: row.planned,
    cancels: row.cancels,
    read_only_at: readOnlyAfter(row, now)?.toISOString() ?? null,
    next_try_at: row.nextTryAt?.toISOString() ?? null,
    overdue_reason: state === 'overdue' || (state === 'unpaid' && reason === 'invoice_unpaid') ? reason : null,
  };
}

/** The current reason why a renewal or an owed invoice is past due; null if unknown. */
export async function findOverdueReason(work: Work, row: SubscriptionRow): Promise<Subscription['overdue_reason']> {
  const { tenantId, overdueSince, renewalFailure } = row;
  if (overdueSince === null) return isInvoiceOverdue(row, work.now) ? 'invoice_unpaid' : null;
  if (await isVatRefused(work, tenantId)) return 'vat_undetermined';
  const cards = await findMethods(work.tx, tenantId);
  if (!cards.some(({ gateway }) => work.gateways.has(gateway))) return 'no_card';
  // The customer has entered a card or a VAT number since.
  return renewalFailure === 'no_card' || renewalFailure === 'vat_undetermined' ? null : renewalFailure;
}

type InvoiceRow = Awaited<ReturnType<typeof findInvoicesOf>>[number];

function viewInvoice(row: InvoiceRow, payments: readonly PaymentRow[]): Billing['invoices'][number] {
  const paid = payments.findLast(
    ({ kind, state, invoiceId }) => kind === 'correction' && state === 'captured' && invoiceId === row.id,
  );
  return {
    id: row.id,
    kind: row.kind,
    number: formatInvoiceNumber(row),
    issued_on: row.issued_on,
    due_on: row.due_on,
    paid_on: row.paid_on ?? paid?.receivedOn ?? (paid === undefined ? null : localDay(paid.updatedAt)),
    total: row.total,
    amount_due: row.amount_due,
    is_void:
      row.kind === 'proforma' && payments.some(({ state, proformaId }) => state === 'voided' && proformaId === row.id),
  };
}

function actionsOf(row: SubscriptionRow, payments: readonly PaymentRow[], now: Date): string[] {
  const state = stateOfPlan(row, now);
  const hasPaymentIn = (...states: PaymentState[]) => payments.some((payment) => states.includes(payment.state));
  const canPay = !hasPaymentIn('processing', 'capturing');
  const isPaying = hasPaymentIn('processing', 'action_needed', 'authorised', 'capturing');
  const isRunning = state === 'active';
  return [
    ...(canPay ? ['change_plan'] : []),
    ...(canPay && !isRunning ? ['pay'] : []),
    ...(!isPaying && (isRunning || state === 'overdue') && !row.cancels ? ['cancel'] : []),
    ...(!isPaying && isRunning && row.cancels ? ['resume'] : []),
  ];
}
