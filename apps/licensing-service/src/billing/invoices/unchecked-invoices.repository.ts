import { and, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { tenants } from '../../tenants';
import { invoices } from './invoice.table';

/** What credit notes left of an invoice, with VAT, in cents. Totals of credit notes are below 0. */
const remainder = sql<number>`${invoices.total} + coalesce((
  select sum(note.total) from invoices note where note.corrects = ${invoices.id}), 0)`;

/** Of the buyer. An invoice has one if VIES was to be asked. */
const vatNumber = sql<string>`${invoices.buyer} ->> 'vat_number'`;

/** Invoices with VAT that were issued while VIES did not answer and still have a remainder; newest first. */
export function findUncheckedInvoices(db: DatabaseHandle, since: Date) {
  return db
    .select({ id: invoices.id, tenantId: invoices.tenantId, vatNumber, userId: tenants.authorId })
    .from(invoices)
    .innerJoin(tenants, eq(tenants.id, invoices.tenantId))
    .where(
      and(
        eq(invoices.kind, 'invoice'),
        eq(invoices.vat_reason, 'eu_number_not_checked'),
        gte(invoices.issuedAt, since),
        gt(invoices.total, 0),
        gt(remainder, 0),
      ),
    )
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
}
