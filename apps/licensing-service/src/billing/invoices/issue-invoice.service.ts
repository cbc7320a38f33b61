import { type InvoiceNumbering, localDay, type Transaction } from '../../platform';
import { composeInvoice } from './compose-invoice';
import type { InvoiceDraft } from './invoice-data';
import { insertInvoice, type IssuedInvoice } from './invoice.repository';
import { takeNumber } from './numbers/invoice-range.repository';

/**
 * Issues a document: takes the next number and stores it, in the caller's transaction.
 *
 * @throws RangeError if the document is invalid
 */
export async function issueInvoice(
  tx: Transaction,
  { premise, devices }: InvoiceNumbering,
  { tenantId, draft }: { readonly tenantId: string; readonly draft: InvoiceDraft },
  now: Date,
): Promise<IssuedInvoice> {
  const { number, issuedOn } = await takeNumber(tx, { premise, device: devices[draft.kind] }, localDay(now));
  return insertInvoice(tx, { ...number, tenantId, issuedAt: now }, composeInvoice(draft, number, issuedOn));
}
