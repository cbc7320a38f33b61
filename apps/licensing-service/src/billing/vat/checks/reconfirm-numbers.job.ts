import { Type } from 'typebox';
import { dayMs, defineJob, settleEach, type JobContext } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { daysOfConfirmation } from './latest-vat-check';
import { findOldConfirmations } from './vat-check.repository';
import { checkWithVies } from './check-with-vies';

/**
 * Checks the confirmed numbers of all billable companies with VIES again. The answer decides the VAT of their next
 * plan.
 *
 * @throws AggregateError if some could not be checked, after all others were
 */
export async function reconfirmNumbers(dependencies: Parameters<typeof checkWithVies>[0]): Promise<void> {
  const { database, clock } = dependencies;
  const before = new Date(clock().getTime() - daysOfConfirmation * dayMs);
  await settleEach(
    await findOldConfirmations(database, before),
    ({ tenantId, vatNumber, checkedBy: userId }) => checkWithVies(dependencies, { tenantId, vatNumber, userId }),
    'VAT numbers could not be checked again.',
  );
}

export const reconfirmNumbersJob = defineJob({
  name: 'vat.reconfirm',
  schema: Type.Object({}),
  every: '17 2 * * *',
  run: ({ dependencies }: JobContext<BillingDependencies>) => reconfirmNumbers(dependencies),
});
