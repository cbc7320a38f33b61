import { DomainError, localDay, type Transaction, v7 } from '../../../platform';
import { assertChargeable } from '../../../tenants';
import type { Bill } from '../../bills/bill';
import { billChange } from '../../bills/bill-change';
import { billPeriod } from '../../bills/bill-period';
import { findBookedDocuments } from '../../invoices/invoice.repository';
import type { Day } from '../../periods/days';
import { billingPeriod, gapOf, lastOf, runningOn, withChange } from '../../periods/period';
import { findPeriods } from '../../periods/period.repository';
import { findAllVersions } from '../../price-list/price-list.repository';
import { versionOf } from '../../quotes/price-selection';
import type { QuoteRow } from '../../quotes/quote.repository';
import type { Work } from '../../work';
import { billPlan } from '../apply-payment.service';
import { lastDayToPay } from '../corrections/owed-invoice';
import { assertNotCharging } from '../end-payments.service';
import { effectsIn } from '../gateway-events';
import type { PaymentRecord } from '../payment.repository';
import { findCreditOf, settleAgain } from '../spendable-credit';
import { creditTransfer, voidReplaced } from './awaited-transfer';
import { sendPaymentEvent } from '../send-payment-event';

/**
 * Completes a transfer that was received in full. Returns false if its draft is not complete, or while a card is being
 * charged: the job tries again until the transfer expires. That of a company CRM that is being closed ends with it.
 */
export async function completeIfPossible(work: Work, transfer: PaymentRecord): Promise<boolean> {
  try {
    await work.tx.transaction((tx) => completeTransfer({ ...work, tx }, transfer));
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    work.log.warn({ event: 'payment.transfer_not_completed', payment_id: transfer.payment.id });
    return false;
  }
}

/**
 * Completes a transfer that was received in full: starts the creation, or begins and bills its plan. The pro-forma
 * invoice holds prices and VAT; days count from today. The caller holds the lock of the company CRM.
 */
async function completeTransfer(work: Work, transfer: PaymentRecord): Promise<void> {
  await sendPaymentEvent(work, transfer.payment, 'received', {
    ...effectsIn(work, transfer.quote),
    begin_plan: (payment) => beginOrdered(work, { ...transfer, payment }),
  });
}

/**
 * Begins and bills the plan of a transfer from today. What is too little for a new period becomes account credit. A change
 * may cost more than it did, since a renewal was paid ahead meanwhile: the rest is owed.
 */
async function beginOrdered(work: Work, record: PaymentRecord): Promise<void> {
  const { payment, quote, received } = record;
  await assertNotCharging(work.tx, payment.tenantId);
  await assertChargeable(work.tx, payment.tenantId);
  await voidReplaced(work, record);
  const isLate = payment.dueOn !== null && payment.receivedOn !== null && payment.receivedOn > payment.dueOn;
  const bill = await billOn(work.tx, quote, localDay(work.now), isLate);
  if (bill === null) return creditTransfer(work, record, 'credit_of_late_transfer');
  const credit = await findCreditOf(work.tx, payment);
  const settled = settleAgain({ ...quote.settled, bill }, credit);
  if (settled.total <= received + credit) return billPlan(work, payment, { ...quote, settled, transfer: record });
  if (bill.cause !== 'change') return creditTransfer(work, record, 'credit_of_late_transfer');
  const owing = settleAgain(settled, credit + received);
  return billPlan(work, payment, { ...quote, settled: owing, dueOn: lastDayToPay(work.now) });
}

/**
 * What an ordered plan costs on the day that its transfer is recorded; null if it changes nothing any more.
 *
 * @param isLate whether it reached the bank after the last valid day
 */
async function billOn(tx: Transaction, quote: QuoteRow, today: Day, isLate: boolean): Promise<Bill | null> {
  const { tenantId, selection, vat: tax } = quote;
  const { bill } = quote.settled;
  if (bill.cause === 'renewal' && !isLate) return { ...bill, day: today };
  const periods = await findPeriods(tx, tenantId);
  const lists = await findAllVersions(tx);
  const list = versionOf(lists, quote.priceListVersion);
  const running = runningOn(periods, today);
  if (bill.cause === 'change') {
    if (running === null) return null;
    return billChange({
      periods,
      documents: await findBookedDocuments(tx, tenantId),
      // Items that the order does not name stay as they are now.
      wanted: { ...withChange(running.selection, quote.previous, selection), cycle: selection.cycle },
      day: today,
      tax,
      hasVatNumber: quote.buyer.vat_number !== null,
      newest: list,
      listOf: (version) => versionOf(lists, version),
      newId: v7,
    });
  }
  if (running !== null) return null;
  const ends = gapOf(lastOf(periods), bill.ends[0]?.because ?? 'read_only');
  const plan = { selection, list, tax, billing: billingPeriod(selection.cycle, today), from: today, period_id: v7() };
  return billPeriod(plan, { cause: 'order', day: today, ends });
}
