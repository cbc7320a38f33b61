import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCredit } from './apply-credit';

const account = (credit: number, minimumCharge = 0) => ({ credit, minimumCharge });

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

  it('adds up for any total, credit and minimum charge', () => {
    const anyTotal = fc.integer({ min: -100_000_000, max: 100_000_000 });
    const anyCredit = fc.nat(5_000_000);
    const anyMinimumCharge = fc.constantFrom(0, 1, 50, 1000);
    fc.assert(
      fc.property(anyTotal, anyCredit, anyMinimumCharge, (total, credit, least) => {
        const applied = applyCredit(total, account(credit, least));
        const { credit_used: used, becomes_credit: becomes, amount_due: due, credit_left: left } = applied;
        expect(total).toBe(used + due - becomes);
        expect(left).toBe(credit - used + becomes);
        expect(Math.min(used, becomes, due, left)).toBe(0);
        expect(due === 0 || due >= least).toBe(true);
        expect(due).toBeLessThanOrEqual(Math.max(least, total));
      }),
    );
  });
});
