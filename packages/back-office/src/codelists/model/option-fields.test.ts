import type { CodelistOption } from '@atrium/api-client/contract';
import { codelistOptionFields } from '@atrium/api-client/contract';
import { sampleOf } from '@atrium/api-client/testing/samples';
import { expect, it } from 'vitest';
import { optionFieldsOf } from './option-fields';

const option = (value: number | null): CodelistOption =>
  sampleOf({ fields: codelistOptionFields }, 'record', { value });

it('has no value in a codelist that does not count', () => {
  const { counts, added } = optionFieldsOf({ slug: 'units', data: [option(null)] });
  expect(counts).toBe(false);
  expect(Object.keys(added)).toEqual(['key', 'title_en', 'title_sl']);
});

it('reads VAT rates as percents', () => {
  expect(optionFieldsOf({ slug: 'vat_rates', data: [] })).toMatchObject({ counts: true, unit: '%', decimals: 2 });
});

it('counts where an option has a value', () => {
  const { counts, existing } = optionFieldsOf({ slug: 'boxes', data: [option(null), option(5)] });
  expect(counts).toBe(true);
  expect(Object.keys(existing)).toEqual(['title_en', 'title_sl', 'value']);
});
