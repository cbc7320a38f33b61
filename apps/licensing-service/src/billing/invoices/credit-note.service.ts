import { localDay } from '../../platform';
import { type Bill, negateTaxes, type Note } from '../bills/bill';
import { notesOverAll, openInvoices } from '../bills/books';
import { findCredit, type NewEntry, postEntries } from '../ledger/ledger.repository';
import type { Work } from '../work';
import { describeLines } from './compose-invoice';
import type { IssuedInvoice } from './invoice-data';
import { findBookedDocuments, getInvoice } from './invoice.repository';
import { issueInvoice } from './issue-invoice.service';
import { mailDocument } from './mail-document';

/** Issues a credit note to the buyer of the invoice that it corrects. Its amount becomes account credit. */
export async function issueNote(
  work: Work,
  { invoice_id, lines, taxes, total }: Note,
  { cause, day }: Pick<Bill, 'cause' | 'day'>,
): Promise<IssuedInvoice> {
  const { id: corrects, tenantId, ...invoice } = await getInvoice(work.tx, invoice_id);
  const { kind, number, issued_on, language } = invoice;
  const taken = lines.map(({ position, ...line }) => ({
    ...line,
    quantity: 0 - line.quantity,
    net: 0 - line.net,
    corrects: position,
  }));
  const draft = {
    ...invoice,
    lines: describeLines(taken, language),
    kind: 'credit_note',
    cause,
    day,
    taxes: negateTaxes(taxes),
    credit: 0,
    least_charge: 0,
    received: null,
    paid_on: null,
    due_on: null,
    references: [{ kind, number, issued_on }],
    corrects,
  } as const;
  const issued = await issueInvoice(work, { tenantId, draft });
  await postEntries(work.tx, tenantId, [{ kind: 'credit_note', amount: total, invoiceId: issued.id }], work.now);
  return issued;
}

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
    const refunded = refunds.find(({ invoiceId }) => invoiceId === note.corrects)?.amount;
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
