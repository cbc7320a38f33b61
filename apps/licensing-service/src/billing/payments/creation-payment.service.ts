import { asService, describeError, localDay, startOfLocalDay, type Transaction, v7 } from '../../platform';
import { lockTenant, type OperationHead, type StepContext, type Warning } from '../../tenants';
import { settleBill, type SettledBill } from '../bills/bill';
import { billPeriod } from '../bills/bill-period';
import type { BillingDependencies } from '../dependencies';
import { OutcomeUnknown } from '../gateways/payment-gateway';
import { findInvoice } from '../invoices/invoice.repository';
import { billingPeriod } from '../periods/billing-period';
import { addDays, type Day } from '../periods/days';
import { changePeriods, findPeriods } from '../periods/period.repository';
import { findVersion } from '../price-list/price-list.repository';
import { pricesOf } from '../price-list/prices-of';
import { findQuote, type QuoteRow } from '../quotes/quote.repository';
import { beginPlan } from '../subscriptions/begin-plan';
import { formatDay, sendSubscriptionMails } from '../subscriptions/subscription-mails';
import { updateSubscription } from '../subscriptions/subscription.repository';
import { billBegunPlan, type PlanToBegin } from './apply-payment.service';
import { captureCard } from './charge-card';
import { findPaymentOfOperation, transitionPayment, type PaymentRecord, type PaymentRow } from './payment.repository';
import { findReceipts, receivedFor } from './transfers/transfer-receipt.repository';

type BillDependencies = Pick<BillingDependencies, 'settings' | 'jobs' | 'mailer' | 'deliverSettings'>;
type CaptureDependencies = BillDependencies & Pick<BillingDependencies, 'gateways' | 'log'>;

/** The outcome of a capture; `capturing` while it is unknown. */
type CaptureOutcome = 'captured' | 'voided' | 'capturing';

/** Days that a company CRM stays writable after its authorisation expired uncaptured. */
const graceDays = 7;

/**
 * Begins the plan that a creation was paid for, and bills it if it is paid already. Returns false for a trial, which has
 * no payment.
 */
export async function startPaidPlan(
  tx: Transaction,
  dependencies: BillDependencies,
  { id, tenantId }: OperationHead,
  now: Date,
): Promise<boolean> {
  const found = await findPaymentOfOperation(tx, id);
  const quote = found === null ? null : await findQuote(tx, tenantId, found.payment.quoteId);
  if (found === null || quote === null) return false;
  const settled = await billFrom(tx, quote, localDay(now), v7());
  await beginPlan(tx, dependencies, tenantId, settled.bill, now);
  const { payment } = found;
  if (payment.state === 'settled') await billBegunPlan(tx, dependencies, { payment, quote, settled }, now);
  if (payment.methodType === 'bank_transfer')
    await billBegunPlan(tx, dependencies, await transferOf(tx, { payment, quote, settled }), now);
  return true;
}

/** The bill of a creation, at the quoted price and VAT, from the day on which its company CRM is active. */
async function billFrom(tx: Transaction, quote: QuoteRow, day: Day, period_id: string): Promise<SettledBill> {
  const { selection, vat, priceListVersion, settled } = quote;
  const list = { version: priceListVersion, prices: pricesOf(await findVersion(tx, priceListVersion)) };
  const tax = { category: vat.category, rate: vat.rate };
  const billing = billingPeriod(selection.cycle, day);
  const bill = billPeriod({ selection, list, tax, billing, from: day, period_id }, { cause: 'creation', day });
  return settleBill(bill, { credit: settled.balance, minimumCharge: settled.least_charge });
}

async function transferOf(tx: Transaction, plan: PlanToBegin): Promise<PlanToBegin> {
  const { proformaId, id, receivedOn } = plan.payment;
  const proforma = proformaId === null ? null : await findInvoice(tx, proformaId);
  if (proforma === null || receivedOn === null) throw new Error('A transfer needs a pro-forma invoice and a receipt.');
  return { ...plan, transfer: { proforma, received: receivedFor(await findReceipts(tx, id)), receivedOn } };
}

/**
 * Captures the authorisation of a creation once the company CRM is active, and bills it; idempotent. An unknown outcome
 * is left to the job that advances open payments, without a time limit: the company CRM exists already.
 */
export async function captureCreationPayment(
  dependencies: CaptureDependencies,
  context: StepContext,
): Promise<Warning | null> {
  const { database, operation, clock, assertLease } = context;
  const found = await findPaymentOfOperation(database, operation.id);
  if (found === null) return null;
  if (found.payment.state !== 'authorised') return found.payment.state === 'voided' ? 'payment_not_captured' : null;
  const outcome = await captureOrUnknown(dependencies, found);
  return asService(database, 'job', async (tx) => {
    await assertLease(tx);
    await lockTenant(tx, operation.tenantId);
    await completeCreationCapture(tx, dependencies, found.payment, outcome, clock());
    return outcome === 'voided' ? 'payment_not_captured' : null;
  });
}

async function captureOrUnknown(
  { gateways, log }: CaptureDependencies,
  { payment, card }: PaymentRecord,
): Promise<CaptureOutcome> {
  const gateway = card === null ? undefined : gateways.get(card.gateway);
  try {
    if (gateway === undefined) throw new OutcomeUnknown('The gateway of the card is no longer configured.');
    const { state } = await captureCard(gateway, payment);
    if (state === 'captured') return state;
    return state === 'processing' ? 'capturing' : 'voided';
  } catch (error) {
    log.warn({ event: 'payment.outcome_unknown', payment_id: payment.id, ...describeError(error) });
    return 'capturing';
  }
}

/**
 * Stores the outcome of a creation's capture: bills a captured payment, and requests a new payment for a voided one.
 * The caller holds the lock of the company CRM.
 */
export async function completeCreationCapture(
  tx: Transaction,
  dependencies: BillDependencies,
  payment: PaymentRow,
  state: CaptureOutcome,
  now: Date,
): Promise<void> {
  if (!(await transitionPayment(tx, payment.id, [payment.state], { state, updatedAt: now }))) return;
  if (state === 'captured') await billCreation(tx, dependencies, { ...payment, state }, now);
  if (state === 'voided') await requestNewPayment(tx, dependencies, payment, now);
}

/** The period that a creation began; it is unpaid until it is billed. */
async function periodOfCreation(tx: Transaction, tenantId: string) {
  const period = (await findPeriods(tx, tenantId)).findLast(({ beganBecause }) => beganBecause === 'creation');
  if (period === undefined) throw new Error('A creation needs a period.');
  return period;
}

async function billCreation(
  tx: Transaction,
  dependencies: BillDependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const quote = await findQuote(tx, payment.tenantId, payment.quoteId);
  if (quote === null) throw new Error('A payment needs a quote.');
  const { id, from } = await periodOfCreation(tx, payment.tenantId);
  const settled = await billFrom(tx, quote, from, id);
  await billBegunPlan(tx, dependencies, { payment, quote, settled }, now);
}

/** The authorisation expired: keeps the company CRM writable for a week, and requests a payment from its owners. */
async function requestNewPayment(
  tx: Transaction,
  dependencies: BillDependencies,
  { id, tenantId }: PaymentRow,
  now: Date,
): Promise<void> {
  const readOnlyAt = startOfLocalDay(addDays(localDay(now), graceDays));
  const { id: period, from } = await periodOfCreation(tx, tenantId);
  await changePeriods(tx, tenantId, { ends: [{ id: period, to: from, because: 'not_paid' }], begins: [] });
  await updateSubscription(tx, tenantId, { overdueSince: now, readOnlyAt });
  await sendSubscriptionMails(tx, dependencies, tenantId, {
    template: 'payment_not_captured',
    values: { day: formatDay(readOnlyAt) },
    onceKey: `payment:${id}:not_captured`,
    at: now,
  });
}
