import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { type InvoicedLine, negateTaxes } from '../bills/bill';
import type { BookedDocument } from '../bills/books';
import type { IssuedInvoice } from './invoice-data';
import { findDocuments } from './invoice.repository';
import { invoices } from './invoice.table';

/** A company CRM's invoices and credit notes as corrections need them, oldest first. */
export async function findBookedDocuments(db: DatabaseHandle, tenantId: string): Promise<BookedDocument[]> {
  const isBooked = inArray(invoices.kind, ['invoice', 'credit_note']);
  return (await findDocuments(db, and(eq(invoices.tenantId, tenantId), isBooked))).map(toBooked);
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
