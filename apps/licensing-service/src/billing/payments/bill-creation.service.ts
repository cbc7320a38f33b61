import { localDay, startOfLocalDay, type Transaction, v7 } from '../../platform';
import type { OperationHead } from '../../tenants';
import { settleBill, type SettledBill } from '../bills/bill';
import { billPeriod } from '../bills/bill-period';
import type { BillingDependencies } from '../dependencies';
import { billingPeriod } from '../periods/billing-period';
import { addDays, type Day } from '../periods/days';
import { changePeriods, findPeriods } from '../periods/period.repository';
import { findVersion } from '../price-list/price-list.repository';
import { pricesOf } from '../price-list/prices-of';
import { findQuote, type QuoteRow } from '../quotes/quote.repository';
import { beginPlan } from '../subscriptions/begin-plan';
import { formatDay, sendSubscriptionMails } from '../subscriptions/subscription-mails';
import { updateSubscription } from '../subscriptions/subscription.repository';
import { billBegunPlan, type PlanToBegin, settleAgain } from './apply-payment.service';
import { findPaymentOfOperation, type PaymentRow } from './payment.repository';
import { findCreditOf } from './spendable-credit';
import { findProforma } from './transfers/find-proforma';
import { findReceipts, receivedFor } from './transfers/transfer-receipt.repository';

type BillDependencies = Pick<BillingDependencies, 'settings' | 'jobs' | 'mailer' | 'deliverSettings'>;

/** Days that a company CRM stays writable after its authorisation expired uncaptured. */
const graceDays = 7;

/**
 * Begins the plan that a creation was paid for, and bills it if it is paid already. Returns false for a trial, which has
 * no payment.
 */
export async function startPaidPlan(
  tx: Transaction,
  dependencies: BillDependencies,
  { id, tenantId }: OperationHead,
  now: Date,
): Promise<boolean> {
  const found = await findPaymentOfOperation(tx, id);
  const quote = found === null ? null : await findQuote(tx, tenantId, found.payment.quoteId);
  if (found === null || quote === null) return false;
  const settled = await billFrom(tx, quote, localDay(now), v7());
  await beginPlan(tx, dependencies, tenantId, settled.bill, now);
  const { payment } = found;
  if (payment.state === 'settled') await billBegunPlan(tx, dependencies, { payment, quote, settled }, now);
  if (payment.methodType === 'bank_transfer')
    await billBegunPlan(tx, dependencies, await transferOf(tx, { payment, quote, settled }), now);
  return true;
}

/** The bill of a creation, at the quoted price and VAT, from the day on which its company CRM is active. */
async function billFrom(tx: Transaction, quote: QuoteRow, day: Day, period_id: string): Promise<SettledBill> {
  const { selection, vat, priceListVersion, settled } = quote;
  const list = { version: priceListVersion, prices: pricesOf(await findVersion(tx, priceListVersion)) };
  const tax = { category: vat.category, rate: vat.rate };
  const billing = billingPeriod(selection.cycle, day);
  const bill = billPeriod({ selection, list, tax, billing, from: day, period_id }, { cause: 'creation', day });
  return settleBill(bill, { credit: settled.balance, minimumCharge: settled.least_charge });
}

/** Credit may have changed since the quote: the order before may have become credit. */
async function transferOf(tx: Transaction, plan: PlanToBegin): Promise<PlanToBegin> {
  const { id, receivedOn } = plan.payment;
  if (receivedOn === null) throw new Error('A recorded transfer needs a receipt.');
  const settled = settleAgain(plan.settled, await findCreditOf(tx, plan.payment));
  const proforma = await findProforma(tx, plan.payment);
  return { ...plan, settled, transfer: { proforma, received: receivedFor(await findReceipts(tx, id)), receivedOn } };
}

/** The period that a creation began; it is unpaid until it is billed. */
async function periodOfCreation(tx: Transaction, tenantId: string) {
  const period = (await findPeriods(tx, tenantId)).findLast(({ beganBecause }) => beganBecause === 'creation');
  if (period === undefined) throw new Error('A creation needs a period.');
  return period;
}

/** Bills a creation whose authorisation was captured. */
export async function billCreation(
  tx: Transaction,
  dependencies: BillDependencies,
  { payment, quote }: Omit<PlanToBegin, 'settled'>,
  now: Date,
): Promise<void> {
  const { id, from } = await periodOfCreation(tx, payment.tenantId);
  const settled = await billFrom(tx, quote, from, id);
  await billBegunPlan(tx, dependencies, { payment, quote, settled }, now);
}

/** The authorisation expired: keeps the company CRM writable for a week, and requests a payment from its owners. */
export async function requestNewPayment(
  tx: Transaction,
  dependencies: BillDependencies,
  { id, tenantId }: PaymentRow,
  now: Date,
): Promise<void> {
  const readOnlyAt = startOfLocalDay(addDays(localDay(now), graceDays));
  const { id: period, from } = await periodOfCreation(tx, tenantId);
  await changePeriods(tx, tenantId, { ends: [{ id: period, to: from, because: 'not_paid' }], begins: [] });
  await updateSubscription(tx, tenantId, { overdueSince: now, readOnlyAt });
  await sendSubscriptionMails(tx, dependencies, tenantId, {
    template: 'payment_not_captured',
    values: { day: formatDay(readOnlyAt) },
    onceKey: `payment:${id}:not_captured`,
    at: now,
  });
}
