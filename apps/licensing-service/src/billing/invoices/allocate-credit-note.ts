import type { Transaction } from '../../platform';
import type { InvoiceReference } from './invoice-data';
import { type Correction, findRemainders } from './invoice-correction.repository';
import { formatInvoiceNumber } from './numbers/invoice-number';

interface NamedCorrection extends Correction {
  readonly reference: InvoiceReference;
}

interface NoteToAllocate {
  readonly tenantId: string;
  /** Ids of the invoices that it can credit, in this order. */
  readonly ids: readonly string[];
  /** With VAT, in cents; not above 0. */
  readonly total: number;
}

/**
 * Allocates a credit note to its invoices: lowers each one by all that remains of it before the next. The caller holds
 * the number range, so credit notes run one after another and each sees the earlier ones.
 *
 * @throws RangeError if an id is not an invoice of this account, or less than the total remains of them
 */
export async function allocateCreditNote(
  tx: Transaction,
  { tenantId, ids, total }: NoteToAllocate,
): Promise<NamedCorrection[]> {
  if (ids.length === 0) return [];
  const found = await findRemainders(tx, ids);
  const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? []);
  if (rows.length < ids.length || rows.some((row) => row.tenantId !== tenantId || row.kind !== 'invoice')) {
    throw new RangeError('A credit note can only correct invoices of its own account.');
  }
  let left = 0 - total;
  const allocated = rows.map((row) => {
    const amount = Math.min(left, Math.max(0, row.rest));
    left -= amount;
    return amount;
  });
  if (left > centsOfRounding(rows)) throw new RangeError('Credit notes exceed their invoices.');
  const corrections = rows.map(({ id: invoiceId, issuedOn, ...number }, at) => ({
    invoiceId,
    amount: (allocated[at] ?? 0) + (at === 0 ? left : 0),
    reference: { kind: 'invoice', number: formatInvoiceNumber(number), issued_on: issuedOn } as const,
  }));
  const lowered = corrections.filter(({ amount }) => amount > 0);
  return lowered.length > 0 ? lowered : corrections.slice(0, 1);
}

/** VAT is rounded once per document, so several invoices may total some cents less than their credit note. */
const centsOfRounding = (rows: readonly { readonly notes: number }[]) =>
  rows.reduce((documents, { notes }) => documents + 1 + notes, -1);
