import { localDay } from '../../platform';
import type { Work } from '../work';
import { composeInvoice } from './compose-invoice';
import type { InvoiceDraft } from './invoice-data';
import { insertInvoice, type IssuedInvoice } from './invoice.repository';
import { takeNumber } from './numbers/invoice-range.repository';

/** Where and when a document is issued. */
export interface Issuing extends Pick<Work, 'tx' | 'now'> {
  readonly settings: Pick<Work['settings'], 'invoiceNumbering'>;
}

/**
 * Issues a document: takes the next number and stores it.
 *
 * @throws RangeError if the document is invalid
 */
export async function issueInvoice(
  { tx, now, settings }: Issuing,
  { tenantId, draft }: { readonly tenantId: string; readonly draft: InvoiceDraft },
): Promise<IssuedInvoice> {
  const { premise, devices } = settings.invoiceNumbering;
  const { number, issuedOn } = await takeNumber(tx, { premise, device: devices[draft.kind] }, localDay(now));
  return insertInvoice(tx, { ...number, tenantId, issuedAt: now }, composeInvoice(draft, number, issuedOn));
}
