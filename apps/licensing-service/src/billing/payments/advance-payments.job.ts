import { Type } from 'typebox';
import { defineJob, settleEach, type JobContext } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { asJob } from '../work';
import { advancePayment, advanceUntilPending } from './advance-payments.service';
import { findPaymentByRef, findUnfinished, type Ordered } from './payment.repository';

/**
 * The request that starts a payment advances it at once, so this job skips payments that changed within 20 seconds.
 */
const minimumAge = 20_000;

/**
 * Advances every payment whose outcome is not known yet.
 *
 * @throws AggregateError if some could not be advanced, after all others were
 */
export async function advancePayments(dependencies: BillingDependencies): Promise<void> {
  const before = new Date(dependencies.clock().getTime() - minimumAge);
  const unfinished = await findUnfinished(dependencies.database, before);
  const advance = ({ payment: { id } }: Ordered) => advanceUntilPending(dependencies, asJob(dependencies), id);
  await settleEach(unfinished, advance, 'Payments could not be advanced.');
}

export const advancePaymentsJob = defineJob({
  name: 'payments.advance',
  schema: Type.Object({}),
  every: '* * * * *',
  run: ({ dependencies }: JobContext<BillingDependencies>) => advancePayments(dependencies),
});

/**
 * Handles a webhook event about a charge: reads the payment's state from the gateway. Retries while the payment does
 * not have the charge's id yet.
 */
export const handleChargeEventJob = defineJob({
  name: 'payments.handle-charge-event',
  schema: Type.Object({ ref: Type.String() }),
  queue: { retryLimit: 10, retryDelay: 2, retryDelayMax: 60 },
  run: async ({ dependencies }: JobContext<BillingDependencies>, { ref }) => {
    const found = await findPaymentByRef(dependencies.database, ref);
    if (found === null) throw new Error('No payment has this charge yet.');
    await advancePayment(dependencies, asJob(dependencies), found.payment.id);
  },
});
