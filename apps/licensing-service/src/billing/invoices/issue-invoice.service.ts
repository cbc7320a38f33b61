import { localDay, type Settings } from '../../platform';
import type { Work } from '../work';
import { composeInvoice } from './compose-invoice';
import type { InvoiceDraft, IssuedInvoice } from './invoice-data';
import { insertInvoice, takeNumber } from './invoice.repository';

/**
 * Issues a document: takes the next number and stores it.
 *
 * @throws RangeError if the document is invalid
 */
export async function issueInvoice(
  { tx, now, settings }: Pick<Work, 'tx' | 'now'> & { readonly settings: Pick<Settings, 'invoiceNumbering'> },
  { tenantId, draft }: { readonly tenantId: string; readonly draft: InvoiceDraft },
): Promise<IssuedInvoice> {
  const { premise, devices } = settings.invoiceNumbering;
  const { number, issuedOn } = await takeNumber(tx, { premise, device: devices[draft.kind] }, localDay(now));
  return insertInvoice(tx, { tenantId, issuedAt: now }, composeInvoice(draft, number, issuedOn));
}
