import { localDay } from '../../platform';
import { notesOverAll, openInvoices } from '../bills/books';
import { findCredit, type NewEntry, postEntries } from '../ledger/ledger.repository';
import type { Work } from '../work';
import { issueNote } from './bill.service';
import { findBookedDocuments } from './booked-documents.repository';
import type { IssuedInvoice } from './invoice.repository';
import { mailDocument } from './mail-document';

/** An amount in cents refunded to a card, and the invoice that the card had paid. */
interface Refund {
  readonly invoiceId: string;
  readonly amount: number;
}

/**
 * Credits all that is left of a company CRM's invoices, with a credit note for each, sends them to the owners, and posts
 * the refunds. The rest stays account credit. The caller holds the lock of the company CRM.
 */
export async function creditAllInvoices(work: Work, tenantId: string, refunds: readonly Refund[]): Promise<void> {
  const invoices = openInvoices(await findBookedDocuments(work.tx, tenantId));
  const bill = { cause: 'creation_cancelled', day: localDay(work.now) } as const;
  const notes: IssuedInvoice[] = [];
  for (const note of notesOverAll(invoices)) notes.push(await issueNote(work, note, bill));
  await postRefunds(work, tenantId, refunds);
  for (const note of notes) {
    const refunded = refunds.find(({ invoiceId }) => invoiceId === note.data.corrects)?.amount ?? 0;
    await mailDocument(work, note, refunded);
  }
}

async function postRefunds({ tx, now }: Work, tenantId: string, refunds: readonly Refund[]): Promise<void> {
  if (refunds.length === 0) return;
  let credit = await findCredit(tx, tenantId);
  const entries = refunds.map(({ invoiceId, amount }): NewEntry => {
    const posted = Math.min(amount, credit);
    credit -= posted;
    return { kind: 'refund', amount: 0 - posted, invoiceId };
  });
  await postEntries(tx, tenantId, entries, now);
}
