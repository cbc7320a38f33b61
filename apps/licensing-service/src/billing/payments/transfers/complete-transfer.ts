import { DomainError, localDay, type Transaction, v7 } from '../../../platform';
import { type Bill, isEmptyBill } from '../../bills/bill';
import { billChange } from '../../bills/bill-change';
import { billPeriod } from '../../bills/bill-period';
import { findBookedDocuments } from '../../invoices/booked-documents.repository';
import type { IssuedInvoice } from '../../invoices/invoice.repository';
import { notifyAccountCredit } from '../../ledger/notify-account-credit';
import { billingPeriod } from '../../periods/billing-period';
import type { Day } from '../../periods/days';
import { lastOf, runningOn } from '../../periods/period';
import { findAllVersions } from '../../price-list/price-list.repository';
import { versionOf } from '../../quotes/price-selection';
import type { QuoteRow } from '../../quotes/quote.repository';
import { findSubscribed, type Subscribed } from '../../subscriptions/subscribed';
import type { Work } from '../../work';
import { billPlan, settleAgain, startPaidDraft } from '../apply-payment.service';
import { lastDayToPay, settleOwed } from '../corrections/owed-invoice';
import type { Ordered } from '../payment.repository';
import { sendPaymentEvent } from '../send-payment-event';
import { findCreditOf } from '../spendable-credit';
import { itemsChanged, voidReplaced } from './void-transfer';

/** An awaited transfer and what was received for it, in cents. */
export interface ReceivedTransfer extends Ordered {
  readonly proforma: IssuedInvoice;
  readonly received: number;
}

/**
 * Completes a transfer that was received in full. Returns false if its draft is not complete: the job tries again until
 * the transfer expires.
 */
export async function completeIfPossible(work: Work, transfer: ReceivedTransfer): Promise<boolean> {
  try {
    await work.tx.transaction((tx) => completeTransfer({ ...work, tx }, transfer));
    return true;
  } catch (error) {
    if (!(error instanceof DomainError) || transfer.payment.kind !== 'creation') throw error;
    work.log.warn({ event: 'payment.creation_not_started', payment_id: transfer.payment.id });
    return false;
  }
}

/**
 * Completes a transfer that was received in full: starts the creation, or begins and bills its plan. The pro-forma
 * invoice holds prices and VAT; days count from today. The caller holds the lock of the company CRM.
 */
async function completeTransfer(work: Work, transfer: ReceivedTransfer): Promise<void> {
  const { payment } = transfer;
  await sendPaymentEvent(
    work,
    payment,
    { event: 'received' },
    {
      start_creation: async (captured) => {
        await voidReplaced(work, transfer);
        await startPaidDraft(work, captured);
      },
      settle_owed: (captured) => settleOwed(work, captured),
      begin_plan: async (captured) => {
        await voidReplaced(work, transfer);
        await beginOrdered(work, { ...transfer, payment: captured });
      },
    },
  );
}

/**
 * Begins and bills the plan of a transfer from today. What is too little for a new period becomes account credit. A change
 * may cost more than it did, since a renewal was paid ahead meanwhile: the rest is owed.
 */
async function beginOrdered(work: Work, { proforma, received, ...ordered }: ReceivedTransfer): Promise<void> {
  const { payment, quote } = ordered;
  const { creditUsed, receivedOn, dueOn } = payment;
  if (receivedOn === null) throw new Error('A recorded transfer needs a receipt.');
  const bill = await billOn(work.tx, quote, localDay(work.now), dueOn !== null && receivedOn > dueOn);
  const credit = await findCreditOf(work.tx, payment);
  const settled = bill === null ? null : settleAgain({ ...quote.settled, bill }, credit);
  if (settled !== null && settled.total > received + credit && settled.bill.cause === 'change') {
    const owing = settleAgain(settled, credit + received);
    await billPlan(work, { ...ordered, settled: owing, dueOn: lastDayToPay(work.now) });
    return;
  }
  if (settled === null || isEmptyBill(settled.bill) || settled.total > received + credit) {
    const mail = { template: 'credit_of_late_transfer', onceKey: `payment:${payment.id}:credit` } as const;
    const effects = { notify_credit: () => notifyAccountCredit(work, proforma, { amount: received, ...mail }) };
    await sendPaymentEvent(work, payment, { event: 'credited' }, effects);
    return;
  }
  await billPlan(work, { ...ordered, settled, transfer: { proforma, received, receivedOn, creditUsed } });
}

/**
 * What an ordered plan costs on the day that its transfer is recorded; null if it changes nothing any more.
 *
 * @param isLate whether it reached the bank after the last valid day
 */
async function billOn(tx: Transaction, quote: QuoteRow, today: Day, isLate: boolean): Promise<Bill | null> {
  const { tenantId, selection, vat: tax } = quote;
  const subscribed = await findSubscribed(tx, tenantId);
  const { bill } = quote.settled;
  if (bill.cause === 'renewal' && !isLate) return { ...bill, day: today };
  const lists = await findAllVersions(tx);
  const list = versionOf(lists, quote.priceListVersion);
  const running = subscribed === null ? null : runningOn(subscribed.periods, today);
  if (bill.cause === 'change') {
    if (subscribed === null || running === null) return null;
    const account = { periods: subscribed.periods, documents: await findBookedDocuments(tx, tenantId) };
    return billChange(account, wantedNow(quote, running.selection), today, {
      tax,
      hasVatNumber: quote.buyer.vat_number !== null,
      newest: list,
      listOf: (version) => versionOf(lists, version),
      newId: v7,
    });
  }
  if (running !== null) return null;
  const plan = { selection, list, tax, billing: billingPeriod(selection.cycle, today), from: today, period_id: v7() };
  return billPeriod(plan, { cause: 'order', day: today, ends: gapBefore(subscribed) });
}

function gapBefore(subscribed: Subscribed | null): Bill['ends'] {
  const last = subscribed === null ? null : lastOf(subscribed.periods);
  return last === null || last.endedBecause !== null ? [] : [{ id: last.id, to: last.to, because: 'read_only' }];
}

/** The ordered quantities; items that the order does not name stay as they are now. */
function wantedNow(quote: QuoteRow, running: QuoteRow['selection']): QuoteRow['selection'] {
  const changed = itemsChanged(quote);
  const { selection } = quote;
  return {
    cycle: selection.cycle,
    licences: changed.has('licences') ? selection.licences : running.licences,
    modules: changed.has('modules') ? selection.modules : running.modules,
    assets: changed.has('assets') ? selection.assets : running.assets,
  };
}
