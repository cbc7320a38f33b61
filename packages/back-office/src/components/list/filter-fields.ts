import type { Resource } from '@atrium/api-client/contract';
import type { FilterField, Option } from '@atrium/ui-kit';
import type { FilterName } from '../model/list-view';

interface FilterTexts<Name extends string> {
  readonly label: (name: Name) => string;
  /** Text of a choice, or of yes and no. */
  readonly choice: (name: Name, value: string) => string;
  /** The related records that a filter offers, by its column. */
  readonly records?: Partial<Record<Name, readonly Option[]>>;
}

/** The filters above a list, built from the declaration of its resource. */
export function filterFields<R extends Resource>(
  { columns }: R,
  filters: readonly FilterName<R>[],
  { label, choice, records = {} }: FilterTexts<FilterName<R>>,
): FilterField[] {
  return filters.map((key) => {
    const { type, choices = ['true', 'false'] } = columns[key] ?? {};
    if (type === 'instant') return { kind: 'dates', key, label: label(key) };
    const listed = () => choices.map((value) => ({ key: value, title: choice(key, value) }));
    const options = type === 'record' || type === 'records' ? () => records[key] ?? [] : listed;
    return { kind: 'select', key, label: label(key), options };
  });
}
