import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { type InvoicedLine, negateTaxes } from '../bills/bill';
import type { BookedDocument } from '../bills/books';
import { findDocuments, type IssuedInvoice } from './invoice.repository';
import { invoices } from './invoice.table';

/** A document as corrections need it, with its stored data. */
export interface StoredDocument extends BookedDocument {
  readonly data: IssuedInvoice['data'];
}

/** A company CRM's invoices and credit notes as corrections need them, oldest first. */
export async function findBookedDocuments(db: DatabaseHandle, tenantId: string): Promise<StoredDocument[]> {
  const isBooked = inArray(invoices.kind, ['invoice', 'credit_note']);
  return (await findDocuments(db, and(eq(invoices.tenantId, tenantId), isBooked))).map(toBooked);
}

function toBooked({ id, data }: IssuedInvoice): StoredDocument {
  const { corrects, cause, day, taxes } = data;
  /** Credit notes are stored below 0. */
  const amountOf = (stored: number) => (corrects === null ? stored : 0 - stored);
  const lines = data.lines.map(
    ({ description: _text, discount: _discount, corrects: position, ...line }, at): InvoicedLine => ({
      ...line,
      position: position ?? at + 1,
      quantity: amountOf(line.quantity),
      period_id: line.period_id ?? '',
      net: amountOf(line.net),
    }),
  );
  return { id, data, corrects, cause, day, taxes: corrects === null ? taxes : negateTaxes(taxes), lines };
}
