import { asService, describeError, type Transaction } from '../../platform';
import { lockTenant, type OperationHead, type StepContext, type Warning } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { billPaid } from '../invoices/bill.service';
import { applyQuote } from '../quotes/apply-quote';
import { findQuote } from '../quotes/quote.repository';
import { lastPeriod } from '../subscriptions/running-plan';
import { changeSubscription, findSubscription } from '../subscriptions/subscription.repository';
import { writeSubscriptionMails, writtenDay } from '../subscriptions/subscription-mails';
import { OutcomeUnknown } from '../gateways/payment-gateway';
import { billTransfer } from './transfers/bill-transfer';
import { findPaymentOfOperation, movePayment, type PaymentRecord, type PaymentRow } from './payment.repository';

type BillDependencies = Pick<BillingDependencies, 'settings' | 'jobs' | 'mailer' | 'deliverSettings'>;
type CaptureDependencies = BillDependencies & Pick<BillingDependencies, 'gateways' | 'log'>;

/** The outcome of an authorisation; `capturing` while it is unknown. */
type Taken = 'captured' | 'voided' | 'capturing';

/** How long a company CRM runs whose card did not pay what it had promised. */
const daysOfGrace = 7;
const day = 86_400_000;

/** The plan that a creation was paid for begins to run, and is billed where it is paid already; a trial's creation has none. */
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
    await changeSubscription(tx, tenantId, { readOnlyAt: before?.readOnlyAt ?? null });
    await billTransfer(tx, dependencies, found.payment, now);
  }
  return true;
}

/**
 * Takes what the card has promised, once the company CRM is active, and bills it; safe to repeat. What the gateway does
 * not tell is asked for with the payments that are open, for as long as it takes: the company CRM is there.
 */
export async function captureCreation(
  dependencies: CaptureDependencies,
  context: StepContext,
): Promise<Warning | null> {
  const { database, operation, clock, holds } = context;
  const found = await findPaymentOfOperation(database, operation.id);
  if (found === null) return null;
  if (found.payment.state !== 'authorised') return found.payment.state === 'voided' ? 'payment_not_captured' : null;
  const taken = await take(dependencies, found);
  return asService(database, 'job', async (tx) => {
    await holds(tx);
    await lockTenant(tx, operation.tenantId);
    await endCapture(tx, dependencies, found.payment, taken, clock());
    return taken === 'voided' ? 'payment_not_captured' : null;
  });
}

async function take({ gateways, log }: CaptureDependencies, { payment, card }: PaymentRecord): Promise<Taken> {
  const gateway = card === null ? undefined : gateways.get(card.gateway);
  try {
    if (gateway === undefined) throw new OutcomeUnknown('The gateway of the card is not set up any more.');
    const { state } = await gateway.capture(payment.ref ?? '', `${payment.id}:capture`);
    if (state === 'captured') return state;
    return state === 'processing' ? 'capturing' : 'voided';
  } catch (error) {
    log.warn({ event: 'payment.outcome_unknown', payment_id: payment.id, ...describeError(error) });
    return 'capturing';
  }
}

/**
 * Writes down what became of what a card had promised for a creation: it is billed where it was taken, and asked for
 * again where it was not. The caller holds the lock of the company CRM.
 */
export async function endCapture(
  tx: Transaction,
  dependencies: BillDependencies,
  payment: PaymentRow,
  state: Taken,
  now: Date,
): Promise<void> {
  if (!(await movePayment(tx, payment.id, [payment.state], { state, updatedAt: now }))) return;
  if (state === 'captured') await billCreation(tx, dependencies, { ...payment, state }, now);
  if (state === 'voided') await askAgain(tx, dependencies, payment, now);
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
  if (quote === null || period === null) throw new Error('What was paid for has begun to run.');
  const { start, end } = period;
  const invoice = await billPaid(tx, dependencies, { quote, start, end, payment: 'card', proforma: null }, now);
  await movePayment(tx, id, [state], { invoiceId: invoice.id, updatedAt: now });
}

/** The promise has lapsed: the company CRM runs for a week, and its owners are asked for a payment. */
async function askAgain(
  tx: Transaction,
  dependencies: BillDependencies,
  { id, tenantId }: PaymentRow,
  now: Date,
): Promise<void> {
  const readOnlyAt = new Date(now.getTime() + daysOfGrace * day);
  await changeSubscription(tx, tenantId, {
    overdueSince: now,
    readOnlyAt,
    anchor: null,
    periodIndex: null,
    periodEnd: null,
  });
  await writeSubscriptionMails(tx, dependencies, tenantId, {
    template: 'payment_not_captured',
    values: { day: writtenDay(readOnlyAt) },
    onceKey: `payment:${id}:not_captured`,
    at: now,
  });
}
