import type { Selection } from '@atrium/api-client/contract';
import type { PlanCycle, PlanLine } from '@atrium/api-client/contract/pricing';
import { addMonths, type Day, monthsBetween } from './days';

/** A billed month or year, `[from, to)`. */
export interface BillingPeriod {
  readonly cycle: PlanCycle;
  /** First day of the first period of this cycle. */
  readonly anchor: Day;
  readonly from: Day;
  readonly to: Day;
}

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

/** A period to begin. */
export type NewPeriod = Omit<Period, 'position' | 'endedBecause'>;

/** An earlier end of a period, or the reason why nothing runs after it. */
export interface PeriodEnd extends Pick<Period, 'id' | 'to'> {
  readonly because: EndedBecause;
}

/** The reason for the gap after the last period; none if there is no period or it has its reason already. */
export const gapOf = (last: Period | null, because: EndedBecause): readonly PeriodEnd[] =>
  last === null || last.endedBecause !== null ? [] : [{ id: last.id, to: last.to, because }];

/** What a bill changes in the periods: first it ends some, then it begins others. */
export interface PeriodChanges {
  readonly ends: readonly PeriodEnd[];
  readonly begins: readonly NewPeriod[];
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

const monthsOf: Readonly<Record<PlanCycle, number>> = { monthly: 1, yearly: 12 };

/** The period with this index, counted from 0: from 31 January `[31.01, 28.02)`, then `[28.02, 31.03)`. */
export function billingPeriod(cycle: PlanCycle, anchor: Day, index = 0): BillingPeriod {
  const months = monthsOf[cycle];
  return { cycle, anchor, from: addMonths(anchor, index * months), to: addMonths(anchor, (index + 1) * months) };
}

/**
 * The period that contains a day.
 *
 * @param day not before the anchor
 */
export function billingPeriodOn(cycle: PlanCycle, anchor: Day, day: Day): BillingPeriod {
  let index = Math.floor(monthsBetween(anchor, day) / monthsOf[cycle]);
  while (billingPeriod(cycle, anchor, index).to <= day) index += 1;
  return billingPeriod(cycle, anchor, index);
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

export const planItems = ['licences', 'modules', 'assets'] as const satisfies readonly PlanLine['id'][];

/** The items that a change of a plan names. A change of cycle, and a plan after none, name all. */
export const changedItems = (before: Selection | null, wanted: Selection): readonly PlanLine['id'][] =>
  before?.cycle === wanted.cycle
    ? planItems.filter((item) => !isSamePlan({ ...before, [item]: wanted[item] }, before))
    : planItems;

/** A plan with the items that a change of another one names. */
export const withChange = (plan: Selection, before: Selection | null, wanted: Selection): Selection => ({
  ...plan,
  ...Object.fromEntries(changedItems(before, wanted).map((item) => [item, wanted[item]])),
});
