import { sumLines } from '@atrium/api-client/contract/pricing';
import type { Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { postEntries, findCredit } from '../ledger/ledger.repository';
import { credited, linesOf, noteOver } from './credit-note.service';
import { findInvoiceIds, findLoweredTogether, findNotesOn } from './invoice-correction.repository';
import { findInvoice, type IssuedInvoice } from './invoice.repository';
import { issueInvoice } from './issue-invoice.service';
import { mailDocument } from './mail-document';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

/** What goes back where it came from, in cents, and the invoice it had paid. */
interface Refund {
  readonly invoiceId: string;
  readonly amount: number;
}

/**
 * Gives back all that remains of what a company CRM was billed, by one credit note that goes to the owners, and enters
 * what is refunded of it; the rest becomes credit. The caller holds the lock of the company CRM.
 */
export async function creditInFull(
  tx: Transaction,
  dependencies: Dependencies,
  { tenantId, refunds }: { readonly tenantId: string; readonly refunds: readonly Refund[] },
  at: Date,
): Promise<void> {
  const note = await creditRest(tx, dependencies, tenantId, at);
  const entries = note === null ? [] : [credited(note)];
  let credit = entries.reduce((sum, { amount }) => sum + amount, await findCredit(tx, tenantId));
  for (const { invoiceId, amount } of refunds) {
    // VAT that was rounded for each of several documents may leave some cents less.
    const entered = Math.min(amount, credit);
    credit -= entered;
    entries.push({ kind: 'refund', amount: 0 - entered, invoiceId });
  }
  if (entries.length > 0) await postEntries(tx, tenantId, entries, at);
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (note !== null) await mailDocument(tx, dependencies, note, at, refunded);
}

async function creditRest(
  tx: Transaction,
  { settings }: Dependencies,
  tenantId: string,
  at: Date,
): Promise<IssuedInvoice | null> {
  const documents = await findWhatRemains(tx, tenantId);
  const corrects = documents.filter(({ data }) => data.kind === 'invoice').map(({ id }) => id);
  const [newest] = documents;
  if (newest === undefined) return null;
  const draft = noteOver(newest.data, linesOf(documents));
  return issueInvoice(tx, settings.invoiceNumbering, { tenantId, draft, corrects }, at);
}

/** The invoices that something remains of, the newest first, each with those it was lowered with and their credit notes. */
async function findWhatRemains(tx: Transaction, tenantId: string): Promise<IssuedInvoice[]> {
  const remaining: IssuedInvoice[] = [];
  let open = await findInvoiceIds(tx, tenantId);
  for (let next = open[0]; next !== undefined; next = open[0]) {
    const together = new Set(await findLoweredTogether(tx, [next]));
    const ids = open.filter((id) => together.has(id));
    open = open.filter((id) => !together.has(id));
    const invoices = (await Promise.all(ids.map((id) => findInvoice(tx, id)))).filter((found) => found !== null);
    const documents = [...invoices, ...(await findNotesOn(tx, ids))];
    if (sumLines(linesOf(documents)).total > 0) remaining.push(...documents);
  }
  return remaining;
}
