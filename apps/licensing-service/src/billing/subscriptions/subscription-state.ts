import type { Subscription, TenantState } from '@atrium/api-client/contract';
import { localDay, startOfLocalDay } from '../../platform';
import { addDays } from '../periods/days';
import type { SubscriptionRow } from './subscription.repository';

/** Days of grace, from the day that a renewal was first asked for: its company CRM is read-only after them. */
export const graceDays = 14;

/** Whether its company CRM has to be read-only at a moment. */
export const shouldBeReadOnly = (row: SubscriptionRow, now: Date): boolean =>
  ['trial_ended', 'unpaid', 'cancelled'].includes(stateOfSubscription(row, now));

/** The state of a subscription at a moment, also during a creation. */
export const shownState = (tenant: TenantState, row: SubscriptionRow, now: Date): Subscription['state'] =>
  tenant === 'creating' || tenant === 'failed' ? tenant : stateOfSubscription(row, now);

/** The state of a created company CRM's plan at a moment, whether or not an invoice that corrected its VAT is owed. */
export const stateOfPlan = (row: SubscriptionRow, now: Date) => stateOfSubscription({ ...row, owedUntil: null }, now);

/** The state of a created company CRM's subscription at a moment. */
export function stateOfSubscription(row: SubscriptionRow, now: Date): Subscription['state'] {
  if (row.kind === 'trial') return row.trialEndsAt !== null && row.trialEndsAt <= now ? 'trial_ended' : 'trial';
  if (row.endedAt !== null) return 'cancelled';
  const readOnlyFrom = readOnlyAfter(row, now);
  if (readOnlyFrom !== null && readOnlyFrom <= now) return 'unpaid';
  return row.overdueSince === null && !isInvoiceOverdue(row, now) ? 'active' : 'overdue';
}

/** Whether an owed invoice is past due. */
export const isInvoiceOverdue = ({ owedUntil }: Pick<SubscriptionRow, 'owedUntil'>, now: Date): boolean =>
  owedUntil !== null && owedUntil < localDay(now);

/** When a company CRM becomes read-only, or became so, because a renewal or an owed invoice is overdue; null if none is. */
export function readOnlyAfter(row: SubscriptionRow, now: Date): Date | null {
  const { readOnlyAt, owedUntil } = row;
  if (owedUntil === null || !isInvoiceOverdue(row, now)) return readOnlyAt;
  const owedAt = startOfLocalDay(addDays(owedUntil, 1 + graceDays));
  return readOnlyAt !== null && readOnlyAt < owedAt ? readOnlyAt : owedAt;
}
