import { localDay } from '../../platform';
import { findTenantRow } from '../../tenants';
import type { Bill } from '../bills/bill';
import { type NewEntry, postEntries } from '../ledger/ledger.repository';
import type { PaymentRecord } from '../payments/payment.repository';
import type { Day } from '../periods/days';
import type { QuoteRow } from '../quotes/quote.repository';
import type { Work } from '../work';
import { issueNote } from './credit-note.service';
import { describeLines } from './compose-invoice';
import type { InvoiceDraft, IssuedInvoice } from './invoice-data';
import { getInvoice } from './invoice.repository';
import { issueInvoice } from './issue-invoice.service';
import { mailDocument } from './mail-document';

/** A bill, its buyer, and how its VAT was decided. */
export type Decided = Pick<QuoteRow, 'tenantId' | 'settled' | 'buyer' | 'vat' | 'vatCheck'>;

/** A bill to issue to a company CRM. */
export interface BillToIssue extends Decided {
  /** How it was paid; by card by default. */
  readonly payment?: 'card' | 'bank_transfer';
  /** The last day to pay, if it is owed; none if it is paid. */
  readonly dueOn?: Day;
  /** The transfer that paid it. */
  readonly transfer?: Pick<PaymentRecord, 'payment' | 'received'>;
}

/**
 * Issues the documents of a bill, posts them to the ledger, and sends them to the owners, but for an owed invoice: its
 * credit notes, then its invoice. Returns the invoice, or the first credit note; null if everything is 0, so that nothing
 * is issued.
 */
export async function issueBill(work: Work, toIssue: BillToIssue): Promise<IssuedInvoice | null> {
  const { bill } = toIssue.settled;
  const notes: IssuedInvoice[] = [];
  for (const note of bill.notes) {
    const issued = await issueNote(work, note, bill);
    await mailDocument(work, issued);
    notes.push(issued);
  }
  return bill.lines.length === 0 ? (notes[0] ?? null) : issueInvoiceOf(work, toIssue);
}

async function issueInvoiceOf(work: Work, toIssue: BillToIssue): Promise<IssuedInvoice> {
  const { tx, now, settings } = work;
  const { settled, transfer, payment = transfer === undefined ? 'card' : 'bank_transfer', dueOn = null } = toIssue;
  const isOwed = dueOn !== null;
  const paid = transfer?.received ?? settled.amount_due;
  const invoice = await issue(work, 'invoice', toIssue, {
    // An owed invoice asks for a bank transfer, if the seller can receive one.
    payment: !isOwed ? payment : settings.seller.iban === null ? 'card' : 'bank_transfer',
    received:
      transfer === undefined
        ? null
        : { amount: transfer.received, credit: transfer.payment.creditUsed + creditOfNotes(settled.bill) },
    paid_on: isOwed || paid === 0 ? null : (transfer?.payment.receivedOn ?? localDay(now)),
    due_on: dueOn,
    references: transfer === undefined ? [] : [referenceTo(await getInvoice(tx, transfer.payment.proformaId))],
  });
  const { total, amount_due: due } = invoice;
  const entries: NewEntry[] = [{ kind: 'invoice', amount: 0 - total, invoiceId: invoice.id }];
  if (due > 0 && transfer === undefined)
    entries.push({ kind: isOwed ? 'owed' : 'payment', amount: due, invoiceId: invoice.id });
  await postEntries(tx, toIssue.tenantId, entries, now);
  if (!isOwed) await mailDocument(work, invoice);
  return invoice;
}

const referenceTo = ({ kind, number, issued_on }: IssuedInvoice) => ({ kind, number, issued_on });

/** Credit notes that the pro-forma invoice counted on. That of another cycle asks for its whole period. */
function creditOfNotes({ notes, lines }: Bill): number {
  const isNewCycle = notes.some((note) => note.lines.some(({ cycle }) => lines.some((line) => line.cycle !== cycle)));
  return isNewCycle ? 0 : notes.reduce((sum, { total }) => sum + total, 0);
}

/** Issues the pro-forma invoice of a bill. The ledger gets no entry until it is paid. */
export const issueProforma = (work: Work, decided: Decided, due_on: Day): Promise<IssuedInvoice> =>
  issue(work, 'proforma', decided, { received: null, payment: 'bank_transfer', paid_on: null, due_on, references: [] });

async function issue(
  work: Work,
  kind: 'invoice' | 'proforma',
  { tenantId, settled, buyer, vat, vatCheck }: Decided,
  paid: Pick<InvoiceDraft, 'payment' | 'paid_on' | 'due_on' | 'received' | 'references'>,
): Promise<IssuedInvoice> {
  const tenant = await findTenantRow(work.tx, tenantId);
  if (tenant === null) throw new Error('A bill needs a company CRM.');
  const { title: subject, language } = tenant;
  const { bill, balance, least_charge } = settled;
  const period = kind === 'proforma' ? { period_id: null } : {};
  const lines = bill.lines.map((line) => ({ ...line, ...period, corrects: null }));
  const draft = {
    ...bill,
    ...paid,
    lines: describeLines(lines, language),
    kind,
    corrects: null,
    seller: work.settings.seller,
    buyer,
    subject,
    language,
    vat_reason: vat.reason,
    vat_check: vatCheck,
    // Its credit notes have become credit by then.
    credit: bill.notes.reduce((sum, { total }) => sum + total, balance),
    least_charge,
  };
  return issueInvoice(work, { tenantId, draft });
}
