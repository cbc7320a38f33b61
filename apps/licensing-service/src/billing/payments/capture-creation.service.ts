import { describeError } from '../../platform';
import { lockTenant, type StepContext, type Warning } from '../../tenants';
import type { ChargeDependencies } from '../dependencies';
import { asJob } from '../work';
import { advancePayment } from './advance-payments.service';
import { findPaymentOfOperation } from './payment.repository';
import { sendPaymentEvent } from './send-payment-event';

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
    if (payment?.state === 'authorised') await sendPaymentEvent(work, payment, { event: 'capture_requested' }, {});
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
