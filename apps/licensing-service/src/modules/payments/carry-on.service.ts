import type { Transaction } from '../../database/database';
import { asService } from '../../database/scope';
import { DomainError } from '../../http/errors';
import { describeError } from '../../log';
import type { Parts } from '../../parts';
import { portalPaths } from '../../portal-paths';
import { findQuote, type QuoteRow } from '../subscriptions/quotes/quote.repository';
import { stillHolds } from '../subscriptions/quotes/quote.service';
import { isChargeable } from '../tenants/closing';
import { lockTenant, type TenantRow } from '../tenants/tenant.repository';
import { takeEffect } from './effect.service';
import { type Charge, OutcomeUnknown, type PaymentGateway } from './gateways/payment-gateway';
import { findPayment, movePayment, type PaymentRecord, type PaymentRow } from './payment.repository';
import { renewalDeclined } from './renewal-declined';

type Moved = 'moved' | 'stays';

/**
 * Carries a payment on as far as the gateway answers: asks, writes down what it says with what follows from it, and
 * asks again. Any number may do so at once; each step counts once.
 *
 * @throws OutcomeUnknown where the gateway does not answer; the payment stays as it was
 */
export async function carryOn(parts: Parts, paymentId: string): Promise<void> {
  const record = await findPayment(parts.database, paymentId);
  const answer = record === null ? null : await ask(parts, record);
  if (record === null || answer === null) return;
  const moved = await asService(parts.database, (tx) => write(tx, parts, record.payment, answer));
  if (moved === 'moved') await carryOn(parts, paymentId);
}

/** The same where nobody waits for more: what is not known is asked for again later. */
export async function carryOnAsFarAsKnown(parts: Parts, paymentId: string): Promise<void> {
  try {
    await carryOn(parts, paymentId);
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    parts.log.warn({ event: 'payment.outcome_unknown', payment_id: paymentId, ...describeError(error) });
  }
}

type Answer = Charge | { readonly state: 'refunded'; readonly ref: string };

/** What the gateway says of a payment where it stands; null where it is not asked. */
async function ask(parts: Parts, { payment, card }: PaymentRecord): Promise<Answer | null> {
  if (card === null) return null;
  const gateway = parts.gateways.get(card.gateway);
  if (gateway === undefined) throw new OutcomeUnknown(`The gateway ${card.gateway} is not set up any more.`);
  const ref = payment.ref ?? '';
  switch (payment.state) {
    case 'processing':
      return authorise(parts, gateway, payment, card.method);
    case 'action_needed':
      return gateway.status(ref);
    case 'capturing':
      return gateway.capture(ref, `${payment.id}:capture`);
    case 'voiding':
      return gateway.void(ref, `${payment.id}:void`);
    case 'refunding':
      await gateway.refund(ref, `${payment.id}:refund`, payment.amount);
      return { state: 'refunded', ref };
    default:
      return null;
  }
}

function authorise({ settings }: Parts, gateway: PaymentGateway, payment: PaymentRow, method: string): Promise<Charge> {
  return gateway.authorise({
    key: `${payment.id}:authorise`,
    amount: payment.amount,
    method,
    tenantId: payment.tenantId,
    description: settings.productName,
    isPresent: payment.isPresent,
    returnUrl: `${settings.publicUrl}${portalPaths.payment(payment.tenantId, payment.kind, payment.id)}`,
  });
}

/** Writes down what the gateway said, unless somebody else was faster. */
async function write(tx: Transaction, parts: Parts, seen: PaymentRow, answer: Answer): Promise<Moved> {
  const now = parts.clock();
  const tenant = await lockTenant(tx, seen.tenantId);
  const payment = (await findPayment(tx, seen.id))?.payment;
  if (tenant === null || payment === undefined || payment.state !== seen.state) return 'moved';
  const move = (change: Partial<PaymentRow>) =>
    movePayment(tx, seen.id, [seen.state], { ref: answer.ref ?? payment.ref, updatedAt: now, ...change });
  switch (answer.state) {
    case 'processing':
      await move({});
      return 'stays';
    case 'action_needed':
      return waitAtBank(tx, payment, answer, now, move);
    case 'declined':
      await move({ state: 'declined', declineReason: answer.reason, actionUrl: null });
      if (payment.kind === 'renewal' && !payment.isPresent) await renewalDeclined(tx, parts, payment, answer.reason);
      return 'stays';
    case 'authorised':
      return authorised(tx, parts, { payment, tenant }, now, move);
    case 'captured':
      return captured(tx, parts, payment, now, move);
    case 'voided':
    case 'refunded':
      await move({ state: answer.state });
      return 'stays';
    default:
      return 'stays';
  }
}

type Move = (change: Partial<PaymentRow>) => Promise<boolean>;

const patience = 60 * 60 * 1000;

/** Who does not come back from the bank within an hour after the quote has expired has given up. */
async function waitAtBank(
  tx: Transaction,
  payment: PaymentRow,
  { url }: Extract<Charge, { state: 'action_needed' }>,
  now: Date,
  move: Move,
): Promise<Moved> {
  const quote = await quoteOf(tx, payment);
  if (payment.state === 'action_needed' && quote.expiresAt.getTime() + patience < now.getTime()) {
    await move({ state: 'voiding', actionUrl: null });
    return 'moved';
  }
  await move({ state: 'action_needed', actionUrl: url });
  return 'stays';
}

/** The card has promised: creating begins, a plan that runs is charged; where neither can be any more, the promise is given back. */
async function authorised(
  tx: Transaction,
  parts: Parts,
  { payment, tenant }: { readonly payment: PaymentRow; readonly tenant: TenantRow },
  now: Date,
  move: Move,
): Promise<Moved> {
  const quote = await quoteOf(tx, payment);
  const isGood = (quote.kind === 'creation' || (await isChargeable(tx, tenant))) && (await stillHolds(tx, quote, now));
  if (!isGood || quote.kind !== 'creation') {
    await move({ state: isGood ? 'capturing' : 'voiding', actionUrl: null });
    return 'moved';
  }
  await move({ state: 'authorised', actionUrl: null });
  try {
    await tx.transaction((inner) => takeEffect(inner, parts, { ...payment, state: 'authorised' }, quote, now));
    return 'stays';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await movePayment(tx, payment.id, ['authorised'], { state: 'voiding', updatedAt: now });
    return 'moved';
  }
}

async function captured(tx: Transaction, parts: Parts, payment: PaymentRow, now: Date, move: Move): Promise<Moved> {
  if (payment.state === 'voiding') {
    await move({ state: 'refunding' });
    return 'moved';
  }
  await move({ state: 'captured', actionUrl: null });
  if (payment.kind !== 'creation')
    await takeEffect(tx, parts, { ...payment, state: 'captured' }, await quoteOf(tx, payment), now);
  return 'stays';
}

async function quoteOf(tx: Transaction, { tenantId, quoteId }: PaymentRow): Promise<QuoteRow> {
  const quote = await findQuote(tx, tenantId, quoteId);
  if (quote === null) throw new Error('A payment has a quote.');
  return quote;
}
