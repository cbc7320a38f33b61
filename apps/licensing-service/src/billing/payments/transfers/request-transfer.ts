import { localDay, startOfLocalDay, type Transaction } from '../../../platform';
import { updateTenant } from '../../../tenants';
import type { SettledBill } from '../../bills/bill';
import { issueProforma } from '../../invoices/bill.service';
import { mailPaymentRequest } from '../../invoices/mail-document';
import { addDays, type Day, laterOf } from '../../periods/days';
import { runningOn } from '../../periods/period';
import type { QuoteRow } from '../../quotes/quote.repository';
import { findSubscribed, type Subscribed } from '../../subscriptions/subscribed';
import { graceDays } from '../../subscriptions/subscription-state';
import type { Work } from '../../work';
import { settleAgain } from '../apply-payment.service';
import { type PaymentRow, updatePayment } from '../payment.repository';
import { findSpendableCredit } from '../spendable-credit';

/** Days that the pro-forma invoice of an order is valid. */
const validDays = 15;

/** Days after the last valid day until the operator has recorded the transfers of that day. */
export const bookingDays = 4;

/**
 * What a pro-forma invoice of a quote asks for, at the credit of now. For a change of cycle it asks for the new period in
 * full: how many days are credited is known when the transfer is recorded.
 */
export async function settleForTransfer(
  tx: Transaction,
  { tenantId, previous, selection, settled }: QuoteRow,
): Promise<SettledBill> {
  const credit = await findSpendableCredit(tx, tenantId);
  const isNewCycle = settled.bill.cause === 'change' && previous?.cycle !== selection.cycle;
  const bill = isNewCycle ? { ...settled.bill, notes: [] } : settled.bill;
  return settleAgain({ ...settled, bill }, credit);
}

/** Requests a bank transfer: issues the pro-forma invoice of a quote and sends it to the owners. */
export async function requestTransfer(work: Work, payment: PaymentRow, quote: QuoteRow): Promise<void> {
  const { tx, now } = work;
  const dueOn = lastValidDay(quote, await findSubscribed(tx, quote.tenantId), localDay(now));
  const proforma = await issueProforma(work, quote, dueOn);
  await updatePayment(tx, payment.id, { proformaId: proforma.id, dueOn, updatedAt: now });
  if (quote.kind === 'creation') await holdName(tx, quote.tenantId, dueOn);
  await mailPaymentRequest(work, proforma);
}

/** A draft keeps its URL name until the expiry of its pro-forma invoice is carried out. */
async function holdName(tx: Transaction, tenantId: string, dueOn: Day): Promise<void> {
  const urlNameHeldUntil = startOfLocalDay(addDays(dueOn, bookingDays + 2));
  await updateTenant(tx, tenantId, ['draft'], { urlNameHeldUntil });
}

/** The last day on which a transfer may reach the bank: for a change, at most the day before its period ends. */
function lastValidDay({ settled: { bill } }: QuoteRow, subscribed: Subscribed | null, today: Day): Day {
  const readOnlyAt = subscribed?.subscription.readOnlyAt ?? null;
  const running = subscribed === null ? null : runningOn(subscribed.periods, today);
  if (bill.cause === 'renewal') {
    const first = bill.begins[0]?.from ?? today;
    return readOnlyAt === null ? addDays(laterOf(first, today), graceDays - 1) : addDays(localDay(readOnlyAt), -1);
  }
  const usual = addDays(today, validDays);
  const last = bill.cause === 'change' && running !== null ? addDays(running.billing.to, -1) : usual;
  return last < usual ? last : usual;
}
