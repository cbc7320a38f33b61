import { netOf, planLines, type TaxTreatment, type UnitPrices } from '@atrium/api-client/contract/pricing';
import type { Day } from '../periods/days';
import type { NewPeriod, Period } from '../periods/period';
import type { Bill, BillLine } from './bill';
import { shareOf } from './books';

/** A version of the price list with its unit prices. */
export interface PriceVersion {
  readonly version: number;
  readonly prices: UnitPrices;
}

/** A plan and the days of a billing period to bill. */
export interface PlanToBill extends Pick<Period, 'selection' | 'billing' | 'from'> {
  readonly list: PriceVersion;
  readonly tax: TaxTreatment;
  readonly period_id: string;
}

/** The period that a plan begins. */
export const periodOf = (
  { selection, list, billing, from, period_id: id }: Omit<PlanToBill, 'tax'>,
  beganBecause: NewPeriod['beganBecause'],
): NewPeriod => ({ id, selection, priceListVersion: list.version, billing, from, to: billing.to, beganBecause });

/** The lines of a plan from a day to the end of its billing period. */
export function linesOfPlan({ selection, list, tax, billing, from, period_id }: PlanToBill): BillLine[] {
  const share = shareOf({ ...billing, share: null }, from, billing.to);
  return planLines({ selection, prices: list.prices, tax }).map(({ id: item, ...line }) => ({
    ...line,
    item,
    cycle: selection.cycle,
    from,
    to: billing.to,
    share,
    period_id,
    net: netOf(line.quantity, line.unit_price, share),
  }));
}

/** Lines of a document; none if all of them are 0, since a document of 0.00 is not issued. */
export const withoutZero = (lines: readonly BillLine[]): readonly BillLine[] =>
  lines.every(({ net }) => net === 0) ? [] : lines;

/** Bills a new period: a creation, a renewal or a new order. */
export function billPeriod(
  plan: PlanToBill,
  { cause, day, ends = [] }: { readonly cause: 'creation' | 'renewal' | 'order'; day: Day; ends?: Bill['ends'] },
): Bill {
  const begins = [periodOf(plan, cause)];
  return { cause, day, notes: [], lines: withoutZero(linesOfPlan(plan)), taxes: null, ends, begins };
}
