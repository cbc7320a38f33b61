import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundToCents } from './amounts';
import { netOf } from './net-of';
import { anyShare } from './testing/any-plan';

const anyPrice = fc.integer({ min: 0, max: 100_000_000 });
const anyQuantity = fc.integer({ min: -1000, max: 1000 });

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

describe('netOf', () => {
  it.each([
    ['the whole price without a share', 3, 1900, null, 5700],
    ['all of it on the first day', 1, 1900, { remaining: 31, whole: 31 }, 1900],
    ['one day of it on the last day', 1, 1900, { remaining: 1, whole: 31 }, 61],
    ['nothing at the end', 1, 1900, { remaining: 0, whole: 31 }, 0],
    ['half a cent more, rounded up', 1, 1901, { remaining: 15, whole: 30 }, 951],
    ['half a cent back, rounded away from zero', -1, 1901, { remaining: 15, whole: 30 }, -951],
    ['rounded once for all pieces', 3, 100, { remaining: 1, whole: 30 }, 10],
    ['exact above 2^53', 300, 30_000_000_000_000, { remaining: 1, whole: 30 }, 300_000_000_000_000],
  ])('is %s', (_, quantity, price, share, net) => {
    expect(netOf(quantity, price, share)).toBe(net);
  });

  it.each([
    ['half a piece', 0.5, 100, null],
    ['a price that is no number', 1, Number.NaN, null],
    ['half a day', 1, 100, { remaining: 0.5, whole: 2 }],
    ['fewer days than none', 1, 100, { remaining: -1, whole: 2 }],
    ['more days than there are', 1, 100, { remaining: 3, whole: 2 }],
    ['a period without days', 1, 100, { remaining: 0, whole: 0 }],
  ])('rejects %s', (_, quantity, price, share) => {
    expect(() => netOf(quantity, price, share)).toThrow(RangeError);
  });

  it('is within half a cent of the exact share', () => {
    fc.assert(
      fc.property(anyQuantity, anyPrice, anyShare, (quantity, price, share) => {
        const exact = BigInt(quantity) * BigInt(price) * BigInt(share.remaining);
        const off = BigInt(netOf(quantity, price, share)) * BigInt(share.whole) - exact;
        expect(2n * (off < 0n ? -off : off) <= BigInt(share.whole)).toBe(true);
      }),
    );
  });

  it('never increases from day to day', () => {
    fc.assert(
      fc.property(anyPrice, anyShare, fc.nat(366), (price, { remaining, whole }, days) => {
        const later = Math.max(0, remaining - days);
        expect(netOf(1, price, { remaining: later, whole })).toBeLessThanOrEqual(netOf(1, price, { remaining, whole }));
      }),
    );
  });

  it('credits exactly the charged amount', () => {
    fc.assert(
      fc.property(anyQuantity, anyPrice, anyShare, (quantity, price, share) => {
        expect(netOf(quantity, price, share) + netOf(-quantity, price, share)).toBe(0);
      }),
    );
  });
});
