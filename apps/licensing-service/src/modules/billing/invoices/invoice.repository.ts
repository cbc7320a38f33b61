import { and, asc, desc, eq, gt, gte, notExists, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import type { FiscalMarks, InvoiceData } from './invoice-data';
import { fiscalMarksOf, invoiceColumns, invoiceDataOf, lineColumns } from './invoice-rows';
import { invoiceLines, invoices } from './invoice.table';
import { tenants } from '../../tenants/tenant.table';
import type { InvoiceNumber } from './numbers/invoice-number';

/** A document that is kept. */
export interface IssuedInvoice {
  readonly id: string;
  readonly tenantId: string;
  readonly data: InvoiceData;
  readonly marks: FiscalMarks;
}

/** A document by its id; null where it is not there, or not to be seen. */
export async function findInvoice(db: DatabaseHandle, id: string): Promise<IssuedInvoice | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (row === undefined) return null;
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  return { id, tenantId: row.tenantId, data: invoiceDataOf(row, lines), marks: fiscalMarksOf(row) };
}

/** The documents of a company CRM without their lines, the newest first. */
export function findInvoicesOf(db: DatabaseHandle, tenantId: string) {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.tenantId, tenantId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
}

/** Invoices with VAT that were issued while VIES gave no answer, and that no credit note has given back. */
export async function findInvoicesToRecheck(db: DatabaseHandle, since: Date) {
  const notes = alias(invoices, 'notes');
  const given = db
    .select({ one: sql`1` })
    .from(notes)
    .where(eq(notes.corrects, invoices.id));
  const rows = await db
    .select({ id: invoices.id, tenantId: invoices.tenantId, buyer: invoices.buyer, userId: tenants.authorId })
    .from(invoices)
    .innerJoin(tenants, eq(tenants.id, invoices.tenantId))
    .where(
      and(
        eq(invoices.kind, 'invoice'),
        eq(invoices.vatReason, 'eu_number_not_checked'),
        gte(invoices.issuedAt, since),
        gt(invoices.total, 0),
        notExists(given),
      ),
    )
    .orderBy(asc(invoices.issuedAt));
  return rows.flatMap(({ buyer, ...row }) =>
    buyer.vat_number === null ? [] : [{ ...row, vatNumber: buyer.vat_number }],
  );
}

/** Where a document belongs, and what it has beside what it says. */
export interface InvoiceKey extends InvoiceNumber {
  readonly tenantId: string;
  /** Of a credit note, by its id: the invoice whose amounts it gives back. */
  readonly corrects: string | null;
  readonly issuedAt: Date;
}

/** Keeps a document with its lines. */
export async function insertInvoice(tx: Transaction, key: InvoiceKey, data: InvoiceData): Promise<IssuedInvoice> {
  const [row] = await tx
    .insert(invoices)
    .values({ ...invoiceColumns(data), ...key })
    .returning();
  if (row === undefined) throw new Error('The invoice was not kept.');
  await tx.insert(invoiceLines).values(data.lines.map((line, at) => ({ ...lineColumns(line, at), invoiceId: row.id })));
  return { id: row.id, tenantId: row.tenantId, data, marks: fiscalMarksOf(row) };
}

/** What remains of an invoice after its credit notes, with VAT, in cents. */
export async function sumAfterCreditNotes(tx: Transaction, id: string): Promise<number> {
  const [invoice] = await tx.select({ total: invoices.total }).from(invoices).where(eq(invoices.id, id));
  const [given] = await tx
    .select({ total: sum(invoices.total).mapWith(Number) })
    .from(invoices)
    .where(and(eq(invoices.corrects, id), eq(invoices.kind, 'credit_note')));
  return (invoice?.total ?? 0) + (given?.total ?? 0);
}
