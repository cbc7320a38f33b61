import { sumLines } from '@atrium/api-client/contract/pricing';
import { type InvoiceNumbering, localDay, type Transaction } from '../../platform';
import { composeInvoice } from './compose-invoice';
import { correctInvoices } from './correct-invoices';
import { insertCorrections } from './invoice-correction.repository';
import type { InvoiceDraft } from './invoice-data';
import { insertInvoice, type IssuedInvoice } from './invoice.repository';
import { takeNumber } from './numbers/invoice-range.repository';

/** What is to be issued, and to whose account. */
export interface InvoiceToIssue {
  readonly tenantId: string;
  readonly draft: InvoiceDraft;
  /** Of a credit note, by their ids: the invoices it may lower, in this order; those it does are referred to. Else none. */
  readonly corrects: readonly string[];
}

/**
 * Issues a document: takes its number and stores it, in the transaction of what it is issued for.
 *
 * @throws RangeError where it may not be issued so
 */
export async function issueInvoice(
  tx: Transaction,
  { premise, devices }: InvoiceNumbering,
  { tenantId, draft, corrects }: InvoiceToIssue,
  now: Date,
): Promise<IssuedInvoice> {
  if ((draft.kind === 'credit_note') !== corrects.length > 0) {
    throw new RangeError('A credit note corrects an invoice, and nothing else does.');
  }
  const place = { premise, device: devices[draft.kind] };
  const { number, issuedOn } = await takeNumber(tx, place, localDay(now));
  const corrections = await correctInvoices(tx, { tenantId, ids: corrects, total: sumLines(draft.lines).total });
  const references = corrections.map(({ reference }) => reference);
  const data = composeInvoice({ ...draft, references: [...references, ...draft.references] }, number, issuedOn);
  const issued = await insertInvoice(tx, { ...number, tenantId, issuedAt: now }, data);
  await insertCorrections(tx, issued.id, corrections);
  return issued;
}
