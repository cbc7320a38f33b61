import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundToCents } from './amounts';
import { prorate } from './prorate';
import { anyPeriod } from './testing/any-plan';

const january = 31 * 86_400;
const anyCents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });

describe('roundToCents', () => {
  it.each([
    [1n, 2n, 1],
    [-1n, 2n, -1],
    [1n, 3n, 0],
    [-1n, 3n, 0],
    [2n, 3n, 1],
    [5n, 2n, 3],
    [-5n, 2n, -3],
    [0n, 7n, 0],
    [90_071_992_547_409_910_000n, 10_000n, Number.MAX_SAFE_INTEGER],
  ])('rounds %i / %i to %i, half away from zero', (numerator, denominator, cents) => {
    expect(roundToCents(numerator, denominator)).toBe(cents);
  });

  it.each([
    [1n, 0n],
    [1n, -2n],
    [9_007_199_254_740_992n, 1n],
  ])('rejects %i / %i', (numerator, denominator) => {
    expect(() => roundToCents(numerator, denominator)).toThrow(RangeError);
  });
});

describe('prorate', () => {
  it.each([
    ['all of it at the first second', 1900, january, january, 1900],
    ['nothing at the end', 1900, 0, january, 0],
    ['half of it in the middle', 1900, january / 2, january, 950],
    ['half a cent more, rounded up', 1901, january / 2, january, 951],
    ['half a cent back, rounded away from zero', -1901, january / 2, january, -951],
    ['a second of a month: 0.0007 cents', 1900, 1, january, 0],
    ['a product no number of the language holds', 9_000_000_000_000_000, january - 1, january, 8_999_996_639_784_946],
  ])('is %s', (_, cents, remaining, whole, part) => {
    expect(prorate(cents, remaining, whole)).toBe(part);
  });

  it.each([
    ['half a cent', 0.5, 1, 2],
    ['an amount that is none', Number.NaN, 1, 2],
    ['half a second', 100, 0.5, 2],
    ['less than no time', 100, -1, 2],
    ['more time than there is', 100, 3, 2],
    ['a period without length', 100, 0, 0],
  ])('rejects %s', (_, cents, remaining, whole) => {
    expect(() => prorate(cents, remaining, whole)).toThrow(RangeError);
  });

  it('is within half a cent of the exact share', () => {
    fc.assert(
      fc.property(anyCents, anyPeriod, (cents, { remaining, whole }) => {
        const off = BigInt(prorate(cents, remaining, whole)) * BigInt(whole) - BigInt(cents) * BigInt(remaining);
        expect(2n * (off < 0n ? -off : off) <= BigInt(whole)).toBe(true);
      }),
    );
  });

  it('never increases as time passes', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), anyPeriod, fc.nat(100_000), (cents, { remaining, whole }, seconds) => {
        const later = Math.max(0, remaining - seconds);
        expect(prorate(cents, later, whole)).toBeLessThanOrEqual(prorate(cents, remaining, whole));
      }),
    );
  });

  it('credits exactly the charged amount', () => {
    fc.assert(
      fc.property(anyCents, anyPeriod, (cents, { remaining, whole }) => {
        expect(prorate(cents, remaining, whole) + prorate(-cents, remaining, whole)).toBe(0);
      }),
    );
  });
});
