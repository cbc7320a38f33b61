import type { Bill, BillLine } from '../bills/bill';
import type { invoiceLines, invoices } from './invoice.table';

export type InvoiceRow = typeof invoices.$inferSelect;
export type LineRow = typeof invoiceLines.$inferSelect;

/** An invoice line; amounts in cents, below 0 on a credit note. */
export type InvoiceLine = Omit<LineRow, 'invoiceId' | 'position' | 'shareRemaining' | 'shareWhole'> &
  Pick<BillLine, 'share'>;

/** A stored document. */
export interface IssuedInvoice extends InvoiceRow {
  /** As printed. */
  readonly number: string;
  readonly lines: readonly InvoiceLine[];
}

/** What an invoice, credit note or pro-forma invoice says. */
export type InvoiceData = Omit<IssuedInvoice, 'id' | 'tenantId' | 'issuedAt' | 'lineCount'>;

/** Money of a transfer for an invoice, in cents. */
export interface ReceivedMoney {
  readonly amount: number;
  /** Credit to use first: what the pro-forma invoice named, and credit notes of the same change. */
  readonly credit: number;
}

type Decided = 'cause' | 'day' | 'seller' | 'buyer' | 'subject' | 'language' | 'vat_reason' | 'vat_check';

/** The content of a document before it has a number. */
export interface InvoiceDraft
  extends
    Pick<InvoiceData, Decided | 'kind' | 'corrects' | 'lines' | 'references' | 'payment' | 'paid_on' | 'due_on'>,
    Pick<Bill, 'taxes'> {
  /** Account credit before this document, in cents; a credit note uses none. */
  readonly credit: number;
  /** Minimum charge in cents; 0 for none. */
  readonly least_charge: number;
  /** What a transfer paid; null if the amount due is paid. */
  readonly received: ReceivedMoney | null;
}
