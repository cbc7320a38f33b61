import { Type } from 'typebox';
import type { Transaction } from '../../../database/database';
import { asService } from '../../../database/scope';
import { forEachApart } from '../../../jobs/for-each-apart';
import { defineJob } from '../../../jobs/job';
import type { Parts } from '../../../parts';
import { findPaymentUnderWay } from '../../payments/payment.repository';
import { periodOf, type PlacedPeriod, runningSubscription } from '../../subscriptions/running-plan';
import { changeSubscription, findSubscription } from '../../subscriptions/subscription.repository';
import { checkNumberAgain } from '../../vat-checks/vat-check.service';
import { lockTenant } from '../../tenants/tenant.repository';
import { billWithoutVat } from '../correct.service';
import { findInvoiceIds, findInvoicesToRecheck, findLoweredTogether } from '../invoices/invoice-correction.repository';
import type { Days } from '../invoices/invoice-data';
import { findInvoice, type IssuedInvoice } from '../invoices/invoice.repository';
import { suppliedDays } from '../invoices/supplied-days';

/** How long after an invoice its number is asked about. */
const daysOfRecheck = 60;
const day = 86_400_000;

type Ground = Pick<Parts, 'database' | 'clock' | 'settings' | 'mailer' | 'jobs'>;

/**
 * Asks VIES again about the numbers it gave no answer to when they were billed; what it confirms is billed anew.
 *
 * @throws AggregateError where some could not be, after all others were
 */
export async function recheckVat(parts: Ground): Promise<void> {
  const since = new Date(parts.clock().getTime() - daysOfRecheck * day);
  const waiting = await findInvoicesToRecheck(parts.database, since);
  const numbers = new Map(waiting.map((row) => [`${row.tenantId} ${row.vatNumber}`, row]));
  await forEachApart(
    [...numbers.values()],
    async (buyer) => {
      const check = await checkNumberAgain(parts, buyer);
      if (check.status === 'confirmed') await correct(parts, buyer, check.id);
    },
    'VAT numbers could not be asked about again.',
  );
}

interface Buyer {
  readonly tenantId: string;
  readonly vatNumber: string;
}

/** All that was billed with VAT to a number that is confirmed now; a payment that is being made is waited for. */
async function correct(parts: Ground, buyer: Buyer, vatCheck: string): Promise<void> {
  await asService(parts.database, async (tx) => {
    const at = parts.clock();
    await lockTenant(tx, buyer.tenantId);
    const payment = await findPaymentUnderWay(tx, buyer.tenantId);
    if (payment !== null && payment.state !== 'awaiting_transfer') return;
    const [newest, ...older] = await findBilled(tx, buyer);
    if (newest === undefined) return;
    const corrected = [newest, ...older] as const;
    if (!(await billWithoutVat(tx, parts, corrected, { vatCheck, at }))) return;
    const running = runningSubscription(await findSubscription(tx, buyer.tenantId));
    if (running !== null && corrected.some(({ data }) => isSuppliedIn(data.supplied, periodOf(running))))
      await changeSubscription(tx, buyer.tenantId, { taxCategory: 'reverse_charge', taxRate: 0 });
  });
}

/** The newest first: what is to be corrected, with the invoices that credit notes have lowered together with it. */
async function findBilled(tx: Transaction, { tenantId, vatNumber }: Buyer): Promise<IssuedInvoice[]> {
  const waiting = await findInvoicesToRecheck(tx, new Date(0));
  const own = waiting.filter((row) => row.tenantId === tenantId && row.vatNumber === vatNumber);
  const together = new Set(
    await findLoweredTogether(
      tx,
      own.map(({ id }) => id),
    ),
  );
  const billed: IssuedInvoice[] = [];
  for (const id of await findInvoiceIds(tx, tenantId)) {
    const invoice = together.has(id) ? await findInvoice(tx, id) : null;
    if (invoice?.data.buyer.vat_number === vatNumber) billed.push(invoice);
  }
  return billed;
}

const isSuppliedIn = ({ from, to }: Days, period: PlacedPeriod): boolean => {
  const days = suppliedDays(period.start, period.end);
  return from <= days.to && to >= days.from;
};

export const recheckVatJob = defineJob({
  name: 'vat.recheck',
  schema: Type.Object({}),
  every: '41 */6 * * *',
  run: ({ parts }) => recheckVat(parts),
});
