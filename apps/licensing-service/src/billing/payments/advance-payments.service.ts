import { describeError, DomainError, type Transact, type Transaction } from '../../platform';
import { publishTenantChange, isChargeable, lockTenant, type TenantRow } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findQuote, type QuoteRow } from '../quotes/quote.repository';
import { stillHolds } from '../quotes/quote.service';
import { applyPayment } from './apply-payment.service';
import { callGateway, type GatewayAnswer } from './call-gateway';
import { endCapture } from './creation.service';
import { type Charge, OutcomeUnknown } from '../gateways/payment-gateway';
import { isLate } from './transfers/late';
import { findPayment, movePayment, type PaymentRecord, type PaymentRow } from './payment.repository';
import { renewalDeclined } from './renewal-declined';
import { saveMethod } from './methods/save-card';

type Moved = 'moved' | 'stays';

/**
 * Carries a payment on as far as the gateway answers: asks, writes down what it says with what follows from it, and
 * asks again. Any number may do so at once; each step counts once.
 *
 * @throws OutcomeUnknown where the gateway does not answer; the payment stays as it was
 */
export async function advancePayment(
  dependencies: BillingDependencies,
  transact: Transact,
  paymentId: string,
): Promise<void> {
  const record = await transact((tx) => findPayment(tx, paymentId));
  const answer = record === null ? null : await callGateway(dependencies, transact, record);
  if (record === null || answer === null) return;
  const moved = await transact((tx) => write(tx, dependencies, record.payment, answer));
  if (answer.state === 'declined') await closeDeclined(dependencies, record, answer.ref);
  if (moved === 'moved') await advancePayment(dependencies, transact, paymentId);
  else if (isNews(record.payment, answer)) await publishTenantChange(dependencies, record.payment.tenantId);
}

/** Pages poll an open payment, so an answer that changes nothing must not send an event. */
const isNews = ({ state }: PaymentRow, answer: GatewayAnswer): boolean =>
  answer.state !== 'processing' && answer.state !== state;

/** What was declined is no longer open at the gateway either; where that fails nothing hangs on it. */
async function closeDeclined(
  dependencies: BillingDependencies,
  { payment, card }: PaymentRecord,
  ref: string | null,
): Promise<void> {
  if (ref === null || card === null) return;
  try {
    await dependencies.gateways.get(card.gateway)?.close(ref, `${payment.id}:close`);
  } catch (error) {
    dependencies.log.warn({ event: 'payment.not_closed', payment_id: payment.id, ...describeError(error) });
  }
}

/** The same without a waiting caller: unknown outcomes are asked for again later. */
export async function advanceUntilPending(
  dependencies: BillingDependencies,
  transact: Transact,
  paymentId: string,
): Promise<void> {
  try {
    await advancePayment(dependencies, transact, paymentId);
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    dependencies.log.warn({ event: 'payment.outcome_unknown', payment_id: paymentId, ...describeError(error) });
  }
}

/** Stores the gateway's answer, unless another worker was faster. */
async function write(
  tx: Transaction,
  dependencies: BillingDependencies,
  seen: PaymentRow,
  answer: GatewayAnswer,
): Promise<Moved> {
  const now = dependencies.clock();
  const tenant = await lockTenant(tx, seen.tenantId);
  const payment = (await findPayment(tx, seen.id))?.payment;
  if (tenant === null || payment === undefined || payment.state !== seen.state) return 'moved';
  const move = (change: Partial<PaymentRow>) =>
    movePayment(tx, seen.id, [seen.state], { ref: answer.ref ?? payment.ref, updatedAt: now, ...change });
  if (payment.kind === 'creation' && payment.state === 'capturing')
    return capturing(tx, dependencies, payment, answer, now);
  const isUnattended = payment.kind === 'renewal' && !payment.isPresent;
  switch (answer.state) {
    case 'processing':
      await move({});
      return 'stays';
    case 'action_needed':
      if (isUnattended && payment.state === 'processing')
        await renewalDeclined(tx, dependencies, payment, 'authentication_required');
      return waitAtBank(tx, payment, answer, now, move);
    case 'declined':
      if (answer.refusal !== undefined)
        dependencies.log.warn({ event: 'payment.refused_by_gateway', payment_id: payment.id, refusal: answer.refusal });
      await move({ state: 'declined', declineReason: answer.reason, actionUrl: null });
      if (isUnattended) await renewalDeclined(tx, dependencies, payment, answer.reason);
      return 'stays';
    case 'authorised':
      return authorised(tx, dependencies, { payment, tenant }, now, move);
    case 'captured':
      return captured(tx, dependencies, payment, now, move);
    case 'voided':
      await move({ state: 'voided', actionUrl: null });
      // A payment voided on request was not declined: if it is still due, it is charged again.
      if (isUnattended && payment.state !== 'voiding') await renewalDeclined(tx, dependencies, payment, 'declined');
      return 'stays';
    case 'refunded':
      await move({ state: 'refunded' });
      return 'stays';
    default:
      return 'stays';
  }
}

type Move = (change: Partial<PaymentRow>) => Promise<boolean>;

/** A 3-D Secure attempt expires when the customer does not return. Renewals have no customer present, so they expire at once. */
async function waitAtBank(
  tx: Transaction,
  payment: PaymentRow,
  { url }: Extract<Charge, { state: 'action_needed' }>,
  now: Date,
  move: Move,
): Promise<Moved> {
  const quote = await quoteOf(tx, payment);
  if (!payment.isPresent || (payment.state === 'action_needed' && isLate(payment, quote, now))) {
    await move({ state: 'voiding', actionUrl: null });
    return 'moved';
  }
  await move({ state: 'action_needed', actionUrl: url });
  return 'stays';
}

/** The card is authorised: starts the creation or charges a running plan; voids the authorisation if neither is possible any more. */
async function authorised(
  tx: Transaction,
  dependencies: BillingDependencies,
  { payment, tenant }: { readonly payment: PaymentRow; readonly tenant: TenantRow },
  now: Date,
  move: Move,
): Promise<Moved> {
  const quote = await quoteOf(tx, payment);
  const isThere = quote.kind === 'creation' || (await isChargeable(tx, tenant));
  const isGood = isThere && !isLate(payment, quote, now) && (await stillHolds(tx, quote, now));
  if (!isGood || quote.kind !== 'creation') {
    await move({ state: isGood ? 'capturing' : 'voiding', actionUrl: null });
    if (isGood) await saveCard(tx, payment, now);
    return 'moved';
  }
  await move({ state: 'authorised', actionUrl: null });
  try {
    await tx.transaction((inner) => applyPayment(inner, dependencies, { ...payment, state: 'authorised' }, quote, now));
    await saveCard(tx, payment, now);
    return 'stays';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await movePayment(tx, payment.id, ['authorised'], { state: 'voiding', updatedAt: now });
    return 'moved';
  }
}

/** The card that pays is charged next, too. */
async function saveCard(tx: Transaction, { tenantId, methodId, createdBy }: PaymentRow, at: Date): Promise<void> {
  if (methodId !== null) await saveMethod(tx, { tenantId, methodId, userId: createdBy, at });
}

/** A company CRM is there already when what its creation was promised is taken. */
async function capturing(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  { state }: GatewayAnswer,
  now: Date,
): Promise<Moved> {
  if (state === 'captured') await endCapture(tx, dependencies, payment, state, now);
  if (state === 'voided' || state === 'declined') await endCapture(tx, dependencies, payment, 'voided', now);
  return 'stays';
}

async function captured(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  now: Date,
  move: Move,
): Promise<Moved> {
  if (payment.state === 'voiding') {
    await move({ state: 'refunding' });
    return 'moved';
  }
  await move({ state: 'captured', actionUrl: null });
  if (payment.kind !== 'creation')
    await applyPayment(tx, dependencies, { ...payment, state: 'captured' }, await quoteOf(tx, payment), now);
  return 'stays';
}

async function quoteOf(tx: Transaction, { tenantId, quoteId }: PaymentRow): Promise<QuoteRow> {
  const quote = await findQuote(tx, tenantId, quoteId);
  if (quote === null) throw new Error('A payment has a quote.');
  return quote;
}
