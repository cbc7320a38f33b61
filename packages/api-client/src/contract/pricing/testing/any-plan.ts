import * as fc from 'fast-check';
import type { ModuleKey, PricedPlan, TaxTreatment, UnitPrices } from '../plan-lines';
import type { PeriodShare } from '../prorate';
import type { RunningPlan } from '../quote-plan';

const moduleKeys: readonly ModuleKey[] = ['couriers', 'fiscalization', 'newsletter', 'business_data', 'mailbox'];

const day = 86_400;

/** The initial price list: €19, €9 and €1 per month. */
export const defaultPrices: UnitPrices = { licence: 1900, module: 900, asset: 100, yearly_months: 10 };

/** A Slovenian customer. */
export const domesticTax: TaxTreatment = { category: 'standard', rate: 2200 };

export const anySelection = fc.record({
  cycle: fc.constantFrom('monthly' as const, 'yearly' as const),
  licences: fc.integer({ min: 1, max: 500 }),
  modules: fc.subarray([...moduleKeys]),
  assets: fc.integer({ min: 0, max: 2000 }),
});

export const anyPrices = fc.oneof(
  fc.constant(defaultPrices),
  fc.record({
    licence: fc.integer({ min: 0, max: 99_999 }),
    module: fc.integer({ min: 0, max: 99_999 }),
    asset: fc.integer({ min: 0, max: 99_999 }),
    yearly_months: fc.integer({ min: 1, max: 12 }),
  }),
);

export const anyTax: fc.Arbitrary<TaxTreatment> = fc.constantFrom(
  domesticTax,
  { category: 'standard', rate: 950 },
  { category: 'standard', rate: 500 },
  { category: 'reverse_charge', rate: 0 },
  { category: 'outside_scope', rate: 0 },
);

export const anyPlan: fc.Arbitrary<PricedPlan> = fc.record({ selection: anySelection, prices: anyPrices, tax: anyTax });

/** Any second of a period, including its first and last. */
export const anyPeriod: fc.Arbitrary<PeriodShare> = fc
  .integer({ min: 28 * day - 3600, max: 366 * day })
  .chain((whole) => fc.record({ remaining: fc.integer({ min: 0, max: whole }), whole: fc.constant(whole) }));

export const anyRunningPlan: fc.Arbitrary<RunningPlan> = fc
  .record({ plan: anyPlan, period: anyPeriod })
  .map(({ plan, period }) => ({ ...plan, period, replaced: null }));

/** Minimum charges of payment gateways, in cents. */
export const anyMinimumCharge = fc.constantFrom(0, 1, 50, 1000);

/** Account credit, in cents. */
export const anyCredit = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000_000 }));
