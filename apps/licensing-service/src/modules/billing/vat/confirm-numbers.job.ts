import { Type } from 'typebox';
import { forEachApart } from '../../../jobs/for-each-apart';
import { defineJob } from '../../../jobs/job';
import type { Parts } from '../../../parts';
import { findBuyer } from '../../subscriptions/quotes/quote-ground';
import { runningSubscription } from '../../subscriptions/running-plan';
import { findSubscription } from '../../subscriptions/subscription.repository';
import { findOldConfirmations } from '../../vat-checks/vat-check.repository';
import { checkNumberAgain } from '../../vat-checks/vat-check.service';

/** How long the answer of VIES counts that reverse charge rests on, as long as VIES answers. */
const daysOfConfirmation = 30;
const day = 86_400_000;

/**
 * Asks VIES again about the confirmed numbers of plans that run. What it says then decides the VAT of the next period.
 *
 * @throws AggregateError where some could not be asked about, after all others were
 */
export async function confirmNumbers(parts: Pick<Parts, 'database' | 'clock' | 'settings'>): Promise<void> {
  const { database, clock } = parts;
  const before = new Date(clock().getTime() - daysOfConfirmation * day);
  await forEachApart(
    await findOldConfirmations(database, before),
    async ({ tenantId, vatNumber, checkedBy }) => {
      const isRunning = runningSubscription(await findSubscription(database, tenantId)) !== null;
      if (!isRunning || (await findBuyer(database, tenantId)).buyer.vat_number !== vatNumber) return;
      await checkNumberAgain(parts, { tenantId, vatNumber, userId: checkedBy });
    },
    'VAT numbers could not be asked about again.',
  );
}

export const confirmNumbersJob = defineJob({
  name: 'vat.confirm',
  schema: Type.Object({}),
  every: '17 2 * * *',
  run: ({ parts }) => confirmNumbers(parts),
});
