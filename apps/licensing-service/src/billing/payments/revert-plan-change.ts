import type { Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { findInvoice } from '../invoices/invoice.repository';
import { readSavedPlan } from '../subscriptions/previous-plan';
import { periodOf, runningSubscription } from '../subscriptions/running-plan';
import { updateSubscription, findSubscription, type SubscriptionRow } from '../subscriptions/subscription.repository';
import { sendSubscriptionMails, formatDay } from '../subscriptions/subscription-mails';
import { syncReadOnly } from '../subscriptions/sync-read-only';
import { retrySchedule } from './retry-schedule';
import { transitionPayment, type PaymentRow } from './payment.repository';

type Dates = Pick<SubscriptionRow, 'overdueSince' | 'tries' | 'nextTryAt' | 'readOnlyAt'>;

/**
 * Cancels a pending bank transfer: voids its pro-forma invoice, restores the previous plan, and notifies the owners.
 * The caller holds the lock of the company CRM and has checked that the transfer is pending.
 */
export async function revertPlanChange(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  await transitionPayment(tx, payment.id, ['awaiting_transfer'], { state: 'voided', updatedAt: now });
  const dates = await restorePlan(tx, payment, now);
  await dependencies.deliverSettings(tx, payment.tenantId);
  await syncReadOnly(tx, dependencies, payment.tenantId, now);
  await notifyOwners(tx, dependencies, payment, dates, now);
}

/** Returns the dates of an unpaid renewal; null for none. */
async function restorePlan(tx: Transaction, payment: PaymentRow, now: Date): Promise<Dates | null> {
  const { tenantId, previousPlan } = payment;
  const current = await findSubscription(tx, tenantId);
  if (current === null) throw new Error('A transfer needs a subscription.');
  if (previousPlan === null) {
    const unpaid = { anchor: null, periodIndex: null, periodEnd: null, replaced: null };
    await updateSubscription(tx, tenantId, { ...unpaid, overdueSince: now, readOnlyAt: now });
    return null;
  }
  const before = readSavedPlan(previousPlan);
  const cancels = isCancelled(payment, { ...current, ...before }, current);
  const endedAt = current.endedAt ?? before.endedAt;
  const restored = { ...current, ...before, cancels, endedAt };
  const dates =
    payment.kind === 'renewal' ? unpaidRenewal(restored, now) : datesOfRestored(restored, current.readOnlyAt, now);
  await updateSubscription(tx, tenantId, {
    ...before,
    ...dates,
    cancels,
    endedAt,
    planned: cancels ? null : before.planned,
  });
  return dates;
}

/**
 * Whether the restored plan is cancelled. A change does not affect cancellation, so a plan that continues has the
 * owners' latest choice. A payment that resumed an ended plan is reverted: the plan stays cancelled if it was before or
 * has been since. A trial keeps its previous value, since it ends automatically.
 */
function isCancelled({ kind }: PaymentRow, before: SubscriptionRow, current: SubscriptionRow): boolean {
  if (before.kind === 'trial') return before.cancels;
  const continues = kind === 'change' && runningSubscription(before) !== null;
  return continues ? current.cancels : before.cancels || current.cancels;
}

/**
 * The period has ended and the next one is unpaid. No card is charged automatically in place of the cancelled transfer.
 */
const unpaidRenewal = ({ overdueSince, readOnlyAt, tries }: Dates, now: Date): Dates => ({
  overdueSince: overdueSince ?? now,
  readOnlyAt: readOnlyAt ?? now,
  tries,
  nextTryAt: null,
});

/**
 * A pending change blocks renewals, so a restored plan whose period has ended has an overdue renewal, with the retry
 * schedule of a declined one. If the company CRM was read-only, no card is charged automatically.
 */
function datesOfRestored(before: SubscriptionRow, wasReadOnlyAt: Date | null, now: Date): Dates | null {
  const running = runningSubscription(before);
  if (running === null || running.cancels) return null;
  const { end } = periodOf(running);
  if (end > now) return null;
  const overdue = { overdueSince: running.overdueSince ?? end, tries: running.tries };
  if (wasReadOnlyAt !== null && wasReadOnlyAt <= now) return { ...overdue, nextTryAt: null, readOnlyAt: wasReadOnlyAt };
  return { ...overdue, ...retrySchedule({ since: overdue.overdueSince, tries: overdue.tries, now }) };
}

async function notifyOwners(
  tx: Transaction,
  dependencies: BillingDependencies,
  { tenantId, invoiceId }: PaymentRow,
  dates: Dates | null,
  at: Date,
): Promise<void> {
  const proforma = invoiceId === null ? null : await findInvoice(tx, invoiceId);
  if (proforma === null) throw new Error('A transfer needs a pro-forma invoice.');
  const { number } = proforma.data;
  const mail = { onceKey: `invoice:${proforma.id}:void`, at };
  if (dates === null || dates.nextTryAt === null || dates.readOnlyAt === null)
    return sendSubscriptionMails(tx, dependencies, tenantId, {
      ...mail,
      template: 'transfer_given_up',
      values: { number },
    });
  const values = { number, again: formatDay(dates.nextTryAt), day: formatDay(dates.readOnlyAt) };
  await sendSubscriptionMails(tx, dependencies, tenantId, { ...mail, template: 'transfer_given_up_overdue', values });
}
