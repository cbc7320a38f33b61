import { Type } from 'typebox';
import { asService } from '../../../database/scope';
import { defineJob } from '../../../jobs/job';
import type { Parts } from '../../../parts';
import { changeSubscription } from '../../subscriptions/subscription.repository';
import { checkNumberAgain } from '../../vat-checks/vat-check.service';
import { lockTenant } from '../../tenants/tenant.repository';
import { billWithoutVat } from '../correct.service';
import { findInvoice, findInvoicesToRecheck } from '../invoices/invoice.repository';

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
    const ids = waiting.filter((row) => row.tenantId === tenantId && row.vatNumber === vatNumber).map(({ id }) => id);
    await correct(parts, tenantId, ids, check.id);
  }
}

async function correct(parts: Ground, tenantId: string, ids: readonly string[], vatCheck: string): Promise<void> {
  await asService(parts.database, async (tx) => {
    const at = parts.clock();
    await lockTenant(tx, tenantId);
    const still = new Set((await findInvoicesToRecheck(tx, new Date(0))).map(({ id }) => id));
    for (const id of ids) {
      const invoice = still.has(id) ? await findInvoice(tx, id) : null;
      if (invoice !== null) await billWithoutVat(tx, parts, invoice, { vatCheck, at });
    }
    await changeSubscription(tx, tenantId, { taxCategory: 'reverse_charge', taxRate: 0 });
  });
}

export const recheckVatJob = defineJob({
  name: 'vat.recheck',
  schema: Type.Object({}),
  every: '41 */6 * * *',
  run: ({ parts }) => recheckVat(parts),
});
