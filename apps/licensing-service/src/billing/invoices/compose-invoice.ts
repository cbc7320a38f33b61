import { netOf, applyCredit, sumLines } from '@atrium/api-client/contract/pricing';
import { creditorReference } from './upn-qr/creditor-reference';
import { invoiceTexts } from './document/invoice-texts';
import type { InvoiceData, InvoiceDraft, InvoiceLine } from './invoice-data';
import { type InvoiceNumber, formatInvoiceNumber } from './numbers/invoice-number';

/**
 * Composes a document from its draft, number and totals.
 *
 * @throws RangeError if it would be wrong or incomplete by law
 */
export function composeInvoice(draft: InvoiceDraft, number: InvoiceNumber, issuedOn: string): InvoiceData {
  const { credit, least_charge: minimumCharge, ...rest } = draft;
  assertLawful(draft);
  const sum = sumLines(draft.lines);
  const appliedCredit = applyCredit(sum.total, { credit, minimumCharge });
  const isOpen = appliedCredit.amount_due > 0 && draft.paid_on === null;
  if (isOpen && draft.payment === 'card' && draft.kind === 'invoice') {
    throw new RangeError('An invoice paid by card needs its payment date.');
  }
  const asksForTransfer = isOpen && draft.payment === 'bank_transfer';
  if (asksForTransfer && (draft.due_on === null || draft.seller.iban === null)) {
    throw new RangeError('A payment by bank transfer needs a due date and the seller’s IBAN.');
  }
  return {
    ...rest,
    ...sum,
    ...appliedCredit,
    number: formatInvoiceNumber(number),
    issued_on: issuedOn,
    currency: 'EUR',
    clauses: clausesOf(draft),
    payment_reference: asksForTransfer ? referenceOf(number) : null,
  };
}

function assertLawful({ kind, lines, buyer, credit, references, paid_on: paidOn }: InvoiceDraft): void {
  if (lines.length === 0) throw new RangeError('A document needs a line.');
  const wrong = lines.find((line) => line.net !== netOfLine(line));
  if (wrong !== undefined)
    throw new RangeError(`"${wrong.description}" does not equal quantity × price × share − discount.`);
  if (lines.some(({ tax_category: category, tax_rate: rate }) => (category === 'standard') !== rate > 0)) {
    throw new RangeError('Only the category "standard" has a VAT rate above 0.');
  }
  if (buyer.vat_number === null && lines.some((line) => line.tax_category === 'reverse_charge')) {
    throw new RangeError('A reverse charge needs the buyer’s VAT number.');
  }
  if (kind === 'credit_note' && credit !== 0) throw new RangeError('A credit note cannot use account credit.');
  if (kind !== 'invoice' && paidOn !== null) throw new RangeError('Only an invoice can be paid.');
  if (kind === 'credit_note' && (references.length === 0 || sumLines(lines).total > 0)) {
    throw new RangeError('A credit note needs a total of at most 0 and the invoices it corrects.');
  }
}

const netOfLine = ({ quantity, unit_price: price, share, discount }: InvoiceLine): number =>
  netOf(quantity, price, share) - discount;

function clausesOf({ lines, language }: InvoiceDraft): string[] {
  const categories = new Set(lines.map(({ tax_category: category }) => category));
  const { clauses } = invoiceTexts[language];
  return (['reverse_charge', 'outside_scope'] as const).flatMap((category) =>
    categories.has(category) ? [clauses[category]] : [],
  );
}

/** Unique without a time limit: year, sequence and device. */
function referenceOf({ year, sequence, device }: InvoiceNumber): string {
  return creditorReference(`${year}${String(sequence).padStart(6, '0')}${device}`);
}
