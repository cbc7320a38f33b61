import { codelistOptionFields, type Codelist } from '@atrium/api-client/contract';

const { key, title_en, title_sl, value } = codelistOptionFields;

type OptionFields = Pick<typeof codelistOptionFields, 'key' | 'title_en' | 'title_sl'> & {
  readonly value: typeof value & { readonly decimals: number };
};

/** Unit and decimal places of the codelists whose options have values. */
const units: Readonly<Record<string, { readonly unit: string; readonly decimals: number }>> = {
  vat_rates: { unit: '%', decimals: 2 },
  probabilities: { unit: '%', decimals: 0 },
  'weight-unit': { unit: 'g', decimals: 0 },
  'dimension-unit': { unit: 'mm', decimals: 0 },
};

/** The fields of an option in one codelist; `value` only if its options have one. */
export function optionFieldsOf({ slug, data }: Pick<Codelist, 'slug' | 'data'>) {
  const { unit = '', decimals = 0 } = units[slug] ?? {};
  const counts = slug in units || data.some((option) => option.value !== null);
  const fields: Partial<OptionFields> = { title_en, title_sl, ...(counts ? { value: { ...value, decimals } } : {}) };
  // A form neither shows, validates nor sends an omitted field.
  return { counts, unit, decimals, existing: fields as OptionFields, added: { key, ...fields } as OptionFields };
}
