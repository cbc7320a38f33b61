// @vitest-environment node
import { expect, test } from 'vitest';
import { readNumber, showNumber } from './number-text';

test.each([
  ['12', 0, 12],
  ['12,5', 2, 12.5],
  ['1.234,50', 2, 1234.5],
  ['−3', 0, -3],
  ['31,5', 3, 31.5],
])('reads %j with %i decimals as %d', (text, decimals, number) => expect(readNumber(text, decimals)).toBe(number));

test.each([
  ['', 2],
  ['12,5', 0],
  ['1,2345', 2],
])('%j with %i decimals is no number', (text, decimals) => expect(readNumber(text, decimals)).toBeUndefined());

test('what is shown is read back', () => {
  for (const value of [0, -1234.5, 0.25, 1_000_000, 31.5]) expect(readNumber(showNumber(value, 2), 2)).toBe(value);
});
