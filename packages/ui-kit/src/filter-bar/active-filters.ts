import { formatValue } from '../date-field/date-text';
import { labelOf } from '../option/option';
import type { DateRange, FilterField, FilterTexts, FilterValues } from './filter-field';

/** An active filter as text. */
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
    return texts.range(from && formatValue(from, false), to && formatValue(to, false));
  }
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'text') return text;
  const options = field.kind === 'search' ? field.chosen : field.options();
  const option = options?.find(({ key }) => key === text);
  if (option) return labelOf(option);
  return field.kind === 'search' ? '…' : text;
}

/** The active filters, in the order of the fields. */
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

/** The non-empty filters: trimmed text, and ranges without missing days. */
export function nonEmptyFilters(values: FilterValues): FilterValues {
  const entries = Object.entries(values).map(([key, value]): [string, string | DateRange] => [
    key,
    typeof value === 'string'
      ? value.trim()
      : Object.fromEntries(Object.entries(value).filter(([, day]) => day !== '')),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => Object.keys(value).length > 0));
}

/** Removes one filter. */
export function withoutFilter(values: FilterValues, key: string): FilterValues {
  const { [key]: _, ...others } = values;
  return others;
}
