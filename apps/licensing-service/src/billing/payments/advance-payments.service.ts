import { describeError, type Transact, type Transaction } from '../../platform';
import { publishTenantChange, lockTenant } from '../../tenants';
import type { ChargeDependencies } from '../dependencies';
import { OutcomeUnknown } from '../gateways/payment-gateway';
import { chargeCard, type GatewayAnswer } from './charge-card';
import { sendAnswer } from './gateway-events';
import { needsGateway } from './payment-machine';
import { findPayment, type PaymentRecord, type PaymentRow } from './payment.repository';

/** Whether the new state needs another call to the gateway. */
type Next = 'continue' | 'stop';

/**
 * Advances a payment as far as its gateway answers: calls the gateway, stores the answer with its effects, and repeats
 * while the state changes. Safe to run concurrently; each step takes effect once.
 *
 * @throws OutcomeUnknown if the gateway does not answer; the payment keeps its state
 */
export async function advancePayment(
  dependencies: ChargeDependencies,
  transact: Transact,
  paymentId: string,
): Promise<void> {
  const record = await transact((tx) => findPayment(tx, paymentId));
  const answer = record === null ? null : await chargeCard(dependencies, transact, record);
  if (record === null || answer === null) return;
  const next = await transact((tx) => storeAnswer(tx, dependencies, record.payment, answer));
  if (answer.state === 'declined') await closeDeclined(dependencies, record, answer.ref);
  if (next === 'continue') await advancePayment(dependencies, transact, paymentId);
  else if (isNewState(record.payment, answer)) await publishTenantChange(dependencies, record.payment.tenantId);
}

/** Pages poll an open payment, so an answer that changes nothing must not send an event. */
const isNewState = ({ state }: PaymentRow, answer: GatewayAnswer): boolean =>
  answer.state !== 'processing' && answer.state !== state;

/** Closes a declined charge at the gateway too. A failure is only logged, since nothing depends on it. */
async function closeDeclined(
  dependencies: ChargeDependencies,
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
  dependencies: ChargeDependencies,
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
async function storeAnswer(
  tx: Transaction,
  dependencies: ChargeDependencies,
  observed: PaymentRow,
  answer: GatewayAnswer,
): Promise<Next> {
  const now = dependencies.clock();
  const tenant = await lockTenant(tx, observed.tenantId);
  const payment = (await findPayment(tx, observed.id))?.payment;
  if (tenant === null || payment === undefined || payment.state !== observed.state) return 'continue';
  const changed = await sendAnswer(tx, dependencies, { tenant, payment, answer }, now);
  return changed !== null && needsGateway(changed.state) && changed.state !== payment.state ? 'continue' : 'stop';
}
