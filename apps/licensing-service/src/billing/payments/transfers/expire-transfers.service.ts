import { localDay, settleEach, type Transaction } from '../../../platform';
import { lockTenant, publishIfChanged } from '../../../tenants';
import { auditEffect } from '../../audit-billing';
import type { BillingDependencies } from '../../dependencies';
import { addDays, type Day } from '../../periods/days';
import { findSubscribed, lastPaidPeriod } from '../../subscriptions/subscribed';
import { asJob, type Work } from '../../work';
import { findPayment, type Ordered, type PaymentRow } from '../payment.repository';
import { completeIfPossible } from './complete-transfer';
import { bookingDays, notifyOfTransfer, voidTransfer } from './awaited-transfer';
import { acceptsLateTransfer, findDueTransfers } from './transfer.repository';

/** Days before the last valid day at which the owners are reminded. */
const reminderDays = 2;

/**
 * Expires transfers that did not reach the bank by their last valid day, announces those of orders that will, and starts
 * creations that are paid but could not be started before. A renewal has a reminder of its own on that day.
 *
 * @throws AggregateError if some could not be processed, after all others were
 */
export async function expireTransfers(dependencies: BillingDependencies, now: Date): Promise<void> {
  const awaited = await findDueTransfers(dependencies.database, addDays(localDay(now), reminderDays));
  const processOne = ({ payment: { id, tenantId } }: Ordered) => {
    const changed = asJob(dependencies)((work) => processTransfer(work, tenantId, id));
    return publishIfChanged(dependencies, tenantId, changed);
  };
  await settleEach(awaited, processOne, 'Awaited transfers could not be processed.');
}

/** Returns whether the transfer is completed or has expired. */
async function processTransfer(work: Work, tenantId: string, id: string): Promise<boolean> {
  const { tx, now } = work;
  const today = localDay(now);
  await lockTenant(tx, tenantId);
  const found = await findPayment(tx, id);
  if (found?.payment.state !== 'awaiting_transfer' || found.payment.dueOn === null) return false;
  const { amount, quoteId, dueOn } = found.payment;
  const isReceived = found.received >= amount;
  if (isReceived && (await completeIfPossible(work, found))) return true;
  if (today > (await lastBookingDay(tx, found.payment, dueOn))) {
    await voidTransfer(work, found, 'expired');
    const after = { payment: id, quote: quoteId, amount, due_on: dueOn };
    await auditEffect(work, null, tenantId, { action: 'payment.expire', after });
    return true;
  }
  if (!isReceived && !acceptsLateTransfer(found) && today >= addDays(dueOn, 0 - reminderDays) && today <= dueOn) {
    const template = found.received > 0 ? 'transfer_expiring_after_part' : 'transfer_expiring';
    await notifyOfTransfer(work, found, template, `payment:${id}:expiring`);
  }
  return false;
}

/** The last day on which receipts still count; not past the renewal of the period that a change belongs to. */
async function lastBookingDay(tx: Transaction, { tenantId, kind }: PaymentRow, dueOn: Day): Promise<Day> {
  const usual = addDays(dueOn, bookingDays);
  const subscribed = kind === 'change' ? await findSubscribed(tx, tenantId) : null;
  const last = subscribed === null ? null : lastPaidPeriod(subscribed);
  const eve = last === null ? usual : addDays(last.to, -1);
  return eve >= dueOn && eve < usual ? eve : usual;
}
