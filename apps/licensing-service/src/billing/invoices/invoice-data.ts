import type { PeriodShare, PriceSum, Settlement, TaxCategory } from '@atrium/api-client/contract/pricing';
import type { Language, Seller } from '../../platform';
import type { VatReason } from '../vat/decide-vat';

export type InvoiceKind = 'invoice' | 'credit_note' | 'proforma';

/** Days as `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A company as shown on an invoice. */
export interface InvoiceParty {
  readonly name: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** With its prefix; null for a buyer without one. */
  readonly vat_number: string | null;
}

/** What is supplied, of one kind; amounts in cents. */
export interface InvoiceLine {
  readonly description: string;
  /** When it is supplied; null for the whole invoice's days. */
  readonly days: Days | null;
  /** Below 0 if it is credited. */
  readonly quantity: number;
  /** Of one, without VAT. */
  readonly unit_price: number;
  /** The share of a period that is charged; null for the whole. */
  readonly share: PeriodShare | null;
  /** Taken off the line, without VAT; of the line's own sign. */
  readonly discount: number;
  readonly net: number;
  readonly tax_category: TaxCategory;
  /** In basis points. */
  readonly tax_rate: number;
}

/** Another document that this one follows from. */
export interface InvoiceReference {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issued_on: string;
}

/** What an invoice, credit note or pro-forma invoice says and is before it has a number. */
export interface InvoiceDraft {
  readonly kind: InvoiceKind;
  readonly language: Language;
  readonly seller: Seller;
  readonly buyer: InvoiceParty;
  /** What it is about, as the title of a company CRM; null for nothing more than its lines. */
  readonly subject: string | null;
  /** A single day, or a period. */
  readonly supplied: Days;
  /** Null where nothing is left to pay later. */
  readonly due_on: string | null;
  readonly payment: 'card' | 'bank_transfer';
  /** Null while it waits for a bank transfer, and where nothing is to pay. */
  readonly paid_on: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly vat_reason: VatReason;
  /** The answer of VIES that the VAT rests on, by its id; null for none. */
  readonly vat_check: string | null;
  /** Of the account before, in cents; a credit note uses none. */
  readonly credit: number;
  /** No smaller amount can be charged, in cents; 0 where any can. */
  readonly least_charge: number;
  readonly references: readonly InvoiceReference[];
}

/** A document as it was issued; nothing of it changes. */
export interface InvoiceData extends Omit<InvoiceDraft, 'credit' | 'least_charge'>, PriceSum, Settlement {
  readonly number: string;
  readonly issued_on: string;
  /** Of every amount. */
  readonly currency: 'EUR';
  /** Why no VAT is charged, each reason once, in the document's language. */
  readonly clauses: readonly string[];
  /** Of a payment by bank transfer, `RF…`; null where there is none. */
  readonly payment_reference: string | null;
}

/** What fiscal verification adds; null until, and unless, there is one. */
export interface FiscalMarks {
  readonly zoi: string | null;
  readonly eor: string | null;
  /** What the QR code of the verification says: 60 digits. */
  readonly qr: string | null;
}
