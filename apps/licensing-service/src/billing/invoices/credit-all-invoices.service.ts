import { sumLines } from '@atrium/api-client/contract/pricing';
import type { Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { postEntries, findCredit } from '../ledger/ledger.repository';
import { creditEntry, linesOf, draftCreditNote } from './credit-note.service';
import { findInvoiceIds, findLoweredTogether, findNotesOn } from './invoice-correction.repository';
import { findInvoice, type IssuedInvoice } from './invoice.repository';
import { issueInvoice } from './issue-invoice.service';
import { mailDocument } from './mail-document';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

/** An amount in cents refunded to a card, and the invoice that the card had paid. */
interface Refund {
  readonly invoiceId: string;
  readonly amount: number;
}

/**
 * Credits all that remains of a company CRM's invoices with one credit note, sends it to the owners, and posts the
 * refunds. The rest stays account credit. The caller holds the lock of the company CRM.
 */
export async function creditAllInvoices(
  tx: Transaction,
  dependencies: Dependencies,
  { tenantId, refunds }: { readonly tenantId: string; readonly refunds: readonly Refund[] },
  at: Date,
): Promise<void> {
  const note = await issueRemainder(tx, dependencies, tenantId, at);
  const entries = note === null ? [] : [creditEntry(note)];
  let credit = entries.reduce((sum, { amount }) => sum + amount, await findCredit(tx, tenantId));
  for (const { invoiceId, amount } of refunds) {
    // VAT is rounded per document, so several documents may leave some cents less.
    const posted = Math.min(amount, credit);
    credit -= posted;
    entries.push({ kind: 'refund', amount: 0 - posted, invoiceId });
  }
  if (entries.length > 0) await postEntries(tx, tenantId, entries, at);
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (note !== null) await mailDocument(tx, dependencies, note, at, refunded);
}

async function issueRemainder(
  tx: Transaction,
  { settings }: Dependencies,
  tenantId: string,
  at: Date,
): Promise<IssuedInvoice | null> {
  const documents = await findRemaining(tx, tenantId);
  const corrects = documents.filter(({ data }) => data.kind === 'invoice').map(({ id }) => id);
  const [newest] = documents;
  if (newest === undefined) return null;
  const draft = draftCreditNote(newest.data, linesOf(documents));
  return issueInvoice(tx, settings.invoiceNumbering, { tenantId, draft, corrects }, at);
}

/** Invoices with a remainder, newest first, each with the invoices it was lowered with and their credit notes. */
async function findRemaining(tx: Transaction, tenantId: string): Promise<IssuedInvoice[]> {
  const remaining: IssuedInvoice[] = [];
  let left = await findInvoiceIds(tx, tenantId);
  for (let next = left[0]; next !== undefined; next = left[0]) {
    const group = new Set(await findLoweredTogether(tx, [next]));
    const ids = left.filter((id) => group.has(id));
    left = left.filter((id) => !group.has(id));
    const invoices = (await Promise.all(ids.map((id) => findInvoice(tx, id)))).filter((found) => found !== null);
    const documents = [...invoices, ...(await findNotesOn(tx, ids))];
    if (sumLines(linesOf(documents)).total > 0) remaining.push(...documents);
  }
  return remaining;
}
