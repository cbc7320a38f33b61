import { showValue } from '../date-field/date-text';
import { labelOf } from '../option/option';
import type { DateRange, FilterField, FilterTexts, FilterValues } from './filter-field';

/** An active filter in words. */
export interface ActiveFilter {
  key: string;
  label: string;
  value: string;
}

function rangeOf(value: string | DateRange | undefined): DateRange {
  return typeof value === 'object' ? value : {};
}

function wordsOf(field: FilterField, value: string | DateRange, texts: FilterTexts): string {
  if (field.kind === 'dates') {
    const { from, to } = rangeOf(value);
    return texts.range(from && showValue(from, false), to && showValue(to, false));
  }
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'text') return text;
  const option = field.options.find(({ key }) => key === text);
  return option ? labelOf(option) : text;
}

/** What is filtered by now, in the order of the fields. */
export function activeFilters(
  fields: readonly FilterField[],
  values: FilterValues,
  texts: FilterTexts,
): ActiveFilter[] {
  return fields.flatMap((field) => {
    const value = values[field.key];
    if (value === undefined) return [];
    return [{ key: field.key, label: field.label, value: wordsOf(field, value, texts) }];
  });
}

/** The values with one of them changed; an empty one is left out. */
export function withFilter(values: FilterValues, key: string, value: string | DateRange): FilterValues {
  const { [key]: _, ...others } = values;
  const kept =
    typeof value === 'string'
      ? value.trim()
      : Object.fromEntries(Object.entries(value).filter(([, day]) => day !== ''));
  const isEmpty = typeof kept === 'string' ? kept === '' : Object.keys(kept).length === 0;
  return isEmpty ? others : { ...others, [key]: kept };
}
