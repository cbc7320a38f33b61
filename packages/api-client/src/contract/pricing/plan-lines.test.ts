import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cyclePrices } from './cycle-prices';
import { planLines, type PlanSelection, type UnitPrices } from './plan-lines';
import { anyPlan, anyPrices, anySelection, defaultPrices, domesticTax } from './testing/any-plan';

const selection: PlanSelection = { cycle: 'monthly', licences: 3, modules: ['couriers', 'mailbox'], assets: 10 };
const linesOf = (changed: Partial<PlanSelection>, prices: UnitPrices = defaultPrices) =>
  planLines({ selection: { ...selection, ...changed }, prices, tax: domesticTax });

describe('planLines', () => {
  it('returns licences, modules and assets at monthly prices', () => {
    const taxed = { tax_category: 'standard', tax_rate: 2200 };
    expect(linesOf({})).toEqual([
      { id: 'licences', quantity: 3, unit_price: 1900, net: 5700, ...taxed },
      { id: 'modules', quantity: 2, unit_price: 900, net: 1800, ...taxed },
      { id: 'assets', quantity: 10, unit_price: 100, net: 1000, ...taxed },
    ]);
  });

  it('charges ten months for a year', () => {
    expect(linesOf({ cycle: 'yearly' }).map(({ unit_price: price, net }) => [price, net])).toEqual([
      [19_000, 57_000],
      [9000, 18_000],
      [1000, 10_000],
    ]);
  });

  it('omits quantities of zero', () => {
    expect(linesOf({ modules: [], assets: 0 }).map(({ id }) => id)).toEqual(['licences']);
    expect(linesOf({ modules: [] }).map(({ id }) => id)).toEqual(['licences', 'assets']);
  });

  it('counts a module once', () => {
    expect(linesOf({ modules: ['mailbox', 'mailbox'] })).toContainEqual(expect.objectContaining({ quantity: 1 }));
  });

  it.each([
    ['no licence', { licences: 0 }],
    ['half a licence', { licences: 1.5 }],
    ['fewer assets than none', { assets: -1 }],
    ['half an asset', { assets: 0.5 }],
    ['more than a number can tell', { licences: Number.MAX_SAFE_INTEGER }],
  ])('rejects %s', (_, changed) => {
    expect(() => linesOf(changed)).toThrow(RangeError);
  });

  it.each([
    ['a price below zero', { asset: -1 }],
    ['half a cent', { licence: 0.5 }],
  ])('rejects %s', (_, changed) => {
    expect(() => linesOf({}, { ...defaultPrices, ...changed })).toThrow(RangeError);
  });

  it('rejects a year of zero months', () => {
    expect(() => linesOf({ cycle: 'yearly' }, { ...defaultPrices, yearly_months: 0 })).toThrow(RangeError);
  });

  it('multiplies each quantity by its unit price', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const { quantity, unit_price: price, net } of planLines(plan)) expect(net).toBe(quantity * price);
      }),
    );
  });
});

describe('cyclePrices', () => {
  it('saves two of twelve months and shows a twelfth of the year per month', () => {
    expect(cyclePrices(selection, defaultPrices)).toEqual({
      monthly: 8500,
      yearly: 85_000,
      yearly_per_month: 7083,
      yearly_saving: 17_000,
    });
  });

  it('rounds half a cent up', () => {
    const prices = { licence: 3, module: 0, asset: 0, yearly_months: 2 };
    expect(cyclePrices({ ...selection, licences: 1 }, prices)).toEqual({
      monthly: 3,
      yearly: 6,
      yearly_per_month: 1,
      yearly_saving: 30,
    });
  });

  it('saves exactly the free months, whichever cycle is selected', () => {
    fc.assert(
      fc.property(anySelection, anyPrices, (chosen, prices) => {
        const compared = cyclePrices(chosen, prices);
        expect(compared.yearly_saving).toBe(compared.monthly * (12 - prices.yearly_months));
        expect(compared).toEqual(cyclePrices({ ...chosen, cycle: 'monthly' }, prices));
      }),
    );
  });
});
