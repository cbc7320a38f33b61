import { netOf, settle, sumLines } from '@atrium/api-client/contract/pricing';
import { creditorReference } from './upn-qr/creditor-reference';
import { invoiceWords } from './document/invoice-words';
import type { InvoiceData, InvoiceDraft, InvoiceLine } from './invoice-data';
import { type InvoiceNumber, writeInvoiceNumber } from './numbers/invoice-number';

/**
 * A document with its number and all that follows from its lines.
 *
 * @throws RangeError where it would say what is not so, or leave out what the law asks for
 */
export function composeInvoice(draft: InvoiceDraft, number: InvoiceNumber, issuedOn: string): InvoiceData {
  const { credit, least_charge: leastCharge, ...rest } = draft;
  refuseUnlawful(draft);
  const sum = sumLines(draft.lines);
  const settlement = settle(sum.total, { credit, leastCharge });
  const isOpen = settlement.amount_due > 0 && draft.paid_on === null;
  if (isOpen && draft.payment === 'card' && draft.kind === 'invoice') {
    throw new RangeError('What a card pays is invoiced when it is paid.');
  }
  const asksForTransfer = isOpen && draft.payment === 'bank_transfer';
  if (asksForTransfer && (draft.due_on === null || draft.seller.iban === null)) {
    throw new RangeError('A payment by bank transfer needs a due date and the seller’s IBAN.');
  }
  return {
    ...rest,
    ...sum,
    ...settlement,
    number: writeInvoiceNumber(number),
    issued_on: issuedOn,
    currency: 'EUR',
    clauses: clausesOf(draft),
    payment_reference: asksForTransfer ? referenceOf(number) : null,
  };
}

function refuseUnlawful({ kind, lines, buyer, credit, references, paid_on: paidOn }: InvoiceDraft): void {
  if (lines.length === 0) throw new RangeError('An invoice has a line.');
  const wrong = lines.find((line) => line.net !== netOfLine(line));
  if (wrong !== undefined) throw new RangeError(`"${wrong.description}" does not come to its amount.`);
  if (lines.some(({ tax_category: category, tax_rate: rate }) => (category === 'standard') !== rate > 0)) {
    throw new RangeError('VAT is charged in the category "standard" alone.');
  }
  if (buyer.vat_number === null && lines.some((line) => line.tax_category === 'reverse_charge')) {
    throw new RangeError('A buyer who owes the VAT is named with a VAT number.');
  }
  if (kind === 'credit_note' && credit !== 0) throw new RangeError('A credit note uses no credit.');
  if (kind !== 'invoice' && paidOn !== null) throw new RangeError('Invoices alone are paid.');
  if (kind === 'credit_note' && (references.length === 0 || sumLines(lines).total > 0)) {
    throw new RangeError('A credit note gives back, and says of which invoice.');
  }
}

const netOfLine = ({ quantity, unit_price: price, share, discount }: InvoiceLine): number =>
  netOf(quantity, price, share) - discount;

function clausesOf({ lines, language }: InvoiceDraft): string[] {
  const categories = new Set(lines.map(({ tax_category: category }) => category));
  const { clauses } = invoiceWords[language];
  return (['reverse_charge', 'outside_scope'] as const).flatMap((category) =>
    categories.has(category) ? [clauses[category]] : [],
  );
}

/** Year, number and device tell documents apart for ever. */
function referenceOf({ year, sequence, device }: InvoiceNumber): string {
  return creditorReference(`${year}${String(sequence).padStart(6, '0')}${device}`);
}
