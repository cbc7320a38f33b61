import { expect, it } from 'vitest';
import { readPrice, writePrice } from './typed-price';

it.each([
  ['19', 1900],
  ['19,', 1900],
  ['19,5', 1950],
  ['19.50', 1950],
  ['0,07', 7],
  ['0', 0],
  ['007', 700],
  ['1.234', 123_400],
  ['1.234,5', 123_450],
  ['1 234,50 €', 123_450],
  ['  19,00\u00A0€ ', 1900],
  ['1.1', 110],
  // 19.99 × 100 is 1998.9999… in binary fractions.
  ['19,99', 1999],
  ['1.15', 115],
])('reads %j as %i cents', (typed, cents) => {
  expect(readPrice(typed)).toBe(cents);
});

it.each([
  '',
  ' ',
  '€',
  'about ten',
  '-1',
  '-0,5',
  '−1',
  '19,999',
  '1,234.50',
  '1.23,4.5',
  '1e3',
  '0x10',
  '١٩',
  ',5',
  '9'.repeat(20),
])('rejects %j', (typed) => {
  expect(readPrice(typed)).toBeUndefined();
});

it.each([
  [0, '0,00'],
  [7, '0,07'],
  [1950, '19,50'],
  [123_450, '1234,50'],
])('writes %i cents as %s and reads it back', (cents, typed) => {
  expect(writePrice(cents)).toBe(typed);
  expect(readPrice(typed)).toBe(cents);
});
