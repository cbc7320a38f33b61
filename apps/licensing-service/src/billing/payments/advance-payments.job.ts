import { Type } from 'typebox';
import { asService, defineJob, settleEach, type JobContext, type Transact } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { advancePayment, advanceUntilPending } from './advance-payments.service';
import { findPaymentByRef, findUnfinished } from './payment.repository';

/** The request that starts a payment asks the gateway at once; this job asks only about open ones. */
const silence = 20_000;

/**
 * Asks for every payment whose outcome is not known yet, until it is.
 *
 * @throws AggregateError where some could not be carried on, after all others were
 */
export async function advancePayments(dependencies: BillingDependencies): Promise<void> {
  const before = new Date(dependencies.clock().getTime() - silence);
  const unfinished = await findUnfinished(dependencies.database, before);
  const advance = (id: string) => advanceUntilPending(dependencies, asJob(dependencies), id);
  await settleEach(unfinished, advance, 'Payments could not be carried on.');
}

const asJob =
  ({ database }: Pick<BillingDependencies, 'database'>): Transact =>
  (run) =>
    asService(database, 'job', run);

export const advancePaymentsJob = defineJob({
  name: 'payments.carry-on',
  schema: Type.Object({}),
  every: '* * * * *',
  run: ({ dependencies }: JobContext<BillingDependencies>) => advancePayments(dependencies),
});

/** Handles a gateway's event about a charge by asking for its state. The charge may not be known here yet. */
export const advancePaymentJob = defineJob({
  name: 'payments.settle',
  schema: Type.Object({ ref: Type.String() }),
  queue: { retryLimit: 10, retryDelay: 2, retryDelayMax: 60 },
  run: async ({ dependencies }: JobContext<BillingDependencies>, { ref }) => {
    const payment = await findPaymentByRef(dependencies.database, ref);
    if (payment === null) throw new Error('No payment is known by this charge.');
    await advancePayment(dependencies, asJob(dependencies), payment.id);
  },
});
