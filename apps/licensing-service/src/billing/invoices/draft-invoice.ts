import type { Language, Seller } from '../../platform';
import type { Bill, BillLine, Note } from '../bills/bill';
import { addDays } from '../periods/days';
import type { VatReason } from '../vat/decide-vat';
import { describeLine } from './describe-line';
import type { Days, InvoiceDraft, InvoiceLine, InvoiceParty } from './invoice-data';
import type { IssuedInvoice } from './invoice.repository';

/** Seller, buyer and subject of a document, and the VAT decision behind it. */
export interface InvoiceParties {
  readonly seller: Seller;
  readonly buyer: InvoiceParty;
  readonly title: string | null;
  readonly language: Language;
  readonly vatReason: VatReason;
  readonly vatCheck: string | null;
}

/** The payment details of a document. */
export type InvoicePayment = Pick<
  InvoiceDraft,
  'payment' | 'paid_on' | 'due_on' | 'references' | 'credit' | 'least_charge' | 'received'
>;

/** Drafts the invoice, or pro-forma invoice, of a bill. */
export function draftInvoice(
  kind: 'invoice' | 'proforma',
  { cause, day, lines, taxes }: Pick<Bill, 'cause' | 'day' | 'lines' | 'taxes'>,
  { seller, buyer, title, language, vatReason, vatCheck }: InvoiceParties,
  paid: InvoicePayment,
): InvoiceDraft {
  return {
    ...paid,
    kind,
    cause,
    day,
    language,
    seller,
    buyer,
    subject: title,
    supplied: suppliedDays(lines),
    lines: lines.map((line): InvoiceLine => ({
      ...line,
      description: describeLine(line, language),
      period_id: kind === 'proforma' ? null : line.period_id,
      discount: 0,
      corrects: null,
    })),
    taxes,
    vat_reason: vatReason,
    vat_check: vatCheck,
    corrects: null,
  };
}

/** Drafts a credit note to the buyer of the invoice that it corrects. */
export function draftCreditNote(
  { id, data }: Pick<IssuedInvoice, 'id' | 'data'>,
  { lines, taxes }: Pick<Note, 'lines' | 'taxes'>,
  { cause, day }: Pick<Bill, 'cause' | 'day'>,
): InvoiceDraft {
  const { seller, buyer, subject, language, payment, vat_reason, vat_check, number, issued_on } = data;
  return {
    kind: 'credit_note',
    cause,
    day,
    language,
    seller,
    buyer,
    subject,
    payment,
    supplied: suppliedDays(lines),
    lines: lines.map(({ position, ...line }): InvoiceLine => ({
      ...line,
      description: describeLine(line, language),
      quantity: 0 - line.quantity,
      net: 0 - line.net,
      discount: 0,
      corrects: position,
    })),
    taxes: taxes.map((tax) => ({ ...tax, tax_base: 0 - tax.tax_base, tax_amount: 0 - tax.tax_amount })),
    vat_reason,
    vat_check,
    credit: 0,
    least_charge: 0,
    received: null,
    paid_on: null,
    due_on: null,
    references: [{ kind: 'invoice', number, issued_on }],
    corrects: id,
  };
}

/** The first and the last day that lines bill. */
export function suppliedDays(lines: readonly Pick<BillLine, 'from' | 'to'>[]): Days {
  const from =
    lines
      .map((line) => line.from)
      .toSorted()
      .at(0) ?? '';
  const to =
    lines
      .map((line) => line.to)
      .toSorted()
      .at(-1) ?? '';
  return { from, to: to > from ? addDays(to, -1) : from };
}
