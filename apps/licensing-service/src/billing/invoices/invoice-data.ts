import type { PeriodShare, PriceSum, AppliedCredit, TaxCategory } from '@atrium/api-client/contract/pricing';
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

/** An invoice line; amounts in cents. */
export interface InvoiceLine {
  readonly description: string;
  /** Days of supply; null for those of the whole invoice. */
  readonly days: Days | null;
  /** Below 0 for a credit. */
  readonly quantity: number;
  /** Per unit, without VAT. */
  readonly unit_price: number;
  /** The charged share of a period; null for the whole. */
  readonly share: PeriodShare | null;
  /** Deducted from the line, without VAT; has the line's sign. */
  readonly discount: number;
  readonly net: number;
  readonly tax_category: TaxCategory;
  /** In basis points. */
  readonly tax_rate: number;
}

/** A document that this one refers to. */
export interface InvoiceReference {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issued_on: string;
}

/** The content of an invoice, credit note or pro-forma invoice before it has a number. */
export interface InvoiceDraft {
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
  readonly references: readonly InvoiceReference[];
}

/** An issued document; immutable. */
export interface InvoiceData extends Omit<InvoiceDraft, 'credit' | 'least_charge'>, PriceSum, AppliedCredit {
  readonly number: string;
  readonly issued_on: string;
  /** Currency of all amounts. */
  readonly currency: 'EUR';
  /** Reasons for charging no VAT, without repeats, in the document's language. */
  readonly clauses: readonly string[];
  /** Creditor reference of a bank transfer, `RF…`; null for none. */
  readonly payment_reference: string | null;
}

/** Marks of fiscal verification; null until verified. */
export interface FiscalMarks {
  readonly zoi: string | null;
  readonly eor: string | null;
  /** Content of the verification's QR code: 60 digits. */
  readonly qr: string | null;
}
