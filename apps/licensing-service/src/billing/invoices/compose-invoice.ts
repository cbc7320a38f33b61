import { type AppliedCredit, netOf, applyCredit, type PriceSum } from '@atrium/api-client/contract/pricing';
import { creditorReference, type Language } from '../../platform';
import { sumInvoice } from '../bills/bill';
import { addDays } from '../periods/days';
import { invoiceTexts } from './document/invoice-texts';
import type { InvoiceData, InvoiceDraft, InvoiceLine, ReceivedMoney } from './invoice-data';
import { type InvoiceNumber, formatInvoiceNumber } from './numbers/invoice-number';

/** Lines of a document, described in its language: `Licences, monthly`. */
export function describeLines(
  lines: readonly Omit<InvoiceLine, 'description' | 'discount'>[],
  language: Language,
): InvoiceLine[] {
  const { item, cycle } = invoiceTexts(language);
  return lines.map((line) => ({ ...line, description: `${item[line.item]}, ${cycle[line.cycle]}`, discount: 0 }));
}

/** The first and the last day that lines bill. */
export function suppliedDays(lines: readonly Pick<InvoiceLine, 'from' | 'to'>[]) {
  const days = lines.flatMap(({ from, to }) => [from, to]).toSorted();
  const from = days.at(0) ?? '';
  const to = days.at(-1) ?? '';
  return { supplied_from: from, supplied_to: to > from ? addDays(to, -1) : from };
}

/**
 * Composes a document from its draft, number and totals.
 *
 * @throws RangeError if it would be wrong or incomplete by law
 */
export function composeInvoice(draft: InvoiceDraft, number: InvoiceNumber, issuedOn: string): InvoiceData {
  const { credit, least_charge: minimumCharge, received, taxes: _taxes, ...rest } = draft;
  const sum = sumInvoice(draft);
  assertLawful(draft, sum);
  const appliedCredit =
    received === null ? applyCredit(sum.total, { credit, minimumCharge }) : applyReceived(sum.total, credit, received);
  const isOpen = appliedCredit.amount_due > 0 && draft.paid_on === null;
  if (isOpen && draft.kind === 'invoice' && draft.due_on === null)
    throw new RangeError('An invoice needs its payment date, or a due date.');
  const asksForTransfer = isOpen && draft.payment === 'bank_transfer';
  if (asksForTransfer && (draft.due_on === null || draft.seller.iban === null))
    throw new RangeError('A payment by bank transfer needs a due date and the seller’s IBAN.');
  return {
    ...rest,
    ...sum,
    ...appliedCredit,
    ...suppliedDays(draft.lines),
    ...number,
    number: formatInvoiceNumber(number),
    issued_on: issuedOn,
    currency: 'EUR',
    clauses: clausesOf(draft),
    payment_reference: asksForTransfer ? transferReference(number) : null,
    zoi: null,
    eor: null,
    fiscal_qr: null,
  };
}

/** The named credit pays first, then what was received, then more credit. What is beyond the total becomes credit. */
function applyReceived(
  total: number,
  credit: number,
  { amount: received, credit: named }: ReceivedMoney,
): AppliedCredit {
  const used = Math.max(Math.min(total, named), total - received);
  if (used > credit) throw new RangeError('What was received and the credit are less than the total.');
  const becomes = received - (total - used);
  return {
    balance: credit,
    credit_used: used,
    becomes_credit: becomes,
    amount_due: received,
    credit_left: credit - used + becomes,
  };
}

function assertLawful(draft: InvoiceDraft, { total }: PriceSum): void {
  const { kind, lines, taxes, buyer, credit, references, paid_on: paidOn, corrects } = draft;
  if (lines.length === 0) throw new RangeError('A document needs a line.');
  const isNote = kind === 'credit_note';
  const netOfLine = ({ quantity, unit_price: price, share, discount }: InvoiceLine) =>
    netOf(quantity, price, share) - discount;
  const wrong = taxes === null ? lines.find((line) => line.net !== netOfLine(line)) : undefined;
  if (wrong !== undefined)
    throw new RangeError(`"${wrong.description}" does not equal quantity × price × share − discount.`);
  if (lines.some(({ quantity, net }) => (isNote ? quantity >= 0 || net > 0 : quantity <= 0 || net < 0)))
    throw new RangeError('A credit note takes off, and other documents add.');
  if (lines.some(({ tax_category: category, tax_rate: rate }) => (category === 'standard') !== rate > 0))
    throw new RangeError('Only the category "standard" has a VAT rate above 0.');
  if (buyer.vat_number === null && lines.some((line) => line.tax_category === 'reverse_charge'))
    throw new RangeError('A reverse charge needs the buyer’s VAT number.');
  if (isNote && credit !== 0) throw new RangeError('A credit note cannot use account credit.');
  if (kind !== 'invoice' && paidOn !== null) throw new RangeError('Only an invoice can be paid.');
  if (isNote !== (corrects !== null))
    throw new RangeError('Every credit note corrects an invoice, and nothing else does.');
  if (isNote && (references.length === 0 || total > 0))
    throw new RangeError('A credit note needs a total of at most 0 and the invoice it corrects.');
}

function clausesOf({ lines, language }: InvoiceDraft): string[] {
  const clauses = Object.entries(invoiceTexts(language).clauses);
  return clauses.flatMap(([category, clause]) =>
    lines.some((line) => line.tax_category === category) ? [clause] : [],
  );
}

/** Unique without a time limit: sequence and device. */
const transferReference = ({ sequence, device }: InvoiceNumber): string =>
  creditorReference(`${String(sequence).padStart(6, '0')}${device}`);
