import type { CountedCodelistOption } from '@atrium/api-client/contract';
import { codelistOptionFields } from '@atrium/api-client/contract';
import { sampleOf } from '@atrium/api-client/testing/samples';
import { expect, it } from 'vitest';
import { formSchema } from '../../components/model/form-schema';
import { isKeyFixed, optionFieldsOf, usesOf } from './option-fields';

const option = (value: number | null, uses: number | null = null, kept = 0): CountedCodelistOption => ({
  ...sampleOf({ fields: codelistOptionFields }, 'record', { value }),
  uses,
  kept,
});

it('a codelist of units has options without values', () => {
  const { value, added } = optionFieldsOf({ slug: 'units', data: [option(null)] });
  expect(value.counts).toBe(false);
  expect(Object.keys(added)).toEqual(['key', 'title_en', 'title_sl']);
});

it('VAT rates have values in percent, and currencies a number of decimal places', () => {
  const read = (slug: string) => optionFieldsOf({ slug, data: [] }).value;
  expect(read('vat_rates')).toEqual({ counts: true, unit: '%', decimals: 2, label: 'field.value' });
  expect(read('currencies')).toEqual({ counts: true, unit: '', decimals: 0, label: 'field.decimals' });
});

it('a codelist has values if one of its options does', () => {
  const { value, existing, unused } = optionFieldsOf({ slug: 'boxes', data: [option(null), option(5)] });
  expect(value.counts).toBe(true);
  expect(Object.keys(existing)).toEqual(['title_en', 'title_sl', 'value', 'hidden']);
  expect(Object.keys(unused)).toEqual(['key', 'title_en', 'title_sl', 'value', 'hidden']);
});

it.each([
  ['vat_rates', '22', true],
  ['vat_rates', '100,01', false],
  ['vat_rates', '', false],
  ['probabilities', '12,5', false],
  ['probabilities', '100', true],
  ['currencies', '', true],
  ['currencies', '5', false],
])('an option of %s with the value "%s" is valid: %s', async (slug, value, isValid) => {
  const { added } = optionFieldsOf({ slug, data: [] });
  const values = { key: 'a', title_en: 'A', title_sl: 'A', value };
  expect(await formSchema(added, 'create').isValid(values)).toBe(isValid);
});

it.each([
  [null, 0, null, true],
  [0, 0, 0, false],
  [0, 2, 2, true],
  [3, 2, 5, true],
])('an option with %s uses that %i records keep: %s in use, key fixed: %s', (uses, kept, inUse, isFixed) => {
  expect([usesOf(option(null, uses, kept)), isKeyFixed(option(null, uses, kept))]).toEqual([inUse, isFixed]);
});
