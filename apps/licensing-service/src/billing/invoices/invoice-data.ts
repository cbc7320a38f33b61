import type { AppliedCredit, PriceSum } from '@atrium/api-client/contract/pricing';
import type { Language, Seller } from '../../platform';
import type { Bill, BillLine } from '../bills/bill';
import type { VatReason } from '../vat/decide-vat';

export type InvoiceKind = 'invoice' | 'credit_note' | 'proforma';

/** Days as `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A company as shown on an invoice. */
export interface InvoiceParty extends Pick<Seller, 'name' | 'street' | 'postal_code' | 'city' | 'country'> {
  /** With its prefix; null for a buyer without one. */
  readonly vat_number: string | null;
}

/** An invoice line; amounts in cents, below 0 on a credit note. */
export interface InvoiceLine extends Omit<BillLine, 'period_id'> {
  readonly description: string;
  /** The period that it bills; null on a pro-forma invoice, whose period has not begun. */
  readonly period_id: string | null;
  /** Deducted from the line, without VAT; has the line's sign. */
  readonly discount: number;
  /** Position of the line that a credit note takes off; null on other documents. */
  readonly corrects: number | null;
}

/** A document that this one refers to. */
export type InvoiceReference = Pick<InvoiceData, 'kind' | 'number' | 'issued_on'>;

/** Money of a transfer for an invoice, in cents. */
export interface ReceivedMoney {
  readonly amount: number;
  /** Credit to use first: what the pro-forma invoice named, and credit notes of the same change. */
  readonly credit: number;
}

/** The content of an invoice, credit note or pro-forma invoice before it has a number. */
export interface InvoiceDraft extends Pick<Bill, 'cause' | 'day' | 'taxes'> {
  readonly kind: InvoiceKind;
  readonly language: Language;
  readonly seller: Seller;
  readonly buyer: InvoiceParty;
  /** Title of the company CRM; null for none. */
  readonly subject: string | null;
  /** A single day, or a period. */
  readonly supplied: Days;
  /** Null if nothing remains to be paid. */
  readonly due_on: string | null;
  readonly payment: 'card' | 'bank_transfer';
  /** Null while a bank transfer is pending, and if nothing is due. */
  readonly paid_on: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly vat_reason: VatReason;
  /** Id of the VIES check that the VAT decision is based on; null for none. */
  readonly vat_check: string | null;
  /** Account credit before this document, in cents; a credit note uses none. */
  readonly credit: number;
  /** Minimum charge in cents; 0 for none. */
  readonly least_charge: number;
  /** What a transfer paid; null if the amount due is paid. */
  readonly received: ReceivedMoney | null;
  readonly references: readonly InvoiceReference[];
  /** Id of the invoice that a credit note corrects; null for other documents. */
  readonly corrects: string | null;
}

/** An issued document; immutable. */
export interface InvoiceData
  extends Omit<InvoiceDraft, 'credit' | 'least_charge' | 'received' | 'taxes'>, PriceSum, AppliedCredit {
  readonly number: string;
  readonly issued_on: string;
  /** Currency of all amounts. */
  readonly currency: 'EUR';
  /** Reasons for charging no VAT, without repeats, in the document's language. */
  readonly clauses: readonly string[];
  /** Creditor reference of a bank transfer, `RF…`; null for none. */
  readonly payment_reference: string | null;
}

/** Marks of fiscal verification, with the 60 digits of its QR code; null until verified. */
export type FiscalMarks = Readonly<Record<'zoi' | 'eor' | 'qr', string | null>>;
