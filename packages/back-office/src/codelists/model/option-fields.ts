import {
  codelistOptionFields,
  codelistValues,
  type Codelist,
  type CountedCodelistOption,
} from '@atrium/api-client/contract';

const { key, title_en, title_sl, value, hidden } = codelistOptionFields;

type OptionFields = Pick<typeof codelistOptionFields, 'key' | 'title_en' | 'title_sl' | 'hidden'> & {
  readonly value: typeof value & { readonly decimals: number };
};

/** Whether options of a codelist have a value, and how people read it. */
export interface OptionValue {
  readonly counts: boolean;
  readonly unit: string;
  readonly decimals: number;
  /** Name of its column: the value of a currency is its number of decimal places. */
  readonly label: 'field.value' | 'field.decimals';
}

/** The declaration of the value in one codelist, with its bounds. */
function valueField(slug: string) {
  const rule = codelistValues[slug];
  if (rule === undefined) return { ...value, decimals: 0 };
  const { decimals, minimum, maximum, required } = rule;
  const bounded = { ...value, decimals, minimum, maximum };
  return required ? { ...bounded, nullable: undefined, optional: undefined } : bounded;
}

/** The fields of an option in one codelist; `value` only if its options have one. */
export function optionFieldsOf({ slug, data }: Pick<Codelist, 'slug' | 'data'>) {
  const { unit = '', decimals = 0 } = codelistValues[slug] ?? {};
  const counts = slug in codelistValues || data.some((option) => option.value !== null);
  const titles: Partial<OptionFields> = {
    title_en,
    title_sl,
    ...(counts ? { value: valueField(slug) as OptionFields['value'] } : {}),
  };
  const label = slug === 'currencies' ? 'field.decimals' : 'field.value';
  // A form neither shows, validates nor sends an omitted field.
  return {
    value: { counts, unit, decimals, label } satisfies OptionValue,
    added: { key, ...titles } as OptionFields,
    existing: { ...titles, hidden } as OptionFields,
    /** An option whose key is not fixed yet. */
    unused: { key, ...titles, hidden } as OptionFields,
  };
}

/** The number of records that have an option; null if only company CRMs use its codelist. */
export const usesOf = ({ uses, kept }: Pick<CountedCodelistOption, 'uses' | 'kept'>): number | null =>
  uses === null ? null : uses + kept;

/** A key is fixed once used; Atrium does not know which keys company CRMs use. */
export const isKeyFixed = (option: Pick<CountedCodelistOption, 'uses' | 'kept'>): boolean => usesOf(option) !== 0;

/** The uses of all options; null if only company CRMs use the codelist. */
export function totalUses(options: readonly CountedCodelistOption[]): number | null {
  const counted = options.map(usesOf);
  return counted.every((uses) => uses === null) ? null : counted.reduce<number>((sum, uses) => sum + (uses ?? 0), 0);
}
