import * as fc from 'fast-check';
import type { ModuleKey, PricedPlan, TaxTreatment, UnitPrices } from '../plan-lines';
import type { PeriodShare } from '../net-of';

const moduleKeys: readonly ModuleKey[] = ['couriers', 'fiscalization', 'newsletter', 'business_data', 'mailbox'];

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

/** Any day of a period, including its first and its end. */
export const anyShare: fc.Arbitrary<PeriodShare> = fc
  .integer({ min: 28, max: 366 })
  .chain((whole) => fc.record({ remaining: fc.integer({ min: 0, max: whole }), whole: fc.constant(whole) }));
