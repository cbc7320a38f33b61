import { roundToCents, wholeNumber } from './amounts';
import { type PlanCycle, type PlanSelection, planLines, type UnitPrices } from './plan-lines';
import { sumLines } from './sum-lines';

/** Prices of the same selection for both billing cycles, in cents without VAT. */
export interface CyclePrices {
  /** One month, billed monthly. */
  readonly monthly: number;
  /** One year, billed yearly. */
  readonly yearly: number;
  /** A twelfth of the yearly price, rounded half away from zero. For display only, never charged. */
  readonly yearly_per_month: number;
  /** Saving of yearly over twelve months of monthly billing. */
  readonly yearly_saving: number;
}

/**
 * Compares the monthly and the yearly price of a selection.
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
