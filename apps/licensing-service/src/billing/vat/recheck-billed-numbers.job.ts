import { Type } from 'typebox';
import { asService, defineJob, settleEach, type JobContext } from '../../platform';
import { publishIfChanged, lockTenant } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findPaymentUnderWay } from '../payments/payment.repository';
import { runningSubscription } from '../subscriptions/running-plan';
import { updateSubscription, findSubscription } from '../subscriptions/subscription.repository';
import { checkNumberAgain } from './checks/vat-check.service';
import { billWithoutVat } from '../invoices/credit-note.service';
import { findInvoicesToRecheck, findPlanDocuments } from '../invoices/invoice-correction.repository';
import { uncheckedLines } from './unchecked-lines';

/** Days after an invoice during which its number is checked again. */
const daysOfRecheck = 60;
const day = 86_400_000;

type Dependencies = Pick<
  BillingDependencies,
  'database' | 'clock' | 'settings' | 'mailer' | 'jobs' | 'realtime' | 'log'
>;

/**
 * Checks billed numbers again that VIES did not answer about; replaces the invoices of confirmed ones.
 *
 * @throws AggregateError if some could not be checked, after all others were
 */
export async function recheckBilledNumbers(dependencies: Dependencies): Promise<void> {
  const since = new Date(dependencies.clock().getTime() - daysOfRecheck * day);
  const invoices = await findInvoicesToRecheck(dependencies.database, since);
  const numbers = new Map(invoices.map((row) => [`${row.tenantId} ${row.vatNumber}`, row]));
  await settleEach(
    [...numbers.values()],
    async (buyer) => {
      const check = await checkNumberAgain(dependencies, buyer);
      if (check.status === 'confirmed')
        await publishIfChanged(dependencies, buyer.tenantId, replaceInvoices(dependencies, buyer, check.id));
    },
    'VAT numbers could not be checked again.',
  );
}

interface Buyer {
  readonly tenantId: string;
  readonly vatNumber: string;
}

/**
 * Replaces everything billed with VAT to a number that is confirmed now. Waits for an open payment to end, since it
 * credits time of the plan as quoted. Returns whether it corrected anything.
 */
function replaceInvoices(dependencies: Dependencies, buyer: Buyer, vatCheck: string): Promise<boolean> {
  return asService(dependencies.database, 'job', async (tx) => {
    const at = dependencies.clock();
    await lockTenant(tx, buyer.tenantId);
    if ((await findPaymentUnderWay(tx, buyer.tenantId)) !== null) return false;
    const unchecked = uncheckedLines(await findPlanDocuments(tx, buyer.tenantId), buyer.vatNumber);
    if (!(await billWithoutVat(tx, dependencies, unchecked, { vatCheck, at }))) return false;
    if (unchecked.isRunning && runningSubscription(await findSubscription(tx, buyer.tenantId)) !== null)
      await updateSubscription(tx, buyer.tenantId, { taxCategory: 'reverse_charge', taxRate: 0 });
    return true;
  });
}

export const recheckBilledNumbersJob = defineJob({
  name: 'vat.recheck',
  schema: Type.Object({}),
  every: '41 */6 * * *',
  run: ({ dependencies }: JobContext<BillingDependencies>) => recheckBilledNumbers(dependencies),
});
