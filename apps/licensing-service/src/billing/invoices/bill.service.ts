import { documentOf, netOf, type QuoteLine, sumLines } from '@atrium/api-client/contract/pricing';
import { localDay, type Transaction } from '../../platform';
import { findTenantRow } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import type { QuoteRow } from '../quotes/quote.repository';
import { postEntries, type NewEntry } from '../ledger/ledger.repository';
import { issueCreditNote } from './credit-note.service';
import { draftInvoice, type InvoicePayment, type PlanToInvoice } from './draft-invoice';
import { findInvoiceIds } from './invoice-correction.repository';
import type { IssuedInvoice } from './invoice.repository';
import { issueInvoice } from './issue-invoice.service';
import { suppliedDays } from './supplied-days';
import { mailDocument, mailProforma } from './mail-document';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

/** A quote to bill, and the period it pays for. */
export interface Bill {
  readonly quote: QuoteRow;
  readonly start: Date;
  /** The first moment after the paid period. */
  readonly end: Date;
  readonly payment: 'card' | 'bank_transfer';
  /** The paid pro-forma invoice; null for none. */
  readonly proforma: IssuedInvoice | null;
  /** `YYYY-MM-DD`; set if it was paid on another day than it is billed. */
  readonly paidOn?: string;
}

/** Bills a payment with an invoice, or with a credit note if a change credits more than it bills. */
export function billPaid(tx: Transaction, dependencies: Dependencies, bill: Bill, at: Date): Promise<IssuedInvoice> {
  const issueBill = documentOf(bill.quote.priced) === 'credit_note' ? billByCreditNote : billByInvoice;
  return issueBill(tx, dependencies, bill, at);
}

/** Issues a credit note for a change. Its amount lowers the newest invoices first and becomes account credit. */
async function billByCreditNote(
  tx: Transaction,
  dependencies: Dependencies,
  bill: Bill,
  at: Date,
): Promise<IssuedInvoice> {
  const { tenantId } = bill.quote;
  const draft = draftInvoice(await planToInvoice(tx, dependencies.settings, bill), noteOf(bill.payment));
  return issueCreditNote(tx, dependencies, { tenantId, draft, corrects: await findInvoiceIds(tx, tenantId) }, at);
}

const noteOf = (payment: Bill['payment']) =>
  ({ kind: 'credit_note', payment, paid_on: null, due_on: null, references: [] }) as const;

/**
 * Credits the time of a change that a transfer paid for while the company CRM was read-only. It becomes account credit.
 */
export async function creditUnusedTime(
  tx: Transaction,
  dependencies: Dependencies,
  time: Pick<Bill, 'quote' | 'start' | 'end'>,
  at: Date,
): Promise<void> {
  const { tenantId, priced } = time.quote;
  const lines = unusedLines(priced.lines, time);
  if (sumLines(lines).total === 0) return;
  const plan = await planToInvoice(tx, dependencies.settings, time);
  const draft = draftInvoice({ ...plan, priced: { ...priced, lines } }, noteOf('bank_transfer'));
  await issueCreditNote(tx, dependencies, { tenantId, draft, corrects: await findInvoiceIds(tx, tenantId) }, at);
}

/** Credit lines for a part of the period that a quote charged. */
function unusedLines(lines: readonly QuoteLine[], { start, end }: Pick<Bill, 'start' | 'end'>): QuoteLine[] {
  return lines.flatMap((line) => {
    if (line.kind !== 'plan' || line.share === null) return [];
    const seconds = Math.floor((end.getTime() - start.getTime()) / 1000);
    const share = { whole: line.share.whole, remaining: Math.min(seconds, line.share.remaining) };
    const quantity = 0 - line.quantity;
    return { ...line, kind: 'unused', quantity, share, net: netOf(quantity, line.unit_price, share) };
  });
}

/** Issues the invoice of a payment and posts both to the ledger. */
async function billByInvoice(
  tx: Transaction,
  dependencies: Dependencies,
  bill: Bill,
  at: Date,
): Promise<IssuedInvoice> {
  const { quote, proforma } = bill;
  const references =
    proforma === null
      ? []
      : [{ kind: 'proforma' as const, number: proforma.data.number, issued_on: proforma.data.issued_on }];
  const invoice = await issue(tx, dependencies, bill, at, {
    kind: 'invoice',
    payment: bill.payment,
    paid_on: quote.amountDue > 0 ? (bill.paidOn ?? localDay(at)) : null,
    due_on: null,
    references,
  });
  const { total, amount_due: paid } = invoice.data;
  const entries: NewEntry[] = [{ kind: 'invoice', amount: 0 - total, invoiceId: invoice.id }];
  if (paid > 0) entries.push({ kind: 'payment', amount: paid, invoiceId: invoice.id });
  await postEntries(tx, quote.tenantId, entries, at);
  await mailDocument(tx, dependencies, invoice, at);
  return invoice;
}

interface TransferRequest {
  readonly at: Date;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** Whether the change is cancelled if the transfer does not arrive by then. */
  readonly expires: boolean;
}

/** Requests a bank transfer with a pro-forma invoice. The ledger gets no entry until it is paid. */
export async function requestTransfer(
  tx: Transaction,
  dependencies: Dependencies,
  bill: Pick<Bill, 'quote' | 'start' | 'end'>,
  { at, dueOn, expires }: TransferRequest,
): Promise<IssuedInvoice> {
  const payment = { kind: 'proforma', payment: 'bank_transfer', paid_on: null, due_on: dueOn, references: [] } as const;
  const proforma = await issue(tx, dependencies, bill, at, payment);
  const template = expires ? 'transfer_asked_for_change' : 'transfer_asked';
  await mailProforma(tx, dependencies, proforma, template, at);
  return proforma;
}

async function issue(
  tx: Transaction,
  { settings }: Dependencies,
  bill: Pick<Bill, 'quote' | 'start' | 'end'>,
  at: Date,
  payment: InvoicePayment,
): Promise<IssuedInvoice> {
  const draft = draftInvoice(await planToInvoice(tx, settings, bill), payment);
  return issueInvoice(tx, settings.invoiceNumbering, { tenantId: bill.quote.tenantId, draft, corrects: [] }, at);
}

async function planToInvoice(
  tx: Transaction,
  { seller }: BillingDependencies['settings'],
  { quote, start, end }: Pick<Bill, 'quote' | 'start' | 'end'>,
): Promise<PlanToInvoice> {
  const tenant = await findTenantRow(tx, quote.tenantId);
  if (tenant === null) throw new Error('A bill needs a company CRM.');
  const { cycle } = quote.selection;
  const otherCycle = cycle === 'monthly' ? 'yearly' : 'monthly';
  return {
    seller,
    buyer: quote.buyer,
    title: tenant.title,
    language: tenant.language,
    priced: quote.priced,
    cycle,
    previousCycle: quote.priced.period === 'running' ? cycle : otherCycle,
    vatReason: quote.vat.reason,
    vatCheck: quote.vatCheck,
    supplied: suppliedDays(start, end),
  };
}
