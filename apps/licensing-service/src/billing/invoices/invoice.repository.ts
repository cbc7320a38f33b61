import { and, asc, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { type InvoicedLine, negateTaxes } from '../bills/bill';
import type { BookedDocument } from '../bills/books';
import type { InvoiceData, InvoiceLine, InvoiceRow, IssuedInvoice, LineRow } from './invoice-data';
import { invoiceLines, invoiceRanges, invoices } from './invoice.table';
import { formatInvoiceNumber } from './numbers/invoice-number';

/** Finds documents with their lines, oldest first. */
async function findDocuments(db: DatabaseHandle, where: SQL | undefined): Promise<IssuedInvoice[]> {
  const documents = await db.select().from(invoices).where(where).orderBy(asc(invoices.issuedAt), asc(invoices.id));
  if (documents.length === 0) return [];
  const ids = documents.map(({ id }) => id);
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, ids))
    .orderBy(asc(invoiceLines.position));
  const byDocument = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  return documents.map((document) => ({
    ...document,
    number: formatInvoiceNumber(document),
    lines: (byDocument.get(document.id) ?? []).map(toLine),
  }));
}

/** Finds a document; null if it is missing or the scope may not see it. */
export async function findInvoice(db: DatabaseHandle, id: string): Promise<IssuedInvoice | null> {
  const [found] = await findDocuments(db, eq(invoices.id, id));
  return found ?? null;
}

/** A document that another record names. */
export async function getInvoice(db: DatabaseHandle, id: string | null): Promise<IssuedInvoice> {
  const found = id === null ? null : await findInvoice(db, id);
  if (found === null) throw new Error('A document is missing.');
  return found;
}

/** A company CRM's invoices and credit notes as corrections need them, oldest first. */
export async function findBookedDocuments(db: DatabaseHandle, tenantId: string): Promise<readonly BookedDocument[]> {
  const isBooked = inArray(invoices.kind, ['invoice', 'credit_note']);
  return (await findDocuments(db, and(eq(invoices.tenantId, tenantId), isBooked))).map(toBooked);
}

/** A company CRM's documents without their lines, newest first. */
export function findInvoicesOf(db: DatabaseHandle, tenantId: string) {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.tenantId, tenantId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
}

const month = sql<string>`to_char(${invoices.issued_on}, 'YYYY-MM')`;

/** Invoiced net since a day, by month of issue. Credit notes are negative. */
export async function findInvoicedByMonth(tx: Transaction, since: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ month, net: sql<string>`sum(${invoices.net})` })
    .from(invoices)
    .where(and(inArray(invoices.kind, ['invoice', 'credit_note']), gte(invoices.issued_on, since)))
    .groupBy(month);
  return new Map(rows.map((row) => [row.month, Number(row.net)]));
}

/**
 * Takes the next number of a range. Locks the range until the transaction ends: after a rollback the next caller gets
 * the same number, so there are no gaps.
 *
 * @param today `YYYY-MM-DD` in the seller's time zone
 * @returns the number and its issue date: today, or the previous number's day if that is later
 */
export async function takeNumber(tx: Transaction, place: { premise: string; device: string }, today: string) {
  const [row] = await tx
    .insert(invoiceRanges)
    .values({ ...place, last: 1, lastIssuedOn: today })
    .onConflictDoUpdate({
      target: [invoiceRanges.premise, invoiceRanges.device],
      set: {
        last: sql`${invoiceRanges.last} + 1`,
        lastIssuedOn: sql`greatest(${invoiceRanges.lastIssuedOn}, excluded.last_issued_on)`,
      },
    })
    .returning({ sequence: invoiceRanges.last, issuedOn: invoiceRanges.lastIssuedOn });
  if (row === undefined) throw new Error('The range of invoice numbers returned no number.');
  return { number: { ...place, sequence: row.sequence }, issuedOn: row.issuedOn };
}

/** Stores a document with its lines. */
export async function insertInvoice(
  tx: Transaction,
  key: Pick<InvoiceRow, 'tenantId' | 'issuedAt'>,
  { number, lines, ...data }: InvoiceData,
): Promise<IssuedInvoice> {
  const [row] = await tx
    .insert(invoices)
    .values({ ...data, ...key, lineCount: lines.length })
    .returning();
  if (row === undefined) throw new Error('The invoice was not stored.');
  const rows = lines.map(({ share, ...line }, at) => ({
    ...line,
    invoiceId: row.id,
    position: at + 1,
    shareRemaining: share?.remaining ?? null,
    shareWhole: share?.whole ?? null,
  }));
  await tx.insert(invoiceLines).values(rows);
  return { ...row, number, lines };
}

function toLine({ invoiceId: _id, position: _position, shareRemaining, shareWhole, ...line }: LineRow): InvoiceLine {
  const isShared = shareRemaining !== null && shareWhole !== null;
  return { ...line, share: isShared ? { remaining: shareRemaining, whole: shareWhole } : null };
}

function toBooked(document: IssuedInvoice): BookedDocument {
  const isNote = document.kind === 'credit_note';
  /** Credit notes are stored below 0. */
  const amountOf = (stored: number) => (isNote ? 0 - stored : stored);
  const lines = document.lines.map(
    ({ description: _text, discount: _discount, corrects, ...line }, at): InvoicedLine => ({
      ...line,
      position: corrects ?? at + 1,
      quantity: amountOf(line.quantity),
      period_id: line.period_id ?? '',
      net: amountOf(line.net),
    }),
  );
  return { ...document, taxes: isNote ? negateTaxes(document.taxes) : document.taxes, lines };
}
