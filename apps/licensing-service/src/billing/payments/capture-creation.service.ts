import { asService, describeError, type Transact } from '../../platform';
import { lockTenant, type StepContext, type Warning } from '../../tenants';
import type { ChargeDependencies } from '../dependencies';
import { advancePayment } from './advance-payments.service';
import { findPaymentOfOperation } from './payment.repository';
import { sendPaymentEvent } from './send-payment-event';

/**
 * Captures the authorisation of a creation once its company CRM is active; idempotent. Whatever fails is left to the job
 * that advances payments, without a time limit: the company CRM exists already.
 */
export async function captureCreationPayment(
  dependencies: ChargeDependencies,
  { database, operation, clock, assertLease }: StepContext,
): Promise<Warning | null> {
  const asJob: Transact = (run) => asService(database, 'job', run);
  const paymentId = await asJob(async (tx) => {
    await assertLease(tx);
    await lockTenant(tx, operation.tenantId);
    const payment = (await findPaymentOfOperation(tx, operation.id))?.payment;
    if (payment?.state === 'authorised')
      await sendPaymentEvent(tx, payment, { event: 'capture_requested', at: clock() }, {});
    return payment?.id ?? null;
  });
  if (paymentId === null) return null;
  try {
    await advancePayment(dependencies, asJob, paymentId);
  } catch (error) {
    dependencies.log.warn({ event: 'payment.outcome_unknown', payment_id: paymentId, ...describeError(error) });
  }
  const ended = await asJob((tx) => findPaymentOfOperation(tx, operation.id));
  return ended?.payment.state === 'voided' ? 'payment_not_captured' : null;
}
