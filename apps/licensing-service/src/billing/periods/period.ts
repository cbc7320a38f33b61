import type { Selection } from '@atrium/api-client/contract';
import { billingPeriod, type BillingPeriod, billingPeriodOn } from './billing-period';
import type { Day } from './days';

/** Why a period began. */
export type BeganBecause = 'creation' | 'renewal' | 'order' | 'change' | 'undo';

/** Why a period ended early, or why nothing runs after it. */
export type EndedBecause = 'change' | 'not_paid' | 'read_only' | 'not_billed' | 'cancelled' | 'closed';

/** The part of a billing period in which a plan ran. */
export interface Period {
  readonly id: string;
  /** From 1, per company CRM, in the order of their beginnings. */
  readonly position: number;
  readonly selection: Selection;
  readonly priceListVersion: number;
  readonly billing: BillingPeriod;
  /** First day of the part. */
  readonly from: Day;
  /** First day after the part. */
  readonly to: Day;
  readonly beganBecause: BeganBecause;
  /** Null if it ran, or runs, to its end. */
  readonly endedBecause: EndedBecause | null;
}

/** The period that runs on a day; null if none does. */
export const runningOn = (periods: readonly Period[], day: Day): Period | null =>
  periods.findLast(({ from, to }) => from <= day && day < to) ?? null;

/** The period that was paid ahead; null for none. */
export const comingAfter = (periods: readonly Period[], day: Day): Period | null =>
  periods.findLast(({ from, to }) => day < from && from < to) ?? null;

/** The period that ends last; null if none ran at all. */
export function lastOf(periods: readonly Period[]): Period | null {
  const ran = periods.filter(({ from, to }) => from < to);
  return ran.toSorted((one, other) => (one.to < other.to ? -1 : 1)).at(-1) ?? null;
}

/** The billing period after one that ended. A planned change of cycle takes the day of renewal as its anchor. */
export function nextBilling({ billing }: Pick<Period, 'billing'>, cycle: Selection['cycle']): BillingPeriod {
  if (cycle !== billing.cycle) return billingPeriod(cycle, billing.to);
  return billingPeriodOn(cycle, billing.anchor, billing.to);
}

const namesOf = ({ modules }: Selection) => modules.toSorted().join();

export const isSamePlan = (one: Selection, other: Selection): boolean =>
  one.cycle === other.cycle &&
  one.licences === other.licences &&
  one.assets === other.assets &&
  namesOf(one) === namesOf(other);
