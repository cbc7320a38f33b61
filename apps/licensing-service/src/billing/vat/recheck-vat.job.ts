import { Type } from 'typebox';
import { asService, defineJob, settleEach, type JobContext } from '../../platform';
import { publishIfChanged, lockTenant } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findPaymentUnderWay } from '../payments/payment.repository';
import { runningSubscription } from '../subscriptions/running-plan';
import { changeSubscription, findSubscription } from '../subscriptions/subscription.repository';
import { checkNumberAgain } from './checks/vat-check.service';
import { billWithoutVat } from '../invoices/credit-note.service';
import { findInvoicesToRecheck, findPlanDocuments } from '../invoices/invoice-correction.repository';
import { uncheckedLines } from './unchecked-lines';

/** How long after an invoice its number is asked about. */
const daysOfRecheck = 60;
const day = 86_400_000;

type Dependencies = Pick<
  BillingDependencies,
  'database' | 'clock' | 'settings' | 'mailer' | 'jobs' | 'realtime' | 'log'
>;

/**
 * Checks numbers again that VIES did not answer about when they were billed; confirmed ones get a new invoice.
 *
 * @throws AggregateError where some could not be, after all others were
 */
export async function recheckVat(dependencies: Dependencies): Promise<void> {
  const since = new Date(dependencies.clock().getTime() - daysOfRecheck * day);
  const waiting = await findInvoicesToRecheck(dependencies.database, since);
  const numbers = new Map(waiting.map((row) => [`${row.tenantId} ${row.vatNumber}`, row]));
  await settleEach(
    [...numbers.values()],
    async (buyer) => {
      const check = await checkNumberAgain(dependencies, buyer);
      if (check.status === 'confirmed')
        await publishIfChanged(dependencies, buyer.tenantId, correct(dependencies, buyer, check.id));
    },
    'VAT numbers could not be asked about again.',
  );
}

interface Buyer {
  readonly tenantId: string;
  readonly vatNumber: string;
}

/**
 * All that was billed with VAT to a number that is confirmed now. A payment that is under way is waited for: it gives
 * back time of the plan as it was quoted. Resolves to whether anything was corrected.
 */
function correct(dependencies: Dependencies, buyer: Buyer, vatCheck: string): Promise<boolean> {
  return asService(dependencies.database, 'job', async (tx) => {
    const at = dependencies.clock();
    await lockTenant(tx, buyer.tenantId);
    if ((await findPaymentUnderWay(tx, buyer.tenantId)) !== null) return false;
    const unchecked = uncheckedLines(await findPlanDocuments(tx, buyer.tenantId), buyer.vatNumber);
    if (!(await billWithoutVat(tx, dependencies, unchecked, { vatCheck, at }))) return false;
    if (unchecked.isRunning && runningSubscription(await findSubscription(tx, buyer.tenantId)) !== null)
      await changeSubscription(tx, buyer.tenantId, { taxCategory: 'reverse_charge', taxRate: 0 });
    return true;
  });
}

export const recheckVatJob = defineJob({
  name: 'vat.recheck',
  schema: Type.Object({}),
  every: '41 */6 * * *',
  run: ({ dependencies }: JobContext<BillingDependencies>) => recheckVat(dependencies),
});
