// @vitest-environment node
import { expect, test } from 'vitest';
import { readNumber, showNumber } from './number-text';

test.each([
  ['12', 'sl', 0, 12],
  ['12,5', 'sl', 2, 12.5],
  ['12.5', 'sl', 2, 12.5],
  ['1.234', 'sl', 2, 1234],
  ['1.234,50', 'sl', 2, 1234.5],
  ['1 234,50', 'sl', 2, 1234.5],
  ['1.234.567', 'sl', 0, 1_234_567],
  ['12.5', 'en', 2, 12.5],
  ['12,5', 'en', 2, 12.5],
  ['1,234.50', 'en', 2, 1234.5],
  ['-3', 'sl', 0, -3],
  ['−3', 'sl', 0, -3],
  ['5,', 'sl', 2, 5],
  ['0', 'sl', 0, 0],
])('reads %j in %s as a number', (text, language, decimals, number) =>
  expect(readNumber(text, language, decimals)).toBe(number),
);

test.each([
  ['', 'sl', 2],
  ['many', 'sl', 2],
  ['1,2,3', 'sl', 2],
  ['12,5', 'sl', 0],
  ['1,234', 'sl', 2],
  ['1.2345', 'en', 2],
  ['--1', 'sl', 0],
  ['1e5', 'sl', 0],
])('%j in %s with %d decimals is no number', (text, language, decimals) =>
  expect(readNumber(text, language, decimals)).toBeUndefined(),
);

test('what is shown is read back', () => {
  for (const language of ['sl', 'en'])
    for (const value of [0, -1234.5, 0.25, 1_000_000, 31.5])
      expect(readNumber(showNumber(value, language, 2), language, 2)).toBe(value);
});
