import type { Transaction } from '../../../database/database';
import { localDay } from '../../../slovenian-time';
import { composeInvoice } from './compose-invoice';
import type { InvoiceDraft, InvoiceReference } from './invoice-data';
import { findInvoice, insertInvoice, type IssuedInvoice, sumAfterCreditNotes } from './invoice.repository';
import { type InvoiceNumbering, takeNumber } from './numbers/invoice-range.repository';

/** What is to be issued, and to whose account. */
export interface InvoiceToIssue {
  readonly tenantId: string;
  readonly draft: InvoiceDraft;
  /** Of a credit note, by its id: the invoice whose amounts it gives back; its reference is added. */
  readonly corrects: string | null;
}

/**
 * Issues a document: takes its number and keeps it, in the transaction of what it is issued for. It is the service's own
 * to write; people may read.
 *
 * @throws RangeError where it may not be issued so
 */
export async function issueInvoice(
  tx: Transaction,
  { premise, devices }: InvoiceNumbering,
  { tenantId, draft, corrects }: InvoiceToIssue,
  now: Date,
): Promise<IssuedInvoice> {
  if ((draft.kind === 'credit_note') !== (corrects !== null)) {
    throw new RangeError('A credit note corrects an invoice, and nothing else does.');
  }
  const place = { premise, device: devices[draft.kind] };
  const { number, issuedOn } = await takeNumber(tx, place, localDay(now));
  const references = corrects === null ? [] : [await referenceTo(tx, tenantId, corrects, draft)];
  const data = composeInvoice({ ...draft, references: [...references, ...draft.references] }, number, issuedOn);
  const issued = await insertInvoice(tx, { ...number, tenantId, corrects, issuedAt: now }, data);
  if (corrects !== null) await refuseMoreThanInvoiced(tx, corrects);
  return issued;
}

async function referenceTo(
  tx: Transaction,
  tenantId: string,
  id: string,
  { kind }: InvoiceDraft,
): Promise<InvoiceReference> {
  const found = await findInvoice(tx, id);
  if (found === null || found.tenantId !== tenantId || found.data.kind !== 'invoice') {
    throw new RangeError(`A ${kind} corrects an invoice of the same account.`);
  }
  return { kind: 'invoice', number: found.data.number, issued_on: found.data.issued_on };
}

/** Credit notes wait for each other by their range, so each sees those before it. */
async function refuseMoreThanInvoiced(tx: Transaction, id: string): Promise<void> {
  if ((await sumAfterCreditNotes(tx, id)) < 0) {
    throw new RangeError('Credit notes give back more than their invoice came to.');
  }
}
