import type { Bill, BillLine, Note } from '../bills/bill';
import { addDays } from '../periods/days';
import { describeLine } from './document/invoice-texts';
import type { Days, InvoiceDraft, InvoiceLine, InvoiceReference } from './invoice-data';
import type { IssuedInvoice } from './invoice.repository';

/** What a bill does not say of its document. */
type Rest = Omit<InvoiceDraft, 'kind' | 'cause' | 'day' | 'supplied' | 'lines' | 'taxes' | 'corrects'>;

/** Drafts the invoice, or pro-forma invoice, of a bill. */
export function draftInvoice(
  kind: 'invoice' | 'proforma',
  { cause, day, lines, taxes }: Pick<Bill, 'cause' | 'day' | 'lines' | 'taxes'>,
  rest: Rest,
): InvoiceDraft {
  return {
    ...rest,
    kind,
    cause,
    day,
    supplied: suppliedDays(lines),
    lines: lines.map((line): InvoiceLine => ({
      ...line,
      description: describeLine(line, rest.language),
      period_id: kind === 'proforma' ? null : line.period_id,
      discount: 0,
      corrects: null,
    })),
    taxes,
    corrects: null,
  };
}

/** Drafts a credit note to the buyer of the invoice that it corrects. `composeInvoice` replaces number, day and sums. */
export function draftCreditNote(
  corrected: Pick<IssuedInvoice, 'id' | 'data'>,
  { lines, taxes }: Pick<Note, 'lines' | 'taxes'>,
  { cause, day }: Pick<Bill, 'cause' | 'day'>,
): InvoiceDraft {
  const { id, data } = corrected;
  return {
    ...data,
    kind: 'credit_note',
    cause,
    day,
    supplied: suppliedDays(lines),
    lines: lines.map(({ position, ...line }): InvoiceLine => ({
      ...line,
      description: describeLine(line, data.language),
      quantity: 0 - line.quantity,
      net: 0 - line.net,
      discount: 0,
      corrects: position,
    })),
    taxes: taxes.map((tax) => ({ ...tax, tax_base: 0 - tax.tax_base, tax_amount: 0 - tax.tax_amount })),
    credit: 0,
    least_charge: 0,
    received: null,
    paid_on: null,
    due_on: null,
    references: [referenceTo(corrected)],
    corrects: id,
  };
}

export const referenceTo = ({ data: { kind, number, issued_on } }: Pick<IssuedInvoice, 'data'>): InvoiceReference => ({
  kind,
  number,
  issued_on,
});

/** The first and the last day that lines bill. */
export function suppliedDays(lines: readonly Pick<BillLine, 'from' | 'to'>[]): Days {
  const days = lines.flatMap(({ from, to }) => [from, to]).toSorted();
  const from = days.at(0) ?? '';
  const to = days.at(-1) ?? '';
  return { from, to: to > from ? addDays(to, -1) : from };
}
