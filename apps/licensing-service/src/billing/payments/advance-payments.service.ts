import { describeError, DomainError, type Transact, type Transaction } from '../../platform';
import { publishTenantChange, isChargeable, lockTenant, type TenantRow } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findQuote, type QuoteRow } from '../quotes/quote.repository';
import { isStillValid } from '../quotes/quote.service';
import { applyPayment } from './apply-payment.service';
import { chargeCard, type GatewayAnswer } from './charge-card';
import { completeCapture } from './creation.service';
import { type Charge, OutcomeUnknown } from '../gateways/payment-gateway';
import { isPastDeadline } from './payment-deadline';
import { findPayment, movePayment, type PaymentRecord, type PaymentRow } from './payment.repository';
import { recordRenewalFailure } from './record-renewal-failure';
import { saveMethod } from './methods/save-card';

type Progress = 'moved' | 'stays';

/**
 * Advances a payment as far as its gateway answers: calls the gateway, stores the answer with its effects, and repeats
 * while the state changes. Safe to run concurrently; each step takes effect once.
 *
 * @throws OutcomeUnknown if the gateway does not answer; the payment keeps its state
 */
export async function advancePayment(
  dependencies: BillingDependencies,
  transact: Transact,
  paymentId: string,
): Promise<void> {
  const record = await transact((tx) => findPayment(tx, paymentId));
  const answer = record === null ? null : await chargeCard(dependencies, transact, record);
  if (record === null || answer === null) return;
  const moved = await transact((tx) => write(tx, dependencies, record.payment, answer));
  if (answer.state === 'declined') await closeDeclined(dependencies, record, answer.ref);
  if (moved === 'moved') await advancePayment(dependencies, transact, paymentId);
  else if (isNewState(record.payment, answer)) await publishTenantChange(dependencies, record.payment.tenantId);
}

/** Pages poll an open payment, so an answer that changes nothing must not send an event. */
const isNewState = ({ state }: PaymentRow, answer: GatewayAnswer): boolean =>
  answer.state !== 'processing' && answer.state !== state;

/** Closes a declined charge at the gateway too. A failure is only logged, since nothing depends on it. */
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

/** Advances a payment in the background: leaves an unknown outcome to the next run of the job. */
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

/** Stores the gateway's answer with its effects, unless another worker was faster. */
async function write(
  tx: Transaction,
  dependencies: BillingDependencies,
  observed: PaymentRow,
  answer: GatewayAnswer,
): Promise<Progress> {
  const now = dependencies.clock();
  const tenant = await lockTenant(tx, observed.tenantId);
  const payment = (await findPayment(tx, observed.id))?.payment;
  if (tenant === null || payment === undefined || payment.state !== observed.state) return 'moved';
  const updatePayment = (change: Partial<PaymentRow>) =>
    movePayment(tx, observed.id, [observed.state], { ref: answer.ref ?? payment.ref, updatedAt: now, ...change });
  if (payment.kind === 'creation' && payment.state === 'capturing')
    return afterCreationCapture(tx, dependencies, payment, answer, now);
  const isUnattended = payment.kind === 'renewal' && !payment.isPresent;
  switch (answer.state) {
    case 'processing':
      await updatePayment({});
      return 'stays';
    case 'action_needed':
      if (isUnattended && payment.state === 'processing')
        await recordRenewalFailure(tx, dependencies, payment, 'authentication_required');
      return waitAtBank(tx, payment, answer, now, updatePayment);
    case 'declined':
      if (answer.refusal !== undefined)
        dependencies.log.warn({ event: 'payment.refused_by_gateway', payment_id: payment.id, refusal: answer.refusal });
      await updatePayment({ state: 'declined', declineReason: answer.reason, actionUrl: null });
      if (isUnattended) await recordRenewalFailure(tx, dependencies, payment, answer.reason);
      return 'stays';
    case 'authorised':
      return afterAuthorisation(tx, dependencies, { payment, tenant }, now, updatePayment);
    case 'captured':
      return afterCapture(tx, dependencies, payment, now, updatePayment);
    case 'voided':
      await updatePayment({ state: 'voided', actionUrl: null });
      // A payment voided on request was not declined: if it is still due, it is charged again.
      if (isUnattended && payment.state !== 'voiding')
        await recordRenewalFailure(tx, dependencies, payment, 'declined');
      return 'stays';
    case 'refunded':
      await updatePayment({ state: 'refunded' });
      return 'stays';
    default:
      return 'stays';
  }
}

type UpdatePayment = (change: Partial<PaymentRow>) => Promise<boolean>;

/** A 3-D Secure attempt expires when the customer does not return. Renewals have no customer present, so they expire at once. */
async function waitAtBank(
  tx: Transaction,
  payment: PaymentRow,
  { url }: Extract<Charge, { state: 'action_needed' }>,
  now: Date,
  updatePayment: UpdatePayment,
): Promise<Progress> {
  const quote = await quoteOf(tx, payment);
  if (!payment.isPresent || (payment.state === 'action_needed' && isPastDeadline(payment, quote, now))) {
    await updatePayment({ state: 'voiding', actionUrl: null });
    return 'moved';
  }
  await updatePayment({ state: 'action_needed', actionUrl: url });
  return 'stays';
}

/**
 * After an authorisation: starts the creation, or captures the amount for a running plan. Voids the authorisation if
 * neither is possible.
 */
async function afterAuthorisation(
  tx: Transaction,
  dependencies: BillingDependencies,
  { payment, tenant }: { readonly payment: PaymentRow; readonly tenant: TenantRow },
  now: Date,
  updatePayment: UpdatePayment,
): Promise<Progress> {
  const quote = await quoteOf(tx, payment);
  const isPayable = quote.kind === 'creation' || (await isChargeable(tx, tenant));
  const isValid = isPayable && !isPastDeadline(payment, quote, now) && (await isStillValid(tx, quote, now));
  if (!isValid || quote.kind !== 'creation') {
    await updatePayment({ state: isValid ? 'capturing' : 'voiding', actionUrl: null });
    if (isValid) await saveCard(tx, payment, now);
    return 'moved';
  }
  await updatePayment({ state: 'authorised', actionUrl: null });
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

/** The card that paid becomes the default for renewals. */
async function saveCard(tx: Transaction, { tenantId, methodId, createdBy }: PaymentRow, at: Date): Promise<void> {
  if (methodId !== null) await saveMethod(tx, { tenantId, methodId, userId: createdBy, at });
}

/**
 * A creation captures its authorisation after the company CRM is active, so a failed capture does not undo the
 * creation.
 */
async function afterCreationCapture(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  { state }: GatewayAnswer,
  now: Date,
): Promise<Progress> {
  if (state === 'captured') await completeCapture(tx, dependencies, payment, state, now);
  if (state === 'voided' || state === 'declined') await completeCapture(tx, dependencies, payment, 'voided', now);
  return 'stays';
}

async function afterCapture(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  now: Date,
  updatePayment: UpdatePayment,
): Promise<Progress> {
  if (payment.state === 'voiding') {
    await updatePayment({ state: 'refunding' });
    return 'moved';
  }
  await updatePayment({ state: 'captured', actionUrl: null });
  if (payment.kind !== 'creation')
    await applyPayment(tx, dependencies, { ...payment, state: 'captured' }, await quoteOf(tx, payment), now);
  return 'stays';
}

async function quoteOf(tx: Transaction, { tenantId, quoteId }: PaymentRow): Promise<QuoteRow> {
  const quote = await findQuote(tx, tenantId, quoteId);
  if (quote === null) throw new Error('A payment needs a quote.');
  return quote;
}
