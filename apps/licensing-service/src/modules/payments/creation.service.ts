import type { Transaction } from '../../database/database';
import { asService } from '../../database/scope';
import type { Parts } from '../../parts';
import { billPaid } from '../billing/bill.service';
import type { OperationHead, StepContext, Warning } from '../operations/plan';
import { applyQuote } from '../subscriptions/apply-quote';
import { findQuote } from '../subscriptions/quotes/quote.repository';
import { periodOf, runningSubscription } from '../subscriptions/running-plan';
import { changeSubscription, findSubscription } from '../subscriptions/subscription.repository';
import { lockTenant } from '../tenants/tenant.repository';
import { OutcomeUnknown } from './gateways/payment-gateway';
import { billTransfer } from './bill-transfer';
import { findPaymentOfOperation, movePayment, type PaymentRecord } from './payment.repository';

type Ground = Pick<Parts, 'gateways' | 'settings' | 'jobs' | 'mailer'>;

/** How long a company CRM runs whose card did not pay what it had promised. */
const daysOfGrace = 7;
const day = 86_400_000;

/** The plan that a creation was paid for begins to run; a trial's creation has none. */
export async function beginPaidPlan(
  tx: Transaction,
  ground: Pick<Parts, 'jobs'>,
  { id, tenantId }: OperationHead,
  now: Date,
): Promise<boolean> {
  const found = await findPaymentOfOperation(tx, id);
  const quote = found === null ? null : await findQuote(tx, tenantId, found.payment.quoteId);
  if (found === null || quote === null) return false;
  const before = await findSubscription(tx, tenantId);
  await applyQuote(tx, ground, quote, now);
  if (found.payment.way === 'bank_transfer')
    await changeSubscription(tx, tenantId, { readOnlyAt: before?.readOnlyAt ?? null });
  return true;
}

/** Takes what the card has promised, once the company CRM is active, and bills it; safe to repeat. */
export async function captureCreation(ground: Ground, context: StepContext): Promise<Warning | null> {
  const { database, operation, clock, holds } = context;
  const found = await findPaymentOfOperation(database, operation.id);
  if (found === null) return null;
  const isTaken = await take(ground, found);
  return asService(database, async (tx) => {
    await holds(tx);
    await lockTenant(tx, operation.tenantId);
    const now = clock();
    if (!isTaken) return askAgain(tx, found, now);
    const current = await findPaymentOfOperation(tx, operation.id);
    if (current !== null && current.payment.receivedOn !== null) await billTransfer(tx, ground, current.payment, now);
    else await billCreation(tx, ground, found, now);
    return null;
  });
}

async function take({ gateways }: Ground, { payment, card }: PaymentRecord): Promise<boolean> {
  if (payment.state !== 'authorised') return payment.state !== 'voided';
  const gateway = card === null ? undefined : gateways.get(card.gateway);
  if (gateway === undefined || payment.ref === null) throw new Error('What a card has promised has a gateway.');
  const { state } = await gateway.capture(payment.ref, `${payment.id}:capture`);
  if (state === 'processing') throw new OutcomeUnknown('The gateway is still taking what the card has promised.');
  return state === 'captured';
}

async function billCreation(tx: Transaction, ground: Ground, { payment }: PaymentRecord, now: Date): Promise<void> {
  const quote = await findQuote(tx, payment.tenantId, payment.quoteId);
  const running = runningSubscription(await findSubscription(tx, payment.tenantId));
  if (quote === null || running === null) throw new Error('What was paid for runs.');
  const state = payment.state === 'authorised' ? 'captured' : payment.state;
  const isFirst = await movePayment(tx, payment.id, ['authorised', 'settled'], { state, updatedAt: now });
  if (!isFirst || payment.invoiceId !== null) return;
  const { start, end } = periodOf(running);
  const invoice = await billPaid(tx, ground, { quote, start, end, payment: 'card', proforma: null }, now);
  await movePayment(tx, payment.id, [state], { invoiceId: invoice.id, updatedAt: now });
}

/** The promise has lapsed: the company CRM runs for a week, and asks for a payment; repeated, for the same week. */
async function askAgain(tx: Transaction, { payment }: PaymentRecord, now: Date): Promise<Warning> {
  const isFirst = await movePayment(tx, payment.id, ['authorised'], { state: 'voided', updatedAt: now });
  if (!isFirst) return 'payment_not_captured';
  const readOnlyAt = new Date(now.getTime() + daysOfGrace * day);
  await changeSubscription(tx, payment.tenantId, {
    overdueSince: now,
    readOnlyAt,
    anchor: null,
    periodIndex: null,
    periodEnd: null,
  });
  return 'payment_not_captured';
}
