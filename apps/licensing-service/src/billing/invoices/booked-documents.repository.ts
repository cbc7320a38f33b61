import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import type { BookedDocument, BookedLine } from '../bills/books';
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
  const { kind, cause, day, taxes, lines, corrects: invoiceId } = data;
  /** Credit notes are stored below 0. */
  const amountOf = (stored: number) => (kind === 'credit_note' ? 0 - stored : stored);
  return {
    id,
    data,
    kind: kind === 'credit_note' ? kind : 'invoice',
    cause,
    day,
    taxes: taxes.map((tax) => ({ ...tax, tax_base: amountOf(tax.tax_base), tax_amount: amountOf(tax.tax_amount) })),
    lines: lines.map(({ description: _description, discount: _discount, corrects, ...line }, at): BookedLine => ({
      ...line,
      position: at + 1,
      quantity: amountOf(line.quantity),
      period_id: line.period_id ?? '',
      net: amountOf(line.net),
      corrects: invoiceId === null || corrects === null ? null : { invoiceId, position: corrects },
    })),
  };
}
