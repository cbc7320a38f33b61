import { asService, describeError, type Transaction } from '../../platform';
import { lockTenant, type OperationHead, type StepContext, type Warning } from '../../tenants';
import { captureCard } from './charge-card';
import type { BillingDependencies } from '../dependencies';
import { billPaid } from '../invoices/bill.service';
import { applyQuote } from '../quotes/apply-quote';
import { findQuote } from '../quotes/quote.repository';
import { lastPeriod } from '../subscriptions/running-plan';
import { updateSubscription, findSubscription } from '../subscriptions/subscription.repository';
import { sendSubscriptionMails, formatDay } from '../subscriptions/subscription-mails';
import { OutcomeUnknown } from '../gateways/payment-gateway';
import { billTransfer } from './transfers/bill-transfer';
import { findPaymentOfOperation, movePayment, type PaymentRecord, type PaymentRow } from './payment.repository';

type BillDependencies = Pick<BillingDependencies, 'settings' | 'jobs' | 'mailer' | 'deliverSettings'>;
type CaptureDependencies = BillDependencies & Pick<BillingDependencies, 'gateways' | 'log'>;

/** The outcome of a capture; `capturing` while it is unknown. */
type CaptureOutcome = 'captured' | 'voided' | 'capturing';

/** Days that a company CRM stays writable after its authorisation expired uncaptured. */
const graceDays = 7;
const day = 86_400_000;

/**
 * Starts the plan that a creation was paid for, and bills it if it is paid already. Returns false for a trial, which
 * has no payment.
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
  const before = await findSubscription(tx, tenantId);
  await applyQuote(tx, dependencies, quote, now);
  if (found.payment.state === 'settled') await billCreation(tx, dependencies, found.payment, now);
  if (found.payment.way === 'bank_transfer') {
    await updateSubscription(tx, tenantId, { readOnlyAt: before?.readOnlyAt ?? null });
    await billTransfer(tx, dependencies, found.payment, now);
  }
  return true;
}

/**
 * Captures the authorisation of a creation once the company CRM is active, and bills it; idempotent. An unknown outcome
 * is left to the job that advances open payments, without a time limit: the company CRM exists already.
 */
export async function captureCreation(
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
    await completeCapture(tx, dependencies, found.payment, outcome, clock());
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
export async function completeCapture(
  tx: Transaction,
  dependencies: BillDependencies,
  payment: PaymentRow,
  state: CaptureOutcome,
  now: Date,
): Promise<void> {
  if (!(await movePayment(tx, payment.id, [payment.state], { state, updatedAt: now }))) return;
  if (state === 'captured') await billCreation(tx, dependencies, { ...payment, state }, now);
  if (state === 'voided') await requestNewPayment(tx, dependencies, payment, now);
}

async function billCreation(
  tx: Transaction,
  dependencies: BillDependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const { id, tenantId, quoteId, state } = payment;
  const quote = await findQuote(tx, tenantId, quoteId);
  const subscription = await findSubscription(tx, tenantId);
  const period = subscription === null ? null : lastPeriod(subscription);
  if (quote === null || period === null) throw new Error('A paid creation needs a quote and a period.');
  const { start, end } = period;
  const invoice = await billPaid(tx, dependencies, { quote, start, end, payment: 'card', proforma: null }, now);
  await movePayment(tx, id, [state], { invoiceId: invoice.id, updatedAt: now });
}

/** The authorisation expired: keeps the company CRM writable for a week, and requests a payment from its owners. */
async function requestNewPayment(
  tx: Transaction,
  dependencies: BillDependencies,
  { id, tenantId }: PaymentRow,
  now: Date,
): Promise<void> {
  const readOnlyAt = new Date(now.getTime() + graceDays * day);
  await updateSubscription(tx, tenantId, {
    overdueSince: now,
    readOnlyAt,
    anchor: null,
    periodIndex: null,
    periodEnd: null,
  });
  await sendSubscriptionMails(tx, dependencies, tenantId, {
    template: 'payment_not_captured',
    values: { day: formatDay(readOnlyAt) },
    onceKey: `payment:${id}:not_captured`,
    at: now,
  });
}
