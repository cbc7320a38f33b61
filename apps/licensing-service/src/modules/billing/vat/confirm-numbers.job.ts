import { Type } from 'typebox';
import { forEachApart } from '../../../jobs/for-each-apart';
import { defineJob } from '../../../jobs/job';
import type { Parts } from '../../../parts';
import { findBuyer } from '../../subscriptions/quotes/quote-ground';
import { findState } from '../../tenants/tenant.repository';
import { findOldConfirmations } from '../../vat-checks/vat-check.repository';
import { checkNumberAgain } from '../../vat-checks/vat-check.service';

/** How long the answer of VIES counts that reverse charge rests on, as long as VIES answers. */
const daysOfConfirmation = 30;
const day = 86_400_000;

/**
 * Asks VIES again about the confirmed numbers of all companies that can be billed. What it says then decides the VAT of
 * their next plan.
 *
 * @throws AggregateError where some could not be asked about, after all others were
 */
export async function confirmNumbers(parts: Pick<Parts, 'database' | 'clock' | 'settings'>): Promise<void> {
  const { database, clock } = parts;
  const before = new Date(clock().getTime() - daysOfConfirmation * day);
  await forEachApart(
    await findOldConfirmations(database, before),
    async ({ tenantId, vatNumber, checkedBy }) => {
      const state = await findState(database, tenantId);
      if (state === 'closed' || (await findBuyer(database, tenantId)).buyer.vat_number !== vatNumber) return;
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
