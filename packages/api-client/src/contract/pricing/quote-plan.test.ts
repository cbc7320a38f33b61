import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricedPlan } from './plan-lines';
import { type PlanQuote, periodOfPlan, quotePlan, type RunningPlan } from './quote-plan';
import { applyCredit } from './apply-credit';
import {
  anyCredit,
  anyMinimumCharge,
  anyPlan,
  anyRunningPlan,
  anySelection,
  anyTax,
  defaultPrices,
  domesticTax,
} from './testing/any-plan';

const april = 30 * 86_400;
const plan = (licences: number, cycle: 'monthly' | 'yearly' = 'monthly'): PricedPlan => ({
  selection: { cycle, licences, modules: [], assets: 0 },
  prices: defaultPrices,
  tax: domesticTax,
});
const halfway = (running: PricedPlan): RunningPlan => ({
  ...running,
  period: { remaining: april / 2, whole: april },
  replaced: null,
});
const account = (credit = 0, minimumCharge = 0) => ({ credit, minimumCharge });
const amounts = ({ net, tax, total, credit_used, becomes_credit, amount_due, credit_left }: PlanQuote) => ({
  net,
  tax,
  total,
  credit_used,
  becomes_credit,
  amount_due,
  credit_left,
});

/** Any plan change in either cycle: the current plan, the new one at its period's prices, the credit. */
const anyChange = fc
  .record({
    running: anyRunningPlan,
    selection: anySelection,
    tax: anyTax,
    credit: anyCredit,
    least: anyMinimumCharge,
  })
  .map(({ running, selection, tax, credit, least }) => ({
    running,
    credit,
    least,
    wanted: { selection, tax, prices: running.prices },
  }));

/** The current plan after the change, at the same instant, with the given length of a new period. */
function afterChange(wanted: PricedPlan, running: RunningPlan, newPeriod: number): RunningPlan {
  const kind = periodOfPlan(wanted.selection.cycle, running);
  if (kind === 'running') return { ...wanted, period: running.period, replaced: running.replaced };
  if (kind === 'replaced' && running.replaced !== null)
    return { ...wanted, period: running.replaced.period, replaced: null };
  const replaced = { cycle: running.selection.cycle, period: running.period };
  return { ...wanted, period: { remaining: newPeriod, whole: newPeriod }, replaced };
}

describe('quotePlan', () => {
  it('charges the whole price of a new plan', () => {
    expect(quotePlan(plan(3), null, account())).toMatchObject({
      net: 5700,
      tax: 1254,
      total: 6954,
      amount_due: 6954,
      change: null,
      period: 'new',
      lines: [{ kind: 'plan', quantity: 3, share: null, net: 5700 }],
    });
  });

  it('charges the remaining period for added quantities in the same cycle', () => {
    const quote = quotePlan(plan(5), halfway(plan(3)), account(1000));
    expect(quote.lines.map(({ kind, quantity, net }) => [kind, quantity, net])).toEqual([
      ['plan', 5, 4750],
      ['unused', -3, -2850],
    ]);
    expect(quote).toMatchObject({ net: 1900, tax: 418, total: 2318, change: 2318, period: 'running' });
    expect(quote).toMatchObject({ balance: 1000, credit_used: 1000, amount_due: 1318, credit_left: 0 });
  });

  it('credits removed quantities', () => {
    expect(amounts(quotePlan(plan(3), halfway(plan(5)), account(1000)))).toEqual({
      net: -1900,
      tax: -418,
      total: -2318,
      credit_used: 0,
      becomes_credit: 2318,
      amount_due: 0,
      credit_left: 3318,
    });
  });

  it('charges a whole new period minus unused time when the cycle changes', () => {
    const quote = quotePlan(plan(1, 'yearly'), halfway(plan(1)), account());
    expect(quote.lines.map(({ kind, unit_price: price, net }) => [kind, price, net])).toEqual([
      ['plan', 19_000, 19_000],
      ['unused', 1900, -950],
    ]);
    expect(quote).toMatchObject({ period: 'new', net: 18_050, tax: 3971, total: 22_021 });
  });

  it('credits unused time with the VAT it was charged at', () => {
    const moved: PricedPlan = { ...plan(1), tax: { category: 'reverse_charge', rate: 0 } };
    expect(quotePlan(moved, halfway(plan(1)), account())).toMatchObject({
      net: 0,
      taxes: [
        { tax_rate: 2200, tax_base: -950, tax_amount: -209 },
        { tax_category: 'reverse_charge', tax_base: 950, tax_amount: 0 },
      ],
      total: -209,
      becomes_credit: 209,
    });
  });

  it('is zero without a change', () => {
    fc.assert(
      fc.property(anyRunningPlan, anyCredit, (running, credit) => {
        const quote = quotePlan(running, running, account(credit, 50));
        expect(quote).toMatchObject({ net: 0, tax: 0, total: 0, amount_due: 0, credit_left: credit });
      }),
    );
  });

  it('totals equal the sum of the lines for any change', () => {
    fc.assert(
      fc.property(fc.option(anyRunningPlan), anyPlan, anyCredit, anyMinimumCharge, (running, wanted, credit, least) => {
        const quote = quotePlan(wanted, running, account(credit, least));
        expect(quote.net).toBe(quote.lines.reduce((sum, { net }) => sum + net, 0));
        expect(quote.tax).toBe(quote.taxes.reduce((sum, { tax_amount: amount }) => sum + amount, 0));
        expect(quote.total).toBe(quote.net + quote.tax);
        expect(quote.total).toBe(quote.credit_used + quote.amount_due - quote.becomes_credit);
        expect(quote.credit_left).toBe(credit - quote.credit_used + quote.becomes_credit);
        expect(Math.min(quote.credit_used, quote.becomes_credit, quote.amount_due, quote.credit_left)).toBe(0);
        expect(quote.amount_due === 0 || quote.amount_due >= least).toBe(true);
        expect(quote.amount_due).toBeLessThanOrEqual(Math.max(least, quote.total));
      }),
    );
  });

  it('a change and its reverse at the same instant cancel out to the cent', () => {
    fc.assert(
      fc.property(anyChange, ({ running, wanted, credit, least }) => {
        const there = quotePlan(wanted, running, account(credit, least));
        const changed = afterChange(wanted, running, 365 * 86_400);
        const back = quotePlan(running, changed, account(there.credit_left, least));
        expect([there.net + back.net, there.tax + back.tax, there.total + back.total]).toEqual([0, 0, 0]);
        expect(back.amount_due).toBe(0);
        expect(back.credit_left).toBe(credit + there.amount_due);
        expect(afterChange(running, changed, 1).period).toEqual(running.period);
      }),
    );
  });

  it('any number of changes and their reverse at the same instant cancel out without VAT', () => {
    fc.assert(
      fc.property(anyRunningPlan, fc.array(anySelection, { maxLength: 8 }), (start, selections) => {
        let running = start;
        let net = 0;
        for (const selection of [...selections, start.selection]) {
          const wanted = { selection, prices: start.prices, tax: start.tax };
          net += quotePlan(wanted, running, account()).net;
          running = afterChange(wanted, running, 366 * 86_400);
        }
        expect(running.period).toEqual(start.period);
        expect(net).toBe(0);
      }),
    );
  });
});

describe('applyCredit', () => {
  it.each([
    [0, 0, 0, 0, 0, 0],
    [500, 0, 0, 0, 500, 0],
    [500, 200, 200, 0, 300, 0],
    [500, 500, 500, 0, 0, 0],
    [500, 900, 500, 0, 0, 400],
    [-500, 0, 0, 500, 0, 500],
    [-500, 200, 0, 500, 0, 700],
  ])('total %i with credit %i: uses %i, adds %i, %i due, %i left', (total, credit, used, becomes, due, left) => {
    expect(applyCredit(total, account(credit))).toEqual({
      balance: credit,
      credit_used: used,
      becomes_credit: becomes,
      amount_due: due,
      credit_left: left,
    });
  });

  it.each([
    [100, -1],
    [0.5, 0],
    [100, 0.5],
    [-Number.MAX_SAFE_INTEGER, 1],
  ])('rejects total %d with credit %d', (total, credit) => {
    expect(() => applyCredit(total, account(credit))).toThrow(RangeError);
  });

  it.each([
    [31, 0, 0, 19, 50, 19],
    [50, 0, 0, 0, 50, 0],
    [60, 20, 10, 0, 50, 10],
    [31, 20, 0, 19, 50, 39],
    [31, 31, 31, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [-31, 0, 0, 31, 0, 31],
    [7000, 6999, 6950, 0, 50, 49],
  ])(
    'total %i with credit %i and a minimum charge of 50: uses %i, adds %i, %i due, %i left',
    (total, credit, used, becomes, due, left) => {
      expect(applyCredit(total, account(credit, 50))).toEqual({
        balance: credit,
        credit_used: used,
        becomes_credit: becomes,
        amount_due: due,
        credit_left: left,
      });
    },
  );

  it('never charges a negative amount', () => {
    expect(() => applyCredit(100, account(0, -1))).toThrow(RangeError);
  });
});
