import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundToCents } from './amounts';
import { netOf, sumLines } from './sum-lines';

const anyLine = fc.record({
  quantity: fc.integer({ min: -1000, max: 1000 }),
  unit_price: fc.integer({ min: 0, max: 1_000_000 }),
  tax_rate: fc.constantFrom(0, 500, 950, 2200),
});
const anyLines = fc.array(anyLine, { maxLength: 20 });
const reversed = (lines: readonly { quantity: number; unit_price: number; tax_rate: number }[]) =>
  lines.map((line) => ({ ...line, quantity: -line.quantity }));

describe('a fraction of cents', () => {
  it.each([
    [1, 2, 1],
    [-1, 2, -1],
    [1, 3, 0],
    [-1, 3, 0],
    [2, 3, 1],
    [5, 2, 3],
    [-5, 2, -3],
    [0, 7, 0],
  ])('of %i / %i is rounded to %i, half away from zero', (numerator, denominator, cents) => {
    expect(roundToCents(numerator, denominator)).toBe(cents);
  });

  it.each([
    [0.5, 1],
    [1, 0],
    [1, -2],
    [Number.MAX_SAFE_INTEGER, 1],
    [Number.NaN, 1],
  ])('of %d / %d is refused', (numerator, denominator) => {
    expect(() => roundToCents(numerator, denominator)).toThrow(RangeError);
  });
});

describe('what lines come to', () => {
  it('is net, VAT rounded once for each rate, and both together', () => {
    const lines = [
      { quantity: 3, unit_price: 1003, tax_rate: 2200 },
      { quantity: 1, unit_price: 1003, tax_rate: 2200 },
      { quantity: 7, unit_price: 499, tax_rate: 950 },
    ];
    expect(sumLines(lines)).toEqual({
      net: 7505,
      taxes: [
        { tax_rate: 2200, tax_base: 4012, tax_amount: 883 },
        { tax_rate: 950, tax_base: 3493, tax_amount: 332 },
      ],
      tax: 1215,
      total: 8720,
    });
  });

  it('is nothing where there are none, and where nothing is charged', () => {
    expect(sumLines([])).toEqual({ net: 0, taxes: [], tax: 0, total: 0 });
    expect(sumLines([{ quantity: 1, unit_price: 0, tax_rate: 0 }])).toMatchObject({ net: 0, tax: 0, total: 0 });
  });

  it('adds up, whatever the lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { net, taxes, tax, total } = sumLines(lines);
        expect(net).toBe(lines.reduce((sum, line) => sum + netOf(line), 0));
        expect(tax).toBe(taxes.reduce((sum, { tax_amount: amount }) => sum + amount, 0));
        expect(total).toBe(net + tax);
        for (const { tax_rate: rate, tax_base: base, tax_amount: amount } of taxes)
          expect(Math.abs(amount - (base * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        expect(sumLines(lines.toReversed())).toEqual(sumLines(lines));
      }),
    );
  });

  it('is cancelled by its reverse', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { net, tax, total } = sumLines(lines);
        const back = sumLines(reversed(lines));
        expect([net + back.net, tax + back.tax, total + back.total]).toEqual([0, 0, 0]);
      }),
    );
  });

  it('is refused where an amount is larger than a number can tell', () => {
    expect(() => sumLines([{ quantity: 10_000_000, unit_price: 10_000_000_000, tax_rate: 0 }])).toThrow(RangeError);
  });
});
