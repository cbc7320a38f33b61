import { expect, it } from 'vitest';
import { countryOfVatNumber } from './vat-country';

it.each([
  ['SI50223054', 'SI'],
  ['si 5', 'SI'],
  ['DE136695976', 'DE'],
  ['ATU12345678', 'AT'],
  ['EL094259216', 'GR'],
  ['XI123456789', 'GB'],
  ['CHE-123.456.788', 'CH'],
])('derives the country of %s from its prefix', (typed, country) => expect(countryOfVatNumber(typed)).toBe(country));

it.each(['', '50223054', 'S', 'SI', 'EU372000041', 'X1234567L', 'QQ12'])('finds no country in %j', (typed) =>
  expect(countryOfVatNumber(typed)).toBeUndefined(),
);
