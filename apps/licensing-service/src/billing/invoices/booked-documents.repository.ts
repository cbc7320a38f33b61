import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import type { BookedDocument, BookedLine } from '../bills/books';
import { invoiceLines, invoices } from './invoice.table';

/** A company CRM's invoices and credit notes as corrections need them, oldest first. */
export async function findBookedDocuments(db: DatabaseHandle, tenantId: string): Promise<BookedDocument[]> {
  const documents = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.tenantId, tenantId), inArray(invoices.kind, ['invoice', 'credit_note'])))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
  if (documents.length === 0) return [];
  const ids = documents.map(({ id }) => id);
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, ids))
    .orderBy(asc(invoiceLines.position));
  const byDocument = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  return documents.map((document) => toBooked(document, byDocument.get(document.id) ?? []));
}

type InvoiceRow = typeof invoices.$inferSelect;
type LineRow = typeof invoiceLines.$inferSelect;

function toBooked(document: InvoiceRow, lines: readonly LineRow[]): BookedDocument {
  const { id, kind, cause, day, taxes, corrects } = document;
  const amountOf = kind === 'credit_note' ? takenOff : added;
  return {
    id,
    kind: kind === 'credit_note' ? kind : 'invoice',
    cause,
    day,
    taxes: taxes.map((tax) => ({ ...tax, tax_base: amountOf(tax.tax_base), tax_amount: amountOf(tax.tax_amount) })),
    lines: lines.map((line) => toBookedLine(line, amountOf, corrects)),
  };
}

type AmountOf = (stored: number) => number;

const added: AmountOf = (stored) => stored;
/** Credit notes are stored below 0. */
const takenOff: AmountOf = (stored) => 0 - stored;

function toBookedLine(line: LineRow, amountOf: AmountOf, invoiceId: string | null): BookedLine {
  const { shareRemaining: remaining, shareWhole: whole, corrects } = line;
  return {
    position: line.position,
    item: line.item,
    cycle: line.cycle,
    quantity: amountOf(line.quantity),
    unit_price: line.unitPrice,
    from: line.fromDay,
    to: line.toDay,
    share: remaining === null || whole === null ? null : { remaining, whole },
    period_id: line.periodId ?? '',
    net: amountOf(line.net),
    tax_category: line.taxCategory,
    tax_rate: line.taxRate,
    corrects: invoiceId === null || corrects === null ? null : { invoiceId, position: corrects },
  };
}
