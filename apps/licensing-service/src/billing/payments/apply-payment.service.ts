import { Conflict, endOfLocalDay, localDay, type Transaction } from '../../platform';
import { findTenantRow } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { requestTransfer, billPaid } from '../invoices/bill.service';
import { applyQuote } from '../quotes/apply-quote';
import { savePlan } from '../subscriptions/previous-plan';
import type { QuoteRow } from '../quotes/quote.repository';
import { readSavedPeriod } from '../subscriptions/running-plan';
import { updateSubscription, findSubscription, type SubscriptionRow } from '../subscriptions/subscription.repository';
import { syncReadOnly } from '../subscriptions/sync-read-only';
import { canExpire } from './transfers/transfer-expiry';
import { transitionPayment, type PaymentRow } from './payment.repository';

/** Payment term of a bank transfer, in days. */
const paymentTermDays = 8;
const day = 86_400_000;

/**
 * Applies a payment that is authorised, captured or pending by transfer: starts the creation of a draft, or starts the
 * plan. The caller holds the lock of the tenant and stores the payment's state in the same transaction.
 */
export async function applyPayment(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  quote: QuoteRow,
  now: Date,
): Promise<void> {
  const before = await findSubscription(tx, payment.tenantId);
  if (payment.methodType === 'bank_transfer' && quote.kind !== 'creation')
    await savePreviousPlan(tx, payment, before, now);
  if (quote.kind === 'creation') await startPaidDraft(tx, dependencies, payment, now);
  else await applyQuote(tx, dependencies, quote, now);
  await syncReadOnly(tx, dependencies, payment.tenantId, now);
  if (payment.methodType === 'bank_transfer') await sendProforma(tx, dependencies, payment, quote, before, now);
  else if (quote.kind !== 'creation') await billPlan(tx, dependencies, payment, quote, now);
}

/** Saves the previous plan: it applies again if the transfer is cancelled. */
async function savePreviousPlan(
  tx: Transaction,
  payment: PaymentRow,
  before: SubscriptionRow | null,
  now: Date,
): Promise<void> {
  const previousPlan = before === null ? null : savePlan(before);
  await transitionPayment(tx, payment.id, [payment.state], { previousPlan, updatedAt: now });
}

async function startPaidDraft(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const tenant = await findTenantRow(tx, payment.tenantId);
  if (tenant === null) throw new Error('A payment needs a company CRM.');
  const operationId = await dependencies.startCreation(tx, tenant, payment.createdBy);
  if (operationId === null) throw new Conflict('not_a_draft');
  await transitionPayment(tx, payment.id, [payment.state], { operationId, updatedAt: now });
}

/** The period that a quote bills; a change bills the rest of its period. */
function periodToBill(quote: QuoteRow) {
  const { start, end } = readSavedPeriod(quote.period);
  return { quote, start: quote.kind === 'change' ? quote.frozenAt : start, end };
}

/** Bills a running plan; a creation is billed when its company CRM is active. */
async function billPlan(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  quote: QuoteRow,
  now: Date,
): Promise<void> {
  const invoice = await billPaid(tx, dependencies, { ...periodToBill(quote), payment: 'card', proforma: null }, now);
  await transitionPayment(tx, payment.id, [payment.state], { invoiceId: invoice.id, updatedAt: now });
}

async function sendProforma(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  quote: QuoteRow,
  before: SubscriptionRow | null,
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() + paymentTermDays * day);
  const dueOn = localDay(due);
  const expires = canExpire(payment, before, dueOn);
  const proforma = await requestTransfer(tx, dependencies, periodToBill(quote), { at: now, dueOn, expires });
  await transitionPayment(tx, payment.id, [payment.state], { invoiceId: proforma.id, dueOn, updatedAt: now });
  if (!expires) await updateSubscription(tx, payment.tenantId, { readOnlyAt: endOfLocalDay(dueOn) });
}
