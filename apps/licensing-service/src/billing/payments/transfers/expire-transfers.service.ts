import { and, eq, isNotNull, lte, ne, or } from 'drizzle-orm';
import { asService, formatIsoDay, localDay, settleEach, type Transaction, writeAudit } from '../../../platform';
import { lockTenant, publishIfChanged, tenantSubject } from '../../../tenants';
import { recordedBillingFields } from '../../billing-fields';
import type { BillingDependencies } from '../../dependencies';
import { addDays, type Day } from '../../periods/days';
import { lastPaidPeriod, findSubscribed } from '../../subscriptions/subscribed';
import { sendSubscriptionMails } from '../../subscriptions/subscription-mails';
import { findPayment, type PaymentRow } from '../payment.repository';
import { payments } from '../payment.table';
import { completeIfPossible } from './complete-transfer';
import { findProforma } from './find-proforma';
import { bookingDays, reminderDays } from './transfer-days';
import { findReceipts, receivedFor } from './transfer-receipt.repository';
import { voidTransfer } from './void-transfer';

/**
 * Expires transfers that did not reach the bank by their last valid day, announces those that will, and starts creations
 * that are paid but could not be started before.
 *
 * @throws AggregateError if some could not be processed, after all others were
 */
export async function expireTransfers(dependencies: BillingDependencies, now: Date): Promise<void> {
  const near = addDays(localDay(now), reminderDays);
  const awaited = await dependencies.database
    .select({ id: payments.id, tenantId: payments.tenantId })
    .from(payments)
    .where(
      and(
        eq(payments.state, 'awaiting_transfer'),
        ne(payments.kind, 'correction'),
        or(lte(payments.dueOn, near), isNotNull(payments.receivedOn)),
      ),
    );
  const processOne = ({ id, tenantId }: Pick<PaymentRow, 'id' | 'tenantId'>) =>
    publishIfChanged(dependencies, tenantId, processTransfer(dependencies, { id, tenantId }, now));
  await settleEach(awaited, processOne, 'Awaited transfers could not be processed.');
}

function processTransfer(
  dependencies: BillingDependencies,
  { id, tenantId }: Pick<PaymentRow, 'id' | 'tenantId'>,
  now: Date,
): Promise<boolean> {
  return asService(dependencies.database, 'job', async (tx) => {
    await lockTenant(tx, tenantId);
    const payment = (await findPayment(tx, id))?.payment;
    if (payment?.state !== 'awaiting_transfer' || payment.dueOn === null) return false;
    const receipts = await findReceipts(tx, id);
    const proforma = await findProforma(tx, payment);
    const isReceived = receivedFor(receipts) >= payment.amount;
    const transfer = { payment, proforma, receipts };
    if (isReceived && (await completeIfPossible(tx, dependencies, transfer, now))) return true;
    if (localDay(now) > (await lastBookingDay(tx, payment, payment.dueOn))) {
      await expire(tx, dependencies, payment, now);
      return true;
    }
    const isNear = localDay(now) >= addDays(payment.dueOn, 0 - reminderDays) && localDay(now) <= payment.dueOn;
    if (isNear && !isReceived)
      await sendSubscriptionMails(tx, dependencies, tenantId, {
        template: 'transfer_expiring',
        values: { number: proforma.data.number, day: formatIsoDay(payment.dueOn) },
        onceKey: `payment:${id}:expiring`,
        at: now,
      });
    return false;
  });
}

/** The last day on which receipts still count; not past the renewal of the period that a change belongs to. */
async function lastBookingDay(tx: Transaction, { tenantId, kind }: PaymentRow, dueOn: Day): Promise<Day> {
  const usual = addDays(dueOn, bookingDays);
  const subscribed = kind === 'change' ? await findSubscribed(tx, tenantId) : null;
  const last = subscribed === null ? null : lastPaidPeriod(subscribed);
  const eve = last === null ? usual : addDays(last.to, -1);
  return eve >= dueOn && eve < usual ? eve : usual;
}

async function expire(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const { id, tenantId, quoteId, amount, dueOn } = payment;
  await voidTransfer(tx, dependencies, payment, now, 'expired');
  await writeAudit(tx, {
    actorId: null,
    action: 'payment.expire',
    outcome: 'done',
    ...tenantSubject(tenantId),
    fields: recordedBillingFields,
    after: { payment: id, quote: quoteId, amount, due_on: dueOn },
    at: now,
  });
}
