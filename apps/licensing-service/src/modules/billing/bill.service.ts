import type { Transaction } from '../../database/database';
import type { Parts } from '../../parts';
import { dayOf } from '../../pdf/day-of';
import { localDay } from '../../slovenian-time';
import { writeSubscriptionMails } from '../subscriptions/subscription-mails';
import type { QuoteRow } from '../subscriptions/quotes/quote.repository';
import { findSection } from '../tenants/sections/section.repository';
import { findTenantRow } from '../tenants/tenant.repository';
import { enter, findCredit, type NewEntry } from './account/account.repository';
import { draftInvoice, type InvoicePayment, type PlanToInvoice } from './invoices/draft-invoice';
import type { Days, InvoiceDraft } from './invoices/invoice-data';
import { findInvoice, type IssuedInvoice } from './invoices/invoice.repository';
import { writeMoney } from './invoices/document/written';
import { issueInvoice } from './invoices/issue-invoice.service';

type Ground = Pick<Parts, 'settings' | 'mailer' | 'jobs'>;

/** What is billed: a quote, and the time it pays for. */
export interface Bill {
  readonly quote: QuoteRow;
  readonly start: Date;
  /** The first moment that is not paid any more. */
  readonly end: Date;
  readonly payment: 'card' | 'bank_transfer';
  /** The pro-forma invoice that was paid, by its id; null for none. */
  readonly proforma: IssuedInvoice | null;
  /** `YYYY-MM-DD`, where it was paid on another day than it is billed. */
  readonly paidOn?: string;
}

/** Issues the invoice of what was paid, and enters it and its payment in the account. */
export async function billPaid(tx: Transaction, ground: Ground, bill: Bill, at: Date): Promise<IssuedInvoice> {
  const { quote, proforma } = bill;
  const references =
    proforma === null
      ? []
      : [{ kind: 'proforma' as const, number: proforma.data.number, issued_on: proforma.data.issued_on }];
  const invoice = await issue(tx, ground, bill, at, {
    kind: 'invoice',
    payment: bill.payment,
    paid_on: quote.amountDue > 0 ? (bill.paidOn ?? localDay(at)) : null,
    due_on: null,
    references,
  });
  const { total, amount_due: paid } = invoice.data;
  const entries: NewEntry[] = [{ kind: 'invoice', amount: 0 - total, invoiceId: invoice.id }];
  if (paid > 0) entries.push({ kind: 'payment', amount: paid, invoiceId: invoice.id });
  await enter(tx, quote.tenantId, entries, at);
  await writeSubscriptionMails(tx, ground, quote.tenantId, {
    template: 'invoice_issued',
    values: { number: invoice.data.number, amount: writeMoney(total) },
    onceKey: `invoice:${invoice.id}`,
    attachment: { kind: 'invoice', id: invoice.id },
    at,
  });
  return invoice;
}

/** Issues a pro-forma invoice: nothing is owed until it is paid. */
export async function askForTransfer(
  tx: Transaction,
  ground: Ground,
  bill: Pick<Bill, 'quote' | 'start' | 'end'>,
  { at, dueOn }: { readonly at: Date; readonly dueOn: string },
): Promise<IssuedInvoice> {
  const payment = { kind: 'proforma', payment: 'bank_transfer', paid_on: null, due_on: dueOn, references: [] } as const;
  const proforma = await issue(tx, ground, bill, at, payment);
  await writeSubscriptionMails(tx, ground, bill.quote.tenantId, {
    template: 'transfer_asked',
    values: { number: proforma.data.number, amount: writeMoney(proforma.data.amount_due), day: dayOf(dueOn) },
    onceKey: `invoice:${proforma.id}`,
    attachment: { kind: 'invoice', id: proforma.id },
    at,
  });
  return proforma;
}

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
  for (const { id, data: issued } of [note, anew])
    await writeSubscriptionMails(tx, ground, tenantId, {
      template: 'invoice_issued',
      values: { number: issued.number, amount: writeMoney(issued.total) },
      onceKey: `invoice:${id}`,
      attachment: { kind: 'invoice', id },
      at,
    });
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

async function issue(
  tx: Transaction,
  { settings }: Ground,
  bill: Pick<Bill, 'quote' | 'start' | 'end'>,
  at: Date,
  payment: InvoicePayment,
): Promise<IssuedInvoice> {
  const draft = draftInvoice(await planOf(tx, settings, bill), payment);
  return issueInvoice(tx, settings.invoiceNumbering, { tenantId: bill.quote.tenantId, draft, corrects: null }, at);
}

async function planOf(
  tx: Transaction,
  { seller }: Parts['settings'],
  { quote, start, end }: Pick<Bill, 'quote' | 'start' | 'end'>,
): Promise<PlanToInvoice> {
  const tenant = await findTenantRow(tx, quote.tenantId);
  if (tenant === null) throw new Error('What is billed has a company CRM.');
  const { cycle } = quote.selection;
  const other = cycle === 'monthly' ? 'yearly' : 'monthly';
  return {
    seller,
    application: (await findSection(tx, quote.tenantId, 'application'))?.data ?? {},
    title: tenant.title,
    language: tenant.language,
    priced: quote.priced,
    cycle,
    cycleBefore: quote.priced.period === 'running' ? cycle : other,
    vatReason: quote.vat.reason,
    vatCheck: quote.vatCheck,
    supplied: daysOf(start, end),
  };
}

const day = 86_400_000;

/** The day a period ends on is the first of the next one. */
function daysOf(start: Date, end: Date): Days {
  const from = localDay(start);
  const last = localDay(new Date(end.getTime() - day));
  return { from, to: last < from ? from : last };
}
