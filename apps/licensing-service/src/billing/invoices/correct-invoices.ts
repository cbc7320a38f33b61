import type { Transaction } from '../../platform';
import type { InvoiceReference } from './invoice-data';
import { type Correction, findRests } from './invoice-correction.repository';
import { writeInvoiceNumber } from './numbers/invoice-number';

interface NamedCorrection extends Correction {
  readonly reference: InvoiceReference;
}

interface NoteToIssue {
  readonly tenantId: string;
  /** Of the invoices it may lower, in this order. */
  readonly ids: readonly string[];
  /** With VAT, in cents; not above 0. */
  readonly total: number;
}

/**
 * What a credit note takes off each invoice: all that remains of one, before the next one is lowered. Credit notes wait
 * for each other by their range, which the caller holds, so each sees those before it.
 *
 * @throws RangeError where they are no invoices of this account, or less remains of them
 */
export async function correctInvoices(
  tx: Transaction,
  { tenantId, ids, total }: NoteToIssue,
): Promise<NamedCorrection[]> {
  if (ids.length === 0) return [];
  const found = await findRests(tx, ids);
  const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? []);
  if (rows.length < ids.length || rows.some((row) => row.tenantId !== tenantId || row.kind !== 'invoice')) {
    throw new RangeError('A credit note corrects an invoice of the same account.');
  }
  let left = 0 - total;
  const taken = rows.map((row) => {
    const amount = Math.min(left, Math.max(0, row.rest));
    left -= amount;
    return amount;
  });
  if (left > centsOfRounding(rows)) throw new RangeError('Credit notes give back more than their invoices came to.');
  const corrections = rows.map(({ id: invoiceId, issuedOn, ...number }, at) => ({
    invoiceId,
    amount: (taken[at] ?? 0) + (at === 0 ? left : 0),
    reference: { kind: 'invoice', number: writeInvoiceNumber(number), issued_on: issuedOn } as const,
  }));
  const lowered = corrections.filter(({ amount }) => amount > 0);
  return lowered.length > 0 ? lowered : corrections.slice(0, 1);
}

/** VAT is rounded once per document, so several invoices may total some cents less than their credit note. */
const centsOfRounding = (rows: readonly { readonly notes: number }[]) =>
  rows.reduce((documents, { notes }) => documents + 1 + notes, -1);
