import { localDay, type Transaction } from '../../platform';
import { findTenantRow } from '../../tenants';
import type { SettledBill } from '../bills/bill';
import type { BillingDependencies } from '../dependencies';
import { postEntries, type NewEntry } from '../ledger/ledger.repository';
import type { Day } from '../periods/days';
import type { VatReason } from '../vat/decide-vat';
import { draftCreditNote, draftInvoice, referenceTo } from './draft-invoice';
import { findInvoice, type IssuedInvoice } from './invoice.repository';
import { issueInvoice } from './issue-invoice.service';
import { mailDocument } from './mail-document';
import type { InvoiceDraft, InvoiceParty, ReceivedMoney } from './invoice-data';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

/** A bill to issue to a company CRM. */
export interface BillToIssue {
  readonly tenantId: string;
  readonly settled: SettledBill;
  readonly buyer: InvoiceParty;
  readonly vatReason: VatReason;
  /** Id of the VIES check that the VAT decision is based on; null for none. */
  readonly vatCheck: string | null;
  readonly payment: 'card' | 'bank_transfer';
  /** The last day to pay, if it is owed; none if it is paid. */
  readonly dueOn?: Day;
  /** Day of payment, `YYYY-MM-DD`; today by default. */
  readonly paidOn?: string;
  /** The pro-forma invoice of a transfer, what was received for it, and the credit that it named, in cents. */
  readonly proforma?: IssuedInvoice;
  readonly received?: ReceivedMoney;
}

/**
 * Issues the documents of a bill, posts them to the ledger, and sends them to the owners, but for an owed invoice: its
 * credit notes, then its invoice. Returns the invoice, or the first credit note; null if everything is 0, so that nothing
 * is issued.
 */
export async function issueBill(
  tx: Transaction,
  dependencies: Dependencies,
  toIssue: BillToIssue,
  at: Date,
): Promise<IssuedInvoice | null> {
  const { bill } = toIssue.settled;
  const notes: IssuedInvoice[] = [];
  for (const note of bill.notes) {
    const issued = await issueNote(tx, dependencies, note, bill, at);
    await mailDocument(tx, dependencies, issued, at);
    notes.push(issued);
  }
  const invoice = bill.lines.length === 0 ? null : await issueInvoiceOf(tx, dependencies, toIssue, at);
  return invoice ?? notes[0] ?? null;
}

/** Issues a credit note. Its amount becomes account credit. */
export async function issueNote(
  tx: Transaction,
  dependencies: Dependencies,
  note: SettledBill['bill']['notes'][number],
  bill: Pick<SettledBill['bill'], 'cause' | 'day'>,
  at: Date,
): Promise<IssuedInvoice> {
  const corrected = await findInvoice(tx, note.invoice_id);
  if (corrected === null) throw new Error('A credit note needs its invoice.');
  const { tenantId } = corrected;
  const draft = draftCreditNote(corrected, note, bill);
  const issued = await issueInvoice(tx, dependencies.settings.invoiceNumbering, { tenantId, draft }, at);
  await postEntries(tx, tenantId, [{ kind: 'credit_note', amount: note.total, invoiceId: issued.id }], at);
  return issued;
}

async function issueInvoiceOf(
  tx: Transaction,
  dependencies: Dependencies,
  toIssue: BillToIssue,
  at: Date,
): Promise<IssuedInvoice> {
  const { tenantId, settled, dueOn = null, paidOn = localDay(at), proforma, received = null } = toIssue;
  const invoice = await issue(tx, dependencies, 'invoice', toIssue, at, {
    payment: dueOn === null ? toIssue.payment : methodOfOwed(dependencies),
    received: received === null ? null : { ...received, credit: received.credit + creditOfNotes(settled.bill) },
    paid_on: dueOn === null && (received?.amount ?? settled.amount_due) > 0 ? paidOn : null,
    due_on: dueOn,
    references: proforma === undefined ? [] : [referenceTo(proforma)],
  });
  const { total, amount_due: due } = invoice.data;
  const entries: NewEntry[] = [{ kind: 'invoice', amount: 0 - total, invoiceId: invoice.id }];
  const kind = dueOn === null ? 'payment' : 'owed';
  if (due > 0 && proforma === undefined) entries.push({ kind, amount: due, invoiceId: invoice.id });
  await postEntries(tx, tenantId, entries, at);
  if (dueOn === null) await mailDocument(tx, dependencies, invoice, at);
  return invoice;
}

/** An owed invoice asks for a bank transfer, if the seller can receive one. */
const methodOfOwed = ({ settings }: Dependencies) => (settings.seller.iban === null ? 'card' : 'bank_transfer');

/** Credit notes that the pro-forma invoice counted on. That of another cycle asks for its whole period. */
function creditOfNotes({ notes, lines }: SettledBill['bill']): number {
  const isNewCycle = notes.some((note) => note.lines.some(({ cycle }) => lines.some((line) => line.cycle !== cycle)));
  return isNewCycle ? 0 : notes.reduce((sum, { total }) => sum + total, 0);
}

/** Issues the pro-forma invoice of a bill. The ledger gets no entry until it is paid. */
export function issueProforma(
  tx: Transaction,
  dependencies: Dependencies,
  toIssue: Omit<BillToIssue, 'payment'>,
  dueOn: string,
  at: Date,
): Promise<IssuedInvoice> {
  return issue(tx, dependencies, 'proforma', toIssue, at, {
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
  { tenantId, settled, buyer, vatReason, vatCheck }: Omit<BillToIssue, 'payment'>,
  at: Date,
  paid: Pick<InvoiceDraft, 'payment' | 'paid_on' | 'due_on' | 'received' | 'references'>,
): Promise<IssuedInvoice> {
  const tenant = await findTenantRow(tx, tenantId);
  if (tenant === null) throw new Error('A bill needs a company CRM.');
  const { bill, balance, least_charge } = settled;
  const draft = draftInvoice(kind, bill, {
    ...paid,
    seller: settings.seller,
    buyer,
    subject: tenant.title,
    language: tenant.language,
    vat_reason: vatReason,
    vat_check: vatCheck,
    // Its credit notes have become credit by then.
    credit: bill.notes.reduce((sum, { total }) => sum + total, balance),
    least_charge,
  });
  return issueInvoice(tx, settings.invoiceNumbering, { tenantId, draft }, at);
}
