import { and, asc, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { toRow } from '../../resource';
import type { FiscalMarks, InvoiceData, InvoiceLine } from './invoice-data';
import { invoiceLines, invoiceRanges, invoices } from './invoice.table';
import { formatInvoiceNumber, type InvoiceNumber } from './numbers/invoice-number';

/** A stored document. */
export interface IssuedInvoice {
  readonly id: string;
  readonly tenantId: string;
  readonly data: InvoiceData;
  readonly marks: FiscalMarks;
}

/** Finds documents with their lines, oldest first. */
export async function findDocuments(db: DatabaseHandle, where: SQL | undefined): Promise<IssuedInvoice[]> {
  const documents = await db.select().from(invoices).where(where).orderBy(asc(invoices.issuedAt), asc(invoices.id));
  if (documents.length === 0) return [];
  const ids = documents.map(({ id }) => id);
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, ids))
    .orderBy(asc(invoiceLines.position));
  const byDocument = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  return documents.map((document) => toIssued(document, byDocument.get(document.id) ?? []));
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

/** A company CRM's documents without their lines, newest first. */
export function findInvoicesOf(db: DatabaseHandle, tenantId: string) {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.tenantId, tenantId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
}

const month = sql<string>`to_char(${invoices.issuedOn}, 'YYYY-MM')`;

/** Invoiced net since a day, by month of issue. Credit notes are negative. */
export async function findInvoicedByMonth(tx: Transaction, since: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ month, net: sql<string>`sum(${invoices.net})` })
    .from(invoices)
    .where(and(inArray(invoices.kind, ['invoice', 'credit_note']), gte(invoices.issuedOn, since)))
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
  key: InvoiceNumber & Pick<InvoiceRow, 'tenantId' | 'issuedAt'>,
  data: InvoiceData,
): Promise<IssuedInvoice> {
  const { number: _number, supplied, lines, references: refersTo, ...stored } = data;
  const { from: suppliedFrom, to: suppliedTo } = supplied;
  const [row] = await tx
    .insert(invoices)
    .values({ ...toRow(stored), ...key, suppliedFrom, suppliedTo, lineCount: lines.length, refersTo })
    .returning();
  if (row === undefined) throw new Error('The invoice was not stored.');
  const rows = lines.map(({ from: fromDay, to: toDay, share, ...line }, at) => ({
    ...toRow(line),
    invoiceId: row.id,
    position: at + 1,
    fromDay,
    toDay,
    shareRemaining: share?.remaining ?? null,
    shareWhole: share?.whole ?? null,
  }));
  await tx.insert(invoiceLines).values(rows);
  return { ...toIssued(row, []), data };
}

type InvoiceRow = typeof invoices.$inferSelect;
type LineRow = typeof invoiceLines.$inferSelect;

function toIssued(row: InvoiceRow, lines: readonly LineRow[]): IssuedInvoice {
  const { id, tenantId, issuedAt: _issuedAt, lineCount: _lineCount, ...stored } = row;
  const { premise, device, sequence, suppliedFrom, suppliedTo, refersTo, zoi, eor, fiscalQr, ...data } = stored;
  return {
    id,
    tenantId,
    data: {
      ...toFields(data),
      number: formatInvoiceNumber({ premise, device, sequence }),
      supplied: { from: suppliedFrom, to: suppliedTo },
      lines: lines.map(toLine),
      references: refersTo,
    },
    marks: { zoi, eor, qr: fiscalQr },
  };
}

function toLine({ invoiceId: _id, position: _position, fromDay, toDay, ...row }: LineRow): InvoiceLine {
  const { shareRemaining: remaining, shareWhole: whole, ...line } = row;
  const share = remaining === null || whole === null ? null : { remaining, whole };
  return { ...toFields(line), from: fromDay, to: toDay, share };
}

type Snake<S extends string> = S extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : S;

type FieldsOf<Row> = { [Name in keyof Row as Name extends string ? Snake<Name> : never]: Row[Name] };

/** The inverse of `toRow`: `issuedOn` of a table is `issued_on` of a document. */
function toFields<Row extends object>(row: Row): FieldsOf<Row> {
  const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])) as FieldsOf<Row>;
}
