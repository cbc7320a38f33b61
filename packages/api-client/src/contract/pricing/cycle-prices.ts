import { roundToCents, wholeNumber } from './amounts';
import { type PlanCycle, type PlanSelection, planLines, type UnitPrices } from './plan-lines';
import { sumLines } from './sum-lines';

/** The same quantities by the month and by the year; cents without VAT. */
export interface CyclePrices {
  /** One month, paid by the month. */
  readonly monthly: number;
  /** One year, paid by the year. */
  readonly yearly: number;
  /** What the year is a month: a twelfth, rounded half away from zero. For showing; it is never charged. */
  readonly yearly_per_month: number;
  /** What twelve months cost more than the year. */
  readonly yearly_saving: number;
}

/**
 * What the quantities of a selection cost in either cycle.
 *
 * @throws {RangeError} as `planLines`
 */
export function cyclePrices(selection: PlanSelection, prices: UnitPrices): CyclePrices {
  const priceOf = (cycle: PlanCycle) =>
    sumLines(planLines({ selection: { ...selection, cycle }, prices, tax: { category: 'standard', rate: 0 } })).net;
  const monthly = priceOf('monthly');
  const yearly = priceOf('yearly');
  const yearlySaving = roundToCents(12n * wholeNumber(monthly) - wholeNumber(yearly), 1n);
  return { monthly, yearly, yearly_per_month: roundToCents(wholeNumber(yearly), 12n), yearly_saving: yearlySaving };
}
