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

/** A period with what the ones after it are counted from. */
export interface PlacedPeriod extends BillingPeriod {
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

/** A period by its place in the row that begins at `anchor`. */
export function placePeriod(cycle: PlanCycle, anchor: Date, index: number): PlacedPeriod {
  return { cycle, anchor, index, ...billingPeriod(anchor, cycle, index, slovenianZone) };
}

/** The period that begins at a moment, to the whole second. */
export function newPeriod(cycle: PlanCycle, at: Date): PlacedPeriod {
  return placePeriod(cycle, new Date(Math.floor(at.getTime() / 1000) * 1000), 0);
}

export const savedPeriod = ({ cycle, anchor, index }: PlacedPeriod, priceListVersion: number): SavedPeriod => ({
  cycle,
  anchor: anchor.toISOString(),
  index,
  priceListVersion,
});

/** The period that was kept by its place. */
export const placedPeriod = ({ cycle, anchor, index }: SavedPeriod) => placePeriod(cycle, new Date(anchor), index);

/** A subscription whose plan runs in a period that was paid for. */
export interface RunningSubscription extends SubscriptionRow {
  readonly selection: NonNullable<SubscriptionRow['selection']>;
  readonly priceListVersion: number;
  readonly taxCategory: NonNullable<SubscriptionRow['taxCategory']>;
  readonly taxRate: number;
  readonly anchor: Date;
  readonly periodIndex: number;
}

/** The subscription, where a plan has begun to run; null for a trial, and before a company CRM is active. */
export function runningSubscription(row: SubscriptionRow | null): RunningSubscription | null {
  return row !== null && row.kind === 'paid' && row.anchor !== null && row.endedAt === null
    ? (row as RunningSubscription)
    : null;
}

/** The period that runs, or was the last one that did. */
export const periodOf = ({ selection, anchor, periodIndex }: RunningSubscription): PlacedPeriod =>
  placePeriod(selection.cycle, anchor, periodIndex);

/** The last period that was paid for, also where the subscription has ended with it; null where none has begun. */
export function lastPeriod(row: SubscriptionRow): PlacedPeriod | null {
  const running = runningSubscription({ ...row, endedAt: null });
  return running === null ? null : periodOf(running);
}

/** The period that the one that runs took the place of, where it goes on again if the cycle is changed back now. */
export const periodBefore = ({ replaced }: RunningSubscription): PlacedPeriod | null =>
  replaced === null ? null : placedPeriod(replaced);

/** A running plan as a quote sees it at a moment within its period. */
export function runningPlanAt(subscription: RunningSubscription, list: PriceListRow, at: Date): RunningPlan {
  const before = periodBefore(subscription);
  return {
    selection: subscription.selection,
    prices: pricesOf(list),
    tax: { category: subscription.taxCategory, rate: subscription.taxRate },
    period: shareAt(periodOf(subscription), at),
    replaced: before !== null && before.end > at ? { cycle: before.cycle, period: shareAt(before, at) } : null,
  };
}
