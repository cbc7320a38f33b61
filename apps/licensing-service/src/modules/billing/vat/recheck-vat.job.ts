import { Type } from 'typebox';
import { asService } from '../../../database/scope';
import { defineJob } from '../../../jobs/job';
import type { Parts } from '../../../parts';
import { changeSubscription } from '../../subscriptions/subscription.repository';
import { checkNumberAgain } from '../../vat-checks/vat-check.service';
import { lockTenant } from '../../tenants/tenant.repository';
import { billWithoutVat } from '../correct.service';
import { findInvoicesToRecheck } from '../invoices/invoice-correction.repository';
import { findInvoice, type IssuedInvoice } from '../invoices/invoice.repository';

/** How long after an invoice its number is asked about. */
const daysOfRecheck = 60;
const day = 86_400_000;

type Ground = Pick<Parts, 'database' | 'clock' | 'settings' | 'mailer' | 'jobs'>;

/** Asks VIES again about the numbers it gave no answer to when they were billed; what it confirms is billed anew. */
export async function recheckVat(parts: Ground): Promise<void> {
  const since = new Date(parts.clock().getTime() - daysOfRecheck * day);
  const waiting = await findInvoicesToRecheck(parts.database, since);
  const numbers = new Map(waiting.map((row) => [`${row.tenantId} ${row.vatNumber}`, row]));
  for (const { tenantId, vatNumber, userId } of numbers.values()) {
    const check = await checkNumberAgain(parts, { tenantId, vatNumber, userId });
    if (check.status !== 'confirmed') continue;
    await correct(parts, { tenantId, vatNumber }, check.id);
  }
}

interface Buyer {
  readonly tenantId: string;
  readonly vatNumber: string;
}

/** All that was billed with VAT to a number that is confirmed now. */
async function correct(parts: Ground, { tenantId, vatNumber }: Buyer, vatCheck: string): Promise<void> {
  await asService(parts.database, async (tx) => {
    const at = parts.clock();
    await lockTenant(tx, tenantId);
    const billed: IssuedInvoice[] = [];
    for (const row of await findInvoicesToRecheck(tx, new Date(0))) {
      const invoice = row.tenantId === tenantId && row.vatNumber === vatNumber ? await findInvoice(tx, row.id) : null;
      if (invoice !== null) billed.push(invoice);
    }
    const [newest, ...older] = billed;
    if (newest !== undefined) await billWithoutVat(tx, parts, [newest, ...older], { vatCheck, at });
    await changeSubscription(tx, tenantId, { taxCategory: 'reverse_charge', taxRate: 0 });
  });
}

export const recheckVatJob = defineJob({
  name: 'vat.recheck',
  schema: Type.Object({}),
  every: '41 */6 * * *',
  run: ({ parts }) => recheckVat(parts),
});
