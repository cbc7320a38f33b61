import type { Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { findInvoice } from '../invoices/invoice.repository';
import { savedPlan } from '../subscriptions/previous-plan';
import { periodOf, runningSubscription } from '../subscriptions/running-plan';
import { changeSubscription, findSubscription, type SubscriptionRow } from '../subscriptions/subscription.repository';
import { writeSubscriptionMails, writtenDay } from '../subscriptions/subscription-mails';
import { notifyReadOnly } from '../subscriptions/notify-read-only';
import { overdueDates } from './transfers/overdue-dates';
import { movePayment, type PaymentRow } from './payment.repository';

type Dates = Pick<SubscriptionRow, 'overdueSince' | 'tries' | 'nextTryAt' | 'readOnlyAt'>;

/**
 * Waits for a bank transfer no longer: its pro-forma invoice is void, the plan is what it was before, and the owners are
 * told. The caller holds the company CRM, and has checked that the transfer is pending.
 */
export async function revertPlanChange(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  await movePayment(tx, payment.id, ['awaiting_transfer'], { state: 'voided', updatedAt: now });
  const dates = await restorePlan(tx, payment, now);
  await dependencies.deliverSettings(tx, payment.tenantId);
  await notifyReadOnly(tx, dependencies, payment.tenantId, now);
  await tellOwners(tx, dependencies, payment, dates, now);
}

/** Answers the dates of a renewal that is not paid; null where none is. */
async function restorePlan(tx: Transaction, payment: PaymentRow, now: Date): Promise<Dates | null> {
  const { tenantId, planBefore } = payment;
  const current = await findSubscription(tx, tenantId);
  if (current === null) throw new Error('A transfer pays the quote of a subscription.');
  if (planBefore === null) {
    const unpaid = { anchor: null, periodIndex: null, periodEnd: null, replaced: null };
    await changeSubscription(tx, tenantId, { ...unpaid, overdueSince: now, readOnlyAt: now });
    return null;
  }
  const before = savedPlan(planBefore);
  const cancels = isCancelled(payment, { ...current, ...before }, current);
  const endedAt = current.endedAt ?? before.endedAt;
  const back = { ...current, ...before, cancels, endedAt };
  const dates = payment.kind === 'renewal' ? unpaidRenewal(back, now) : datesOf(back, current.readOnlyAt, now);
  await changeSubscription(tx, tenantId, {
    ...before,
    ...dates,
    cancels,
    endedAt,
    planned: cancels ? null : before.planned,
  });
  return dates;
}

/**
 * A change leaves a cancellation as it is, so what runs again ends or goes on as its owners have said since. What was
 * over was paid to go on, and ends where it was cancelled before or since. A trial ends automatically.
 */
function isCancelled({ kind }: PaymentRow, before: SubscriptionRow, current: SubscriptionRow): boolean {
  if (before.kind === 'trial') return before.cancels;
  const wentOn = kind === 'change' && runningSubscription(before) !== null;
  return wentOn ? current.cancels : before.cancels || current.cancels;
}

/** The period has ended, and the next one is not paid; an expected transfer is not charged to a card instead. */
const unpaidRenewal = ({ overdueSince, readOnlyAt, tries }: Dates, now: Date): Dates => ({
  overdueSince: overdueSince ?? now,
  readOnlyAt: readOnlyAt ?? now,
  tries,
  nextTryAt: null,
});

/**
 * While a change waited for its transfer nothing was renewed, so a plan whose period is over has a renewal to pay, on
 * dated days as after a refusal. Where the company CRM has been read-only, nothing is charged automatically.
 */
function datesOf(before: SubscriptionRow, wasReadOnlyAt: Date | null, now: Date): Dates | null {
  const running = runningSubscription(before);
  if (running === null || running.cancels) return null;
  const { end } = periodOf(running);
  if (end > now) return null;
  const overdue = { overdueSince: running.overdueSince ?? end, tries: running.tries };
  if (wasReadOnlyAt !== null && wasReadOnlyAt <= now) return { ...overdue, nextTryAt: null, readOnlyAt: wasReadOnlyAt };
  return { ...overdue, ...overdueDates({ since: overdue.overdueSince, tries: overdue.tries, now }) };
}

async function tellOwners(
  tx: Transaction,
  dependencies: BillingDependencies,
  { tenantId, invoiceId }: PaymentRow,
  dates: Dates | null,
  at: Date,
): Promise<void> {
  const proforma = invoiceId === null ? null : await findInvoice(tx, invoiceId);
  if (proforma === null) throw new Error('A transfer is asked for by a pro-forma invoice.');
  const { number } = proforma.data;
  const told = { onceKey: `invoice:${proforma.id}:void`, at };
  if (dates === null || dates.nextTryAt === null || dates.readOnlyAt === null)
    return writeSubscriptionMails(tx, dependencies, tenantId, {
      ...told,
      template: 'transfer_given_up',
      values: { number },
    });
  const values = { number, again: writtenDay(dates.nextTryAt), day: writtenDay(dates.readOnlyAt) };
  await writeSubscriptionMails(tx, dependencies, tenantId, { ...told, template: 'transfer_given_up_overdue', values });
}
