// @vitest-environment node
import { expect, test } from 'vitest';
import { parseNumber, formatNumber } from './number-text';

test.each([
  ['12', 0, 12],
  ['12,5', 2, 12.5],
  ['1.234,50', 2, 1234.5],
  ['−3', 0, -3],
  ['31,5', 3, 31.5],
])('reads %j with %i decimals as %d', (text, decimals, number) => expect(parseNumber(text, decimals)).toBe(number));

test.each([
  ['', 2],
  ['12,5', 0],
  ['1,2345', 2],
])('rejects %j with %i decimals', (text, decimals) => expect(parseNumber(text, decimals)).toBeUndefined());

test('parses what it formats', () => {
  for (const value of [0, -1234.5, 0.25, 1_000_000, 31.5]) expect(parseNumber(formatNumber(value, 2), 2)).toBe(value);
});
