import { asc, desc, eq } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import type { FiscalMarks, InvoiceData } from './invoice-data';
import { fiscalMarksOf, invoiceColumns, invoiceDataOf, lineColumns } from './invoice-rows';
import { invoiceLines, invoices } from './invoice.table';
import type { InvoiceNumber } from './numbers/invoice-number';

/** A stored document. */
export interface IssuedInvoice {
  readonly id: string;
  readonly tenantId: string;
  readonly data: InvoiceData;
  readonly marks: FiscalMarks;
}

/** Finds a document; null if it is missing or the scope may not see it. */
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

/** A company CRM's documents without their lines, newest first. */
export function findInvoicesOf(db: DatabaseHandle, tenantId: string) {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.tenantId, tenantId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
}

/** Number, tenant and time of issue of a document. */
export interface InvoiceKey extends InvoiceNumber {
  readonly tenantId: string;
  readonly issuedAt: Date;
}

/** Stores a document with its lines. */
export async function insertInvoice(tx: Transaction, key: InvoiceKey, data: InvoiceData): Promise<IssuedInvoice> {
  const [row] = await tx
    .insert(invoices)
    .values({ ...invoiceColumns(data), ...key })
    .returning();
  if (row === undefined) throw new Error('The invoice was not stored.');
  await tx.insert(invoiceLines).values(data.lines.map((line, at) => ({ ...lineColumns(line, at), invoiceId: row.id })));
  return { id: row.id, tenantId: row.tenantId, data, marks: fiscalMarksOf(row) };
}
