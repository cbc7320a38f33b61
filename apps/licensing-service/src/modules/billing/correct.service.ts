import type { Transaction } from '../../database/database';
import type { Parts } from '../../parts';
import { enter, findCredit, type NewEntry } from './account/account.repository';
import type { InvoiceDraft } from './invoices/invoice-data';
import { findInvoice, type IssuedInvoice } from './invoices/invoice.repository';
import { issueInvoice } from './invoices/issue-invoice.service';
import { mailDocument } from './mail-document';

type Ground = Pick<Parts, 'settings' | 'mailer' | 'jobs'>;

/** Gives back all of an invoice: what was paid goes back where it came from, what was credit becomes credit again. */
export async function creditInFull(tx: Transaction, { settings }: Ground, invoiceId: string, at: Date): Promise<void> {
  const invoice = await findInvoice(tx, invoiceId);
  if (invoice === null || invoice.data.kind !== 'invoice') return;
  const note = await issueCreditNote(tx, settings, invoice, at);
  const entries = [credited(note)];
  if (invoice.data.amount_due > 0)
    entries.push({ kind: 'refund', amount: 0 - invoice.data.amount_due, invoiceId: note.id });
  await enter(tx, invoice.tenantId, entries, at);
}

/**
 * Takes the VAT off an invoice whose customer owes it, as VIES has confirmed since: a credit note gives back all of
 * it, a new invoice bills the same without VAT, and the difference becomes credit.
 */
export async function billWithoutVat(
  tx: Transaction,
  ground: Ground,
  { tenantId, ...invoice }: IssuedInvoice,
  evidence: { readonly vatCheck: string; readonly at: Date },
): Promise<void> {
  const { settings } = ground;
  const { vatCheck, at } = evidence;
  const note = await issueCreditNote(tx, settings, { tenantId, ...invoice }, at);
  const credit = (await findCredit(tx, tenantId)) - note.data.total;
  const { data } = invoice;
  const draft: InvoiceDraft = {
    ...data,
    lines: data.lines.map((line) => ({ ...line, tax_category: 'reverse_charge', tax_rate: 0 })),
    vat_reason: 'eu_number_confirmed',
    vat_check: vatCheck,
    credit,
    paid_on: null,
    references: [{ kind: 'credit_note', number: note.data.number, issued_on: note.data.issued_on }],
  };
  const anew = await issueInvoice(tx, settings.invoiceNumbering, { tenantId, draft, corrects: null }, at);
  await enter(tx, tenantId, [credited(note), { kind: 'invoice', amount: 0 - anew.data.total, invoiceId: anew.id }], at);
  await mailDocument(tx, ground, note, at);
  await mailDocument(tx, ground, anew, at);
}

const credited = (note: IssuedInvoice): NewEntry => ({
  kind: 'credit_note',
  amount: 0 - note.data.total,
  invoiceId: note.id,
});

function issueCreditNote(
  tx: Transaction,
  { invoiceNumbering }: Parts['settings'],
  { id, tenantId, data }: Pick<IssuedInvoice, 'id' | 'tenantId' | 'data'>,
  at: Date,
): Promise<IssuedInvoice> {
  const draft: InvoiceDraft = {
    ...data,
    kind: 'credit_note',
    lines: data.lines.map((line) => ({ ...line, quantity: 0 - line.quantity, net: 0 - line.net })),
    credit: 0,
    paid_on: null,
    due_on: null,
    references: [],
  };
  return issueInvoice(tx, invoiceNumbering, { tenantId, draft, corrects: id }, at);
}
