import type { ListFilter, Resource, ResourceColumn } from '@atrium/api-client/contract';
import { type FieldProblem, InvalidInput } from '../platform';
import { type Comparison, readFilterValue } from './filter-value';

/** A validated condition on a filterable column. */
export interface Filter {
  readonly column: string;
  readonly comparison: Comparison;
  /** Values valid for the column's type: one, or several for `in`. */
  readonly values: readonly string[];
}

const maxValues = 200;
const ranged: readonly ResourceColumn['type'][] = ['instant', 'integer'];
const listed: readonly ResourceColumn['type'][] = ['choice', 'integer', 'id', 'person', 'record', 'records'];

/** Reads `filter[…]` of a request. Reports every invalid filter on its own field. */
export function readFilters({ columns }: Resource, filter: ListFilter = {}): readonly Filter[] {
  return Object.entries(filter).flatMap(([name, requested]) => {
    const field = `filter.${name}`;
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (column?.filterable !== true) throw invalid(field, 'not_a_choice');
    if (typeof requested === 'string') return readSimple(name, column, field, requested);
    return Object.entries(requested).map(([comparison, value]) =>
      readComparison(name, column, `${field}.${comparison}`, comparison, value),
    );
  });
}

/** `filter[state]=active,draft` means any of them; `filter[created_at]=2026-03-01` means that day. */
function readSimple(name: string, column: ResourceColumn, field: string, requested: string): readonly Filter[] {
  if (listed.includes(column.type)) return [readComparison(name, column, field, 'in', requested)];
  if (column.type !== 'instant')
    return [{ column: name, comparison: 'is', values: [read(column, requested, 'is', field)] }];
  return (['from', 'to'] as const).map((comparison) => readComparison(name, column, field, comparison, requested));
}

function readComparison(
  name: string,
  column: ResourceColumn,
  field: string,
  comparison: string,
  value: string,
): Filter {
  if (comparison === 'in' && listed.includes(column.type)) {
    const values = value.split(',');
    if (values.length > maxValues) throw invalid(field, { key: 'too_many', values: { max: maxValues } });
    return { column: name, comparison, values: values.map((entry) => read(column, entry, 'is', field)) };
  }
  if ((comparison === 'from' || comparison === 'to') && ranged.includes(column.type)) {
    return { column: name, comparison, values: [read(column, value, comparison, field)] };
  }
  throw invalid(field, 'not_a_choice');
}

function read(column: ResourceColumn, value: string, comparison: Comparison, field: string): string {
  const text = readFilterValue(column, value, comparison);
  if (text === null) throw invalid(field, column.type === 'choice' ? 'not_a_choice' : 'invalid');
  return text;
}

const invalid = (field: string, problem: FieldProblem) => new InvalidInput({ [field]: [problem] });
