import { sumLines } from '@atrium/api-client/contract/pricing';
import type { Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { postEntries, findCredit, type NewEntry } from '../ledger/ledger.repository';
import type { InvoiceDraft, InvoiceLine } from './invoice-data';
import { findInvoiceIds } from './invoice-correction.repository';
import type { IssuedInvoice } from './invoice.repository';
import { issueInvoice, type InvoiceToIssue } from './issue-invoice.service';
import { mailDocument } from './mail-document';
import type { LinesToCorrect } from '../vat/lines-to-correct';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

/** Issues a credit note, posts it as account credit, and sends it to the owners. */
export async function issueCreditNote(
  tx: Transaction,
  dependencies: Dependencies,
  toIssue: InvoiceToIssue,
  at: Date,
): Promise<IssuedInvoice> {
  const note = await issueInvoice(tx, dependencies.settings.invoiceNumbering, toIssue, at);
  await postEntries(tx, toIssue.tenantId, [creditEntry(note)], at);
  await mailDocument(tx, dependencies, note, at);
  return note;
}

/**
 * Corrects VAT that was charged before VIES confirmed the buyer's number: a credit note credits all that remains, a new
 * invoice bills the same without VAT (reverse charge), and the difference becomes account credit. Returns false if
 * nothing remained.
 */
export async function billWithoutVat(
  tx: Transaction,
  dependencies: Dependencies,
  { lines, invoices }: LinesToCorrect,
  evidence: { readonly vatCheck: string; readonly at: Date },
): Promise<boolean> {
  const [newest] = invoices;
  if (newest === undefined || sumLines(lines).total <= 0) return false;
  const { tenantId, data } = newest;
  const { vatCheck, at } = evidence;
  const own = invoices.map(({ id }) => id);
  // A credit of a later change may have lowered these invoices in place of others.
  const others = (await findInvoiceIds(tx, tenantId)).filter((id) => !own.includes(id));
  const note = await issueCreditNote(
    tx,
    dependencies,
    { tenantId, draft: draftCreditNote(data, lines), corrects: [...own, ...others] },
    at,
  );
  const draft: InvoiceDraft = {
    ...data,
    lines: lines.map((line) => ({ ...line, tax_category: 'reverse_charge', tax_rate: 0 })),
    vat_reason: 'eu_number_confirmed',
    vat_check: vatCheck,
    credit: await findCredit(tx, tenantId),
    least_charge: 0,
    paid_on: null,
    references: [{ kind: 'credit_note', number: note.data.number, issued_on: note.data.issued_on }],
  };
  const invoice = await issueInvoice(tx, dependencies.settings.invoiceNumbering, { tenantId, draft, corrects: [] }, at);
  await postEntries(tx, tenantId, [{ kind: 'invoice', amount: 0 - invoice.data.total, invoiceId: invoice.id }], at);
  await mailDocument(tx, dependencies, invoice, at);
  return true;
}

/** The lines of documents; with several documents, each line states its days. */
export const linesOf = (documents: readonly IssuedInvoice[]): InvoiceLine[] =>
  documents.flatMap(({ data }) =>
    data.lines.map((line) => (documents.length > 1 ? { ...line, days: line.days ?? data.supplied } : line)),
  );

/** The ledger entry of a credit note. */
export const creditEntry = (note: IssuedInvoice): NewEntry => ({
  kind: 'credit_note',
  amount: 0 - note.data.total,
  invoiceId: note.id,
});

/** A credit note over lines, to the buyer of an invoice. */
export const draftCreditNote = (data: IssuedInvoice['data'], lines: readonly InvoiceLine[]): InvoiceDraft => ({
  ...data,
  kind: 'credit_note',
  lines: lines.map((line) => ({ ...line, quantity: 0 - line.quantity, net: 0 - line.net })),
  credit: 0,
  least_charge: 0,
  paid_on: null,
  due_on: null,
  references: [],
});
