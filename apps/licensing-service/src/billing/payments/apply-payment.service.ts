import { Conflict, endOfLocalDay, localDay, type Transaction } from '../../platform';
import { findTenantRow } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { requestTransfer, billPaid } from '../invoices/bill.service';
import { applyQuote } from '../quotes/apply-quote';
import { savePlan } from '../subscriptions/previous-plan';
import type { QuoteRow } from '../quotes/quote.repository';
import { placedPeriod } from '../subscriptions/running-plan';
import { changeSubscription, findSubscription, type SubscriptionRow } from '../subscriptions/subscription.repository';
import { notifyReadOnly } from '../subscriptions/notify-read-only';
import { canExpire } from './transfers/transfer-expiry';
import { movePayment, type PaymentRow } from './payment.repository';

/** How long a bank transfer may take. */
const daysOfTransfer = 8;
const day = 86_400_000;

/**
 * What follows once a payment is as good as made: a draft begins to be created, a plan runs. The caller holds the
 * tenant, and writes the payment's state in the same transaction.
 */
export async function applyPayment(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  quote: QuoteRow,
  now: Date,
): Promise<void> {
  const before = await findSubscription(tx, payment.tenantId);
  if (payment.way === 'bank_transfer' && quote.kind !== 'creation') await keepPlanBefore(tx, payment, before, now);
  if (quote.kind === 'creation') await startPaidDraft(tx, dependencies, payment, now);
  else await applyQuote(tx, dependencies, quote, now);
  await notifyReadOnly(tx, dependencies, payment.tenantId, now);
  if (payment.way === 'bank_transfer') await sendProforma(tx, dependencies, payment, quote, before, now);
  else if (quote.kind !== 'creation') await billPlan(tx, dependencies, payment, quote, now);
}

/** Reverts a plan that ran until its transfer arrived, when the transfer is cancelled. */
async function keepPlanBefore(
  tx: Transaction,
  payment: PaymentRow,
  before: SubscriptionRow | null,
  now: Date,
): Promise<void> {
  const planBefore = before === null ? null : savePlan(before);
  await movePayment(tx, payment.id, [payment.state], { planBefore, updatedAt: now });
}

async function startPaidDraft(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const tenant = await findTenantRow(tx, payment.tenantId);
  if (tenant === null) throw new Error('A payment has a company CRM.');
  const operationId = await dependencies.startCreation(tx, tenant, payment.createdBy);
  if (operationId === null) throw new Conflict('not_a_draft');
  await movePayment(tx, payment.id, [payment.state], { operationId, updatedAt: now });
}

/** What is billed with a quote: a change pays for the rest of its period. */
function billOf(quote: QuoteRow) {
  const { start, end } = placedPeriod(quote.period);
  return { quote, start: quote.kind === 'change' ? quote.frozenAt : start, end };
}

/** Bills a plan that runs; a creation is billed when its company CRM is active. */
async function billPlan(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  quote: QuoteRow,
  now: Date,
): Promise<void> {
  const invoice = await billPaid(tx, dependencies, { ...billOf(quote), payment: 'card', proforma: null }, now);
  await movePayment(tx, payment.id, [payment.state], { invoiceId: invoice.id, updatedAt: now });
}

async function sendProforma(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  quote: QuoteRow,
  before: SubscriptionRow | null,
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() + daysOfTransfer * day);
  const dueOn = localDay(due);
  const isGivenUp = canExpire(payment, before, dueOn);
  const proforma = await requestTransfer(tx, dependencies, billOf(quote), { at: now, dueOn, isGivenUp });
  await movePayment(tx, payment.id, [payment.state], { invoiceId: proforma.id, dueOn, updatedAt: now });
  if (!isGivenUp) await changeSubscription(tx, payment.tenantId, { readOnlyAt: endOfLocalDay(dueOn) });
}
