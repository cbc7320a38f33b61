import { describeError } from '../../platform';
import { lockTenant, publishTenantChange, type StepContext, type Warning } from '../../tenants';
import type { ChargeDependencies } from '../dependencies';
import { OutcomeUnknown } from '../gateways/payment-gateway';
import { asJob, type TransactWork, type Work } from '../work';
import { chargeCard, type GatewayAnswer } from './charge-card';
import { sendAnswer } from './gateway-events';
import type { PaymentState } from './payment-machine';
import { findPayment, findPaymentOfOperation, type PaymentRecord, type PaymentRow } from './payment.repository';
import { sendPaymentEvent } from './send-payment-event';

/**
 * Advances a payment as far as its gateway answers: calls the gateway, stores the answer with its effects, and repeats
 * while the state changes. Safe to run concurrently; each step takes effect once.
 *
 * @throws OutcomeUnknown if the gateway does not answer; the payment keeps its state
 */
export async function advancePayment(
  dependencies: ChargeDependencies,
  transact: TransactWork,
  paymentId: string,
): Promise<void> {
  const record = await transact(({ tx }) => findPayment(tx, paymentId));
  const answer = record === null ? null : await chargeCard(dependencies, transact, record);
  if (record === null || answer === null) return;
  const isNext = await transact((work) => storeAnswer(work, record.payment, answer));
  if (answer.state === 'declined' && answer.ref !== null) await closeDeclined(dependencies, record, answer.ref);
  if (isNext) await advancePayment(dependencies, transact, paymentId);
  // Pages poll an open payment, so an answer that changes nothing must not send an event.
  else if (answer.state !== 'processing' && answer.state !== record.payment.state)
    await publishTenantChange(dependencies, record.payment.tenantId);
}

/** Closes a declined charge at the gateway too. A failure is only logged, since nothing depends on it. */
async function closeDeclined({ gateways, log }: ChargeDependencies, { payment, card }: PaymentRecord, ref: string) {
  if (card === null) return;
  try {
    await gateways.get(card.gateway)?.close(ref, `${payment.id}:close`);
  } catch (error) {
    log.warn({ event: 'payment.not_closed', payment_id: payment.id, ...describeError(error) });
  }
}

/** Advances a payment in the background: leaves an unknown outcome to the next run of the job. */
export async function advanceUntilPending(
  dependencies: ChargeDependencies,
  transact: TransactWork,
  paymentId: string,
): Promise<void> {
  try {
    await advancePayment(dependencies, transact, paymentId);
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    dependencies.log.warn({ event: 'payment.outcome_unknown', payment_id: paymentId, ...describeError(error) });
  }
}

/** States that the gateway is called again to leave. */
const calledAgain: readonly PaymentState[] = ['capturing', 'voiding', 'refunding'];

/** Stores the gateway's answer with its effects, unless another worker was faster. Returns whether to call it again. */
async function storeAnswer(work: Work, observed: PaymentRow, answer: GatewayAnswer): Promise<boolean> {
  await lockTenant(work.tx, observed.tenantId);
  const found = await findPayment(work.tx, observed.id);
  if (found?.payment.state !== observed.state) return true;
  const changed = await sendAnswer(work, found, answer);
  return changed !== null && calledAgain.includes(changed.state);
}

/**
 * Captures the authorisation of a creation once its company CRM is active; idempotent. Whatever fails is left to the job
 * that advances payments, without a time limit: the company CRM exists already.
 */
export async function captureCreationPayment(
  dependencies: ChargeDependencies,
  { database, operation, assertLease }: StepContext,
): Promise<Warning | null> {
  const transact = asJob({ ...dependencies, database });
  const paymentId = await transact(async (work) => {
    await assertLease(work.tx);
    await lockTenant(work.tx, operation.tenantId);
    const payment = (await findPaymentOfOperation(work.tx, operation.id))?.payment;
    if (payment?.state === 'authorised') await sendPaymentEvent(work, payment, 'capture_requested', {});
    return payment?.id ?? null;
  });
  if (paymentId === null) return null;
  try {
    await advancePayment(dependencies, transact, paymentId);
  } catch (error) {
    dependencies.log.warn({ event: 'payment.outcome_unknown', payment_id: paymentId, ...describeError(error) });
  }
  const ended = await transact(({ tx }) => findPaymentOfOperation(tx, operation.id));
  return ended?.payment.state === 'voided' ? 'payment_not_captured' : null;
}
