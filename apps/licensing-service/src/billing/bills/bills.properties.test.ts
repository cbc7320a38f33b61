import type { Selection } from '@atrium/api-client/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../periods/days';
import { runningOn } from '../periods/period';
import { sumBill } from './bill';
import { openInvoices } from './books';
import { reverseCharge, standard, TestBooks, testPrices } from './testing/test-books';

const modules = ['couriers', 'mailbox', 'newsletter'] as const;

const anySelection: fc.Arbitrary<Selection> = fc.record({
  cycle: fc.constantFrom('monthly', 'monthly', 'monthly', 'yearly'),
  licences: fc.integer({ min: 1, max: 5 }),
  modules: fc.subarray([...modules]),
  assets: fc.integer({ min: 0, max: 12 }),
});

const anyTax = fc.constantFrom(standard, standard, reverseCharge);
const anyPrices: fc.Arbitrary<typeof testPrices> = fc.record({
  licence: fc.integer({ min: 0, max: 3000 }),
  module: fc.integer({ min: 0, max: 40 }),
  asset: fc.integer({ min: 0, max: 7 }),
  yearly_months: fc.constantFrom(10, 12),
});

const anyHistory = fc.record({
  prices: anyPrices,
  from: fc.constantFrom('2026-11-21', '2026-01-31', '2028-01-29'),
  first: anySelection,
  /** Days after the one before. */
  changes: fc.array(fc.record({ wait: fc.nat({ max: 7 }), wanted: anySelection, tax: anyTax }), { maxLength: 8 }),
  /** The next period, paid before the first change. */
  next: fc.option(anySelection),
});

type History = typeof anyHistory extends fc.Arbitrary<infer T> ? T : never;

/** Plays a history for at most 27 days, within its first month. */
function play({ prices, from, first, changes, next }: History) {
  const books = new TestBooks({ prices });
  books.begin(first, from);
  if (next !== null) books.renew(next, from);
  let days = 0;
  for (const { wait, wanted, tax } of changes) {
    days = Math.min(27, days + wait);
    books.change(wanted, addDays(from, days), { tax });
  }
  return { books, day: addDays(from, days) };
}

const sumOf = (cents: readonly number[]) => cents.reduce((sum, amount) => sum + amount, 0);

describe('the credit notes of any changes', () => {
  it('never exceed their invoice, by line and by rate, and take the last VAT with the last net', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { books } = play(history);
        for (const { lines, left } of openInvoices(books.documents)) {
          expect(lines.every(({ leftNet, leftQuantity }) => leftNet >= 0 && leftQuantity >= 0)).toBe(true);
          for (const { tax_base: base, tax_amount: amount, tax_category: category, tax_rate: rate } of left) {
            const own = lines.filter(({ line }) => line.tax_category === category && line.tax_rate === rate);
            expect(base).toBe(sumOf(own.map(({ leftNet }) => leftNet)));
            expect(amount).toBeGreaterThanOrEqual(0);
            if (base === 0) expect(amount).toBe(0);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('take off, on documents that add: no line of either is below zero, and no document is 0,00', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        for (const { lines, taxes } of play(history).books.documents) {
          expect(lines.every(({ net, quantity, from, to }) => net >= 0 && quantity > 0 && from < to)).toBe(true);
          expect(sumOf(taxes.map(({ tax_base: base }) => base))).toBeGreaterThan(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leave the quantities that run', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { books, day } = play({ ...history, prices: testPrices });
        const running = runningOn(books.periods, day) ?? expect.fail('nothing runs');
        const lines = openInvoices(books.documents).flatMap((invoice) => invoice.lines);
        const left = (item: 'licences' | 'modules' | 'assets') =>
          sumOf(
            lines
              .filter(({ line }) => line.item === item && line.to === running.billing.to && line.from < line.to)
              .filter(({ line }) => line.from >= running.billing.from)
              .map(({ leftQuantity }) => leftQuantity),
          );
        const { selection } = running;
        expect([left('licences'), left('modules'), left('assets')]).toEqual([
          selection.licences,
          selection.modules.length,
          selection.assets,
        ]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('going back to the plan of the morning on the same day', () => {
  it('sums to zero: net, VAT and gross, by rate', () => {
    const anyDay = fc.array(fc.record({ wanted: anySelection, tax: anyTax }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(anyHistory, anyDay, fc.integer({ min: 1, max: 2 }), (history, changes, wait) => {
        const { books, day } = play(history);
        const today = addDays(day, wait);
        const morning = runningOn(books.periods, today);
        fc.pre(morning !== null);
        const before = books.bills.length;
        for (const { wanted, tax } of changes) books.change(wanted, today, { tax });
        books.change(morning.selection, today);
        const sums = books.bills.slice(before).map((bill) => sumBill(bill));
        for (const key of ['net', 'tax', 'total'] as const) expect(sumOf(sums.map((sum) => sum[key]))).toBe(0);
        const taxes = Map.groupBy(
          sums.flatMap((sum) => sum.taxes),
          ({ tax_category: category, tax_rate: rate }) => `${category} ${rate}`,
        );
        for (const same of taxes.values()) {
          expect(sumOf(same.map(({ tax_base: base }) => base))).toBe(0);
          expect(sumOf(same.map(({ tax_amount: amount }) => amount))).toBe(0);
        }
        expect(runningOn(books.periods, today)).toMatchObject({
          selection: morning.selection,
          billing: morning.billing,
        });
      }),
      { numRuns: 400 },
    );
  });
});
