import type { CodelistOption } from '@atrium/api-client/contract';
import { codelistOptionFields } from '@atrium/api-client/contract';
import { sampleOf } from '@atrium/api-client/testing/samples';
import { expect, it } from 'vitest';
import { optionFieldsOf } from './option-fields';

const option = (value: number | null): CodelistOption =>
  sampleOf({ fields: codelistOptionFields }, 'record', { value });

it('a codelist of units has options without values', () => {
  const { counts, added } = optionFieldsOf({ slug: 'units', data: [option(null)] });
  expect(counts).toBe(false);
  expect(Object.keys(added)).toEqual(['key', 'title_en', 'title_sl']);
});

it('VAT rates have values in percent', () => {
  expect(optionFieldsOf({ slug: 'vat_rates', data: [] })).toMatchObject({ counts: true, unit: '%', decimals: 2 });
});

it('a codelist has values if one of its options does', () => {
  const { counts, existing } = optionFieldsOf({ slug: 'boxes', data: [option(null), option(5)] });
  expect(counts).toBe(true);
  expect(Object.keys(existing)).toEqual(['title_en', 'title_sl', 'value']);
});
