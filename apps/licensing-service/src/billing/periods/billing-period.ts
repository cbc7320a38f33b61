import type { PlanCycle } from '@atrium/api-client/contract/pricing';
import { addMonths, type Day, monthsBetween } from './days';

/** A billed month or year, `[from, to)`. */
export interface BillingPeriod {
  readonly cycle: PlanCycle;
  /** First day of the first period of this cycle. */
  readonly anchor: Day;
  readonly from: Day;
  readonly to: Day;
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
