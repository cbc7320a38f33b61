import { Type } from 'typebox';
import { dayMs, defineJob, settleEach, type JobContext } from '../../../platform';
import { publishTenantChange } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import { checkNumberAgain } from './vat-check.service';
import { findUncheckedInvoices } from '../../invoices/unchecked-invoices.repository';

/** Days after an invoice during which its number is checked again. */
const daysOfRecheck = 60;

/**
 * Checks billed numbers again that VIES did not answer about. A confirmation corrects their invoices.
 *
 * @throws AggregateError if some could not be checked, after all others were
 */
export async function recheckBilledNumbers(dependencies: BillingDependencies): Promise<void> {
  const since = new Date(dependencies.clock().getTime() - daysOfRecheck * dayMs);
  const invoices = await findUncheckedInvoices(dependencies.database, since);
  const numbers = new Map(invoices.map((row) => [`${row.tenantId} ${row.vatNumber}`, row]));
  await settleEach(
    [...numbers.values()],
    async (buyer) => {
      const check = await checkNumberAgain(dependencies, buyer);
      if (check.status === 'confirmed') await publishTenantChange(dependencies, buyer.tenantId);
    },
    'VAT numbers could not be checked again.',
  );
}

export const recheckBilledNumbersJob = defineJob({
  name: 'vat.recheck-billed',
  schema: Type.Object({}),
  every: '41 */6 * * *',
  run: ({ dependencies }: JobContext<BillingDependencies>) => recheckBilledNumbers(dependencies),
});
