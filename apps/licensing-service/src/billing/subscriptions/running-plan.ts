import {
  type BillingPeriod,
  billingPeriod,
  type PlanCycle,
  type RunningPlan,
  shareAt,
} from '@atrium/api-client/contract/pricing';
import { slovenianZone } from '../../platform';
import type { PriceListRow } from '../price-list/price-list.repository';
import type { SubscriptionRow } from './subscription.repository';
import type { SavedPeriod } from './subscription.table';

/** A billing period of a plan: its cycle, the start of the first period (`anchor`), and its index. */
export interface PlanPeriod extends BillingPeriod {
  readonly cycle: PlanCycle;
  readonly anchor: Date;
  readonly index: number;
}

export const pricesOf = ({ licence, module, asset, yearlyMonths }: PriceListRow) => ({
  licence,
  module,
  asset,
  yearly_months: yearlyMonths,
});

/** The period with this index, counted from the one that starts at `anchor`. */
export function periodAtIndex(cycle: PlanCycle, anchor: Date, index: number): PlanPeriod {
  return { cycle, anchor, index, ...billingPeriod(anchor, cycle, index, slovenianZone) };
}

/** A first period that starts at a moment, rounded down to the second. */
export function newPeriod(cycle: PlanCycle, at: Date): PlanPeriod {
  return periodAtIndex(cycle, new Date(Math.floor(at.getTime() / 1000) * 1000), 0);
}

export const toSavedPeriod = ({ cycle, anchor, index }: PlanPeriod, priceListVersion: number): SavedPeriod => ({
  cycle,
  anchor: anchor.toISOString(),
  index,
  priceListVersion,
});

/** Restores a saved period. */
export const readSavedPeriod = ({ cycle, anchor, index }: SavedPeriod) => periodAtIndex(cycle, new Date(anchor), index);

/** A subscription with a paid plan that has started and not ended. */
export interface RunningSubscription extends SubscriptionRow {
  readonly selection: NonNullable<SubscriptionRow['selection']>;
  readonly priceListVersion: number;
  readonly taxCategory: NonNullable<SubscriptionRow['taxCategory']>;
  readonly taxRate: number;
  readonly anchor: Date;
  readonly periodIndex: number;
}

/** The subscription if its paid plan is running; null for a trial, and before the company CRM is active. */
export function runningSubscription(row: SubscriptionRow | null): RunningSubscription | null {
  return row !== null && row.kind === 'paid' && row.anchor !== null && row.endedAt === null
    ? (row as RunningSubscription)
    : null;
}

/** The current period, or the latest one if it has ended. */
export const periodOf = ({ selection, anchor, periodIndex }: RunningSubscription): PlanPeriod =>
  periodAtIndex(selection.cycle, anchor, periodIndex);

/** The last paid period, also of an ended subscription; null before the first. */
export function lastPeriod(row: SubscriptionRow): PlanPeriod | null {
  const running = runningSubscription({ ...row, endedAt: null });
  return running === null ? null : periodOf(running);
}

/** The period that the running one replaced; it continues if the cycle is changed back in the same second. */
export const replacedPeriod = ({ replaced }: RunningSubscription): PlanPeriod | null =>
  replaced === null ? null : readSavedPeriod(replaced);

/** A running plan as pricing needs it, at a moment within its period. */
export function runningPlanAt(subscription: RunningSubscription, list: PriceListRow, at: Date): RunningPlan {
  const previous = replacedPeriod(subscription);
  return {
    selection: subscription.selection,
    prices: pricesOf(list),
    tax: { category: subscription.taxCategory, rate: subscription.taxRate },
    period: shareAt(periodOf(subscription), at),
    replaced: previous !== null && previous.end > at ? { cycle: previous.cycle, period: shareAt(previous, at) } : null,
  };
}
