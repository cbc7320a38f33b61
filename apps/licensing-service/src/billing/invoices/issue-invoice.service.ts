import { sumLines } from '@atrium/api-client/contract/pricing';
import { type InvoiceNumbering, localDay, type Transaction } from '../../platform';
import { composeInvoice } from './compose-invoice';
import { allocateCreditNote } from './allocate-credit-note';
import { insertCorrections } from './invoice-correction.repository';
import type { InvoiceDraft } from './invoice-data';
import { insertInvoice, type IssuedInvoice } from './invoice.repository';
import { takeNumber } from './numbers/invoice-range.repository';

/** A document to issue. */
export interface InvoiceToIssue {
  readonly tenantId: string;
  readonly draft: InvoiceDraft;
  /**
   * Ids of the invoices that a credit note may lower, in this order; it refers to those it lowers. Empty for other
   * documents.
   */
  readonly corrects: readonly string[];
}

/**
 * Issues a document: takes the next number and stores it, in the caller's transaction.
 *
 * @throws RangeError if the document is invalid
 */
export async function issueInvoice(
  tx: Transaction,
  { premise, devices }: InvoiceNumbering,
  { tenantId, draft, corrects }: InvoiceToIssue,
  now: Date,
): Promise<IssuedInvoice> {
  if ((draft.kind === 'credit_note') !== corrects.length > 0) {
    throw new RangeError('Every credit note corrects an invoice, and no other document does.');
  }
  const place = { premise, device: devices[draft.kind] };
  const { number, issuedOn } = await takeNumber(tx, place, localDay(now));
  const corrections = await allocateCreditNote(tx, { tenantId, ids: corrects, total: sumLines(draft.lines).total });
  const references = corrections.map(({ reference }) => reference);
  const data = composeInvoice({ ...draft, references: [...references, ...draft.references] }, number, issuedOn);
  const issued = await insertInvoice(tx, { ...number, tenantId, issuedAt: now }, data);
  await insertCorrections(tx, issued.id, corrections);
  return issued;
}
