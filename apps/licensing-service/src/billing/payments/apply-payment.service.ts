import { Conflict, localDay, startOfLocalDay, type Transaction, v7 } from '../../platform';
import { findTenantRow, type OperationHead } from '../../tenants';
import type { SettledBill } from '../bills/bill';
import { billPeriod } from '../bills/bill-period';
import { type BillToIssue, issueBill } from '../invoices/bill.service';
import { billingPeriod } from '../periods/period';
import { addDays, type Day, formatDay } from '../periods/days';
import { changePeriods, findPeriods } from '../periods/period.repository';
import { findVersion } from '../price-list/price-list.repository';
import type { QuoteRow } from '../quotes/quote.repository';
import { beginPlan } from '../subscriptions/begin-and-end';
import { sendSubscriptionMails } from '../subscriptions/subscription-mails';
import { updateSubscription } from '../subscriptions/subscription.repository';
import type { Work } from '../work';
import { oweInvoice } from './corrections/owed-invoice';
import { findPaymentOfOperation, type Ordered, type PaymentRow, updatePayment } from './payment.repository';
import { findCreditOf, settleAgain } from './spendable-credit';
import { voidReplaced } from './transfers/awaited-transfer';

/**
 * Applies a payment that is authorised, captured or not needed: starts the creation of a draft, or bills and begins the
 * plan. The caller holds the lock of the tenant and stores the payment's state in the same transaction.
 */
export async function applyPayment(work: Work, { payment, quote }: Ordered): Promise<void> {
  await voidReplaced(work, { payment, quote });
  if (quote.kind === 'creation') await startPaidDraft(work, payment);
  else await billPlan(work, payment, quote);
}

/** Starts the creation that a payment is for. Its plan begins and is billed when the company CRM is active. */
async function startPaidDraft({ tx, now, startCreation }: Work, payment: PaymentRow): Promise<void> {
  const tenant = await findTenantRow(tx, payment.tenantId);
  if (tenant === null) throw new Error('A payment needs a company CRM.');
  const operationId = await startCreation(tx, tenant, payment.createdBy);
  if (operationId === null) throw new Conflict('not_a_draft');
  await updatePayment(tx, payment.id, { operationId, updatedAt: now });
}

/** Begins a paid plan and bills it. */
export async function billPlan(work: Work, payment: PaymentRow, toIssue: BillToIssue): Promise<void> {
  await beginPlan(work, payment.tenantId, toIssue.settled.bill);
  await billBegunPlan(work, payment, toIssue);
}

/** Issues the documents of a plan that began. */
async function billBegunPlan(work: Work, { id }: PaymentRow, toIssue: BillToIssue): Promise<void> {
  const document = await issueBill(work, toIssue);
  await updatePayment(work.tx, id, { isBilled: true, invoiceId: document?.id ?? null, updatedAt: work.now });
  if (toIssue.dueOn !== undefined && document !== null) await oweInvoice(work, toIssue, document, false);
}

/** Days that a company CRM stays writable after its authorisation expired uncaptured. */
const graceDays = 7;

/**
 * Begins the plan that a creation was paid for, and bills it if it is paid already. Returns false for a trial, which has
 * no payment.
 */
export async function startPaidPlan(work: Work, { id, tenantId }: OperationHead): Promise<boolean> {
  const found = await findPaymentOfOperation(work.tx, id);
  if (found === null) return false;
  const { payment, quote } = found;
  const settled = await billFrom(work.tx, quote, localDay(work.now), v7());
  await beginPlan(work, tenantId, settled.bill);
  if (payment.state === 'settled') await billBegunPlan(work, payment, { ...quote, settled });
  if (payment.methodType === 'bank_transfer') {
    // Credit may have changed since the quote: the order before may have become credit.
    const again = settleAgain(settled, await findCreditOf(work.tx, payment));
    await billBegunPlan(work, payment, { ...quote, settled: again, transfer: found });
  }
  return true;
}

/** The bill of a creation, at the quoted price and VAT, from the day on which its company CRM is active. */
async function billFrom(tx: Transaction, quote: QuoteRow, day: Day, period_id: string): Promise<SettledBill> {
  const { selection, vat: tax, priceListVersion, settled } = quote;
  const list = await findVersion(tx, priceListVersion);
  const billing = billingPeriod(selection.cycle, day);
  const bill = billPeriod({ selection, list, tax, billing, from: day, period_id }, { cause: 'creation', day });
  return settleAgain({ ...settled, bill }, settled.balance);
}

/** The period that a creation began; it is unpaid until it is billed. */
async function periodOfCreation(tx: Transaction, tenantId: string) {
  const period = (await findPeriods(tx, tenantId)).findLast(({ beganBecause }) => beganBecause === 'creation');
  if (period === undefined) throw new Error('A creation needs a period.');
  return period;
}

/** Bills a creation whose authorisation was captured. */
export async function billCreation(work: Work, { payment, quote }: Ordered): Promise<void> {
  const { id, from } = await periodOfCreation(work.tx, payment.tenantId);
  await billBegunPlan(work, payment, { ...quote, settled: await billFrom(work.tx, quote, from, id) });
}

/** The authorisation expired: keeps the company CRM writable for a week, and requests a payment from its owners. */
export async function requestNewPayment(work: Work, { id, tenantId }: PaymentRow): Promise<void> {
  const { tx, now } = work;
  const readOnlyAt = startOfLocalDay(addDays(localDay(now), graceDays));
  const { id: period, from } = await periodOfCreation(tx, tenantId);
  await changePeriods(tx, tenantId, { ends: [{ id: period, to: from, because: 'not_paid' }], begins: [] });
  await updateSubscription(tx, tenantId, { overdueSince: now, readOnlyAt });
  await sendSubscriptionMails(work, tenantId, {
    template: 'payment_not_captured',
    values: { day: formatDay(readOnlyAt) },
    onceKey: `payment:${id}:not_captured`,
  });
}
