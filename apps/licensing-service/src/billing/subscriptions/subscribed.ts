import type { Selection } from '@atrium/api-client/contract';
import { type DatabaseHandle, localDay } from '../../platform';
import { lastOf, type Period, runningOn } from '../periods/period';
import { findPeriods } from '../periods/period.repository';
import { findSubscription, type SubscriptionRow } from './subscription.repository';

/** A subscription with the periods that ran, run or were paid ahead. */
export interface Subscribed {
  readonly subscription: SubscriptionRow;
  readonly periods: readonly Period[];
}

export async function findSubscribed(db: DatabaseHandle, tenantId: string): Promise<Subscribed | null> {
  const subscription = await findSubscription(db, tenantId);
  return subscription === null ? null : { subscription, periods: await findPeriods(db, tenantId) };
}

/** Whether a subscription is paid and has not ended. */
export const isPaidPlan = ({ kind, endedAt }: SubscriptionRow): boolean => kind === 'paid' && endedAt === null;

/** The last paid period of a paid subscription that has not ended; null for a trial, and before the first period. */
export const lastPaidPeriod = ({ subscription, periods }: Subscribed): Period | null =>
  isPaidPlan(subscription) ? lastOf(periods) : null;

/** The plan that runs, or ran last; null if none ran. */
export const planOn = (periods: readonly Period[], now: Date): Period | null => {
  const today = localDay(now);
  return runningOn(periods, today) ?? periods.findLast(({ from }) => from <= today) ?? null;
};

/** Selection of the plan that a company CRM has, or had last; null for a trial. */
export async function findSelection(db: DatabaseHandle, tenantId: string, now: Date): Promise<Selection | null> {
  const found = await findSubscribed(db, tenantId);
  return found?.subscription.kind === 'paid' ? (planOn(found.periods, now)?.selection ?? null) : null;
}
