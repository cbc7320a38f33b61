import { localDay, type Transaction } from '../../platform';
import { findTenantRow } from '../../tenants';
import type { SettledBill } from '../bills/bill';
import type { BillingDependencies } from '../dependencies';
import { postEntries, type NewEntry } from '../ledger/ledger.repository';
import { draftCreditNote, draftInvoice, type InvoiceParties, type InvoicePayment } from './draft-invoice';
import { findInvoice, type IssuedInvoice } from './invoice.repository';
import { issueInvoice } from './issue-invoice.service';
import { mailDocument } from './mail-document';
import type { InvoiceReference, ReceivedMoney } from './invoice-data';
import type { BilledVat } from './billed-vat';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

/** A bill to issue to a company CRM. */
export interface BillToIssue extends BilledVat {
  readonly tenantId: string;
  readonly settled: SettledBill;
  readonly payment: 'card' | 'bank_transfer';
  /** Day of payment, `YYYY-MM-DD`; today by default. */
  readonly paidOn?: string;
  /** The pro-forma invoice of a transfer, what was received for it, and the credit that it named, in cents. */
  readonly proforma?: IssuedInvoice;
  readonly received?: ReceivedMoney;
}

/**
 * Issues the documents of a paid bill, posts them to the ledger, and sends them to the owners: its credit notes, then
 * its invoice. Returns the invoice, or the first credit note; null if everything is 0, so that nothing is issued.
 */
export async function issueBill(
  tx: Transaction,
  dependencies: Dependencies,
  toIssue: BillToIssue,
  at: Date,
): Promise<IssuedInvoice | null> {
  const { bill } = toIssue.settled;
  const notes: IssuedInvoice[] = [];
  for (const note of bill.notes) notes.push(await issueNote(tx, dependencies, note, bill, at));
  const invoice = bill.lines.length === 0 ? null : await issuePaidInvoice(tx, dependencies, toIssue, at);
  return invoice ?? notes[0] ?? null;
}

/** Issues a credit note. Its amount becomes account credit. */
export async function issueNote(
  tx: Transaction,
  dependencies: Dependencies,
  note: SettledBill['bill']['notes'][number],
  bill: Pick<SettledBill['bill'], 'cause' | 'day'>,
  at: Date,
  { isMailed = true } = {},
): Promise<IssuedInvoice> {
  const corrected = await findInvoice(tx, note.invoice_id);
  if (corrected === null) throw new Error('A credit note needs its invoice.');
  const { tenantId } = corrected;
  const draft = draftCreditNote(corrected, note, bill);
  const issued = await issueInvoice(tx, dependencies.settings.invoiceNumbering, { tenantId, draft }, at);
  await postEntries(tx, tenantId, [{ kind: 'credit_note', amount: note.total, invoiceId: issued.id }], at);
  if (isMailed) await mailDocument(tx, dependencies, issued, at);
  return issued;
}

async function issuePaidInvoice(
  tx: Transaction,
  dependencies: Dependencies,
  toIssue: BillToIssue,
  at: Date,
): Promise<IssuedInvoice> {
  const { tenantId, settled, paidOn = localDay(at), proforma, received = null } = toIssue;
  const references: InvoiceReference[] =
    proforma === undefined
      ? []
      : [{ kind: 'proforma', number: proforma.data.number, issued_on: proforma.data.issued_on }];
  const invoice = await issue(tx, dependencies, 'invoice', toIssue, at, {
    ...accountOf(settled),
    payment: toIssue.payment,
    received: received === null ? null : { ...received, credit: received.credit + creditOfNotes(settled.bill) },
    paid_on: (received?.amount ?? settled.amount_due) > 0 ? paidOn : null,
    due_on: null,
    references,
  });
  const { total, amount_due: due } = invoice.data;
  const entries: NewEntry[] = [{ kind: 'invoice', amount: 0 - total, invoiceId: invoice.id }];
  if (due > 0 && proforma === undefined) entries.push({ kind: 'payment', amount: due, invoiceId: invoice.id });
  await postEntries(tx, tenantId, entries, at);
  await mailDocument(tx, dependencies, invoice, at);
  return invoice;
}

/** Credit notes that the pro-forma invoice counted on. That of another cycle asks for its whole period. */
function creditOfNotes({ notes, lines }: SettledBill['bill']): number {
  const isNewCycle = notes.some((note) => note.lines.some(({ cycle }) => lines.some((line) => line.cycle !== cycle)));
  return isNewCycle ? 0 : notes.reduce((sum, { total }) => sum + total, 0);
}

/** Credit before the invoice of a bill: its credit notes have become credit by then. */
const accountOf = ({ bill, balance, least_charge }: SettledBill) => ({
  credit: bill.notes.reduce((sum, { total }) => sum + total, balance),
  least_charge,
});

/** Issues the pro-forma invoice of a bill. The ledger gets no entry until it is paid. */
export function issueProforma(
  tx: Transaction,
  dependencies: Dependencies,
  toIssue: Omit<BillToIssue, 'payment'>,
  dueOn: string,
  at: Date,
): Promise<IssuedInvoice> {
  return issue(tx, dependencies, 'proforma', toIssue, at, {
    ...accountOf(toIssue.settled),
    received: null,
    payment: 'bank_transfer',
    paid_on: null,
    due_on: dueOn,
    references: [],
  });
}

async function issue(
  tx: Transaction,
  { settings }: Dependencies,
  kind: 'invoice' | 'proforma',
  { tenantId, settled, ...vat }: Omit<BillToIssue, 'payment'>,
  at: Date,
  paid: InvoicePayment,
): Promise<IssuedInvoice> {
  const draft = draftInvoice(kind, settled.bill, await partiesOf(tx, settings, tenantId, vat), paid);
  return issueInvoice(tx, settings.invoiceNumbering, { tenantId, draft }, at);
}

async function partiesOf(
  tx: Transaction,
  { seller }: BillingDependencies['settings'],
  tenantId: string,
  { buyer, vatReason, vatCheck }: BilledVat,
): Promise<InvoiceParties> {
  const tenant = await findTenantRow(tx, tenantId);
  if (tenant === null) throw new Error('A bill needs a company CRM.');
  return { seller, buyer, title: tenant.title, language: tenant.language, vatReason, vatCheck };
}
