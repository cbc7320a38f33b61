import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumLines, type TaxedAmount } from './sum-lines';
import { anyTax } from './testing/any-plan';

const line = (net: number, rate: number): TaxedAmount => ({ net, tax_category: 'standard', tax_rate: rate });
const anyLines = fc.array(
  fc
    .record({ net: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), tax: anyTax })
    .map(({ net, tax }): TaxedAmount => ({ net, tax_category: tax.category, tax_rate: tax.rate })),
  { maxLength: 20 },
);

describe('sumLines', () => {
  it('returns net, VAT rounded once per rate, and their total', () => {
    expect(sumLines([line(3009, 2200), line(1003, 2200), line(3493, 950)])).toEqual({
      net: 7505,
      taxes: [
        { tax_category: 'standard', tax_rate: 2200, tax_base: 4012, tax_amount: 883 },
        { tax_category: 'standard', tax_rate: 950, tax_base: 3493, tax_amount: 332 },
      ],
      tax: 1215,
      total: 8720,
    });
  });

  it('distinguishes reverse charge from outside scope', () => {
    const lines: TaxedAmount[] = [
      { net: 100, tax_category: 'reverse_charge', tax_rate: 0 },
      { net: -40, tax_category: 'outside_scope', tax_rate: 0 },
    ];
    expect(sumLines(lines).taxes).toEqual([
      { tax_category: 'outside_scope', tax_rate: 0, tax_base: -40, tax_amount: 0 },
      { tax_category: 'reverse_charge', tax_rate: 0, tax_base: 100, tax_amount: 0 },
    ]);
  });

  it('is zero without lines and for free lines', () => {
    expect(sumLines([])).toEqual({ net: 0, taxes: [], tax: 0, total: 0 });
    expect(sumLines([line(0, 0)])).toMatchObject({ net: 0, tax: 0, total: 0 });
  });

  it('totals add up for any lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { net, taxes, tax, total } = sumLines(lines);
        expect(net).toBe(lines.reduce((sum, { net }) => sum + net, 0));
        expect(net).toBe(taxes.reduce((sum, { tax_base: base }) => sum + base, 0));
        expect(tax).toBe(taxes.reduce((sum, { tax_amount: amount }) => sum + amount, 0));
        expect(total).toBe(net + tax);
        for (const { tax_rate: rate, tax_base: base, tax_amount: amount } of taxes)
          expect(2 * Math.abs(amount * 10_000 - base * rate)).toBeLessThanOrEqual(10_000);
      }),
    );
  });

  it('does not depend on the order of lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        expect(sumLines(lines.toReversed())).toEqual(sumLines(lines));
      }),
    );
  });

  it('negated lines cancel out', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { net, tax, total } = sumLines(lines);
        const back = sumLines(lines.map((line) => ({ ...line, net: 0 - line.net })));
        expect([net + back.net, tax + back.tax, total + back.total]).toEqual([0, 0, 0]);
      }),
    );
  });

  it('rejects amounts that are not whole cents or not safe integers', () => {
    expect(() => sumLines([line(0.5, 0)])).toThrow(RangeError);
    expect(() => sumLines([line(Number.MAX_SAFE_INTEGER, 0), line(1, 0)])).toThrow(RangeError);
  });
});
