import type { ListFilter, Resource, ResourceColumn } from '@atrium/api-client/contract';
import { type FieldProblem, InvalidInput } from '../platform';
import { type Comparison, readFilterValue } from './filter-value';

/** One allowed condition on one allowed column. */
export interface Filter {
  readonly column: string;
  readonly comparison: Comparison;
  /** Texts that the column's type can read; one of them except for `in`. */
  readonly values: readonly string[];
}

const most = 200;
const ranged: readonly ResourceColumn['type'][] = ['instant', 'integer'];
const listed: readonly ResourceColumn['type'][] = ['choice', 'integer', 'id'];

/** Reads `filter[…]` of a call; whatever the resource does not allow is refused on its own field. */
export function readFilters({ columns }: Resource, filter: ListFilter = {}): readonly Filter[] {
  return Object.entries(filter).flatMap(([name, asked]) => {
    const field = `filter.${name}`;
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (column?.filterable !== true) throw refusal(field, 'not_a_choice');
    if (typeof asked === 'string') return readAsked(name, column, field, asked);
    return Object.entries(asked).map(([comparison, value]) =>
      readCompared(name, column, `${field}.${comparison}`, comparison, value),
    );
  });
}

/** `filter[state]=active,draft` means one of them; `filter[created_at]=2026-03-01` that day. */
function readAsked(name: string, column: ResourceColumn, field: string, asked: string): readonly Filter[] {
  if (listed.includes(column.type)) return [readCompared(name, column, field, 'in', asked)];
  if (column.type !== 'instant')
    return [{ column: name, comparison: 'is', values: [read(column, asked, 'is', field)] }];
  return (['from', 'to'] as const).map((comparison) => readCompared(name, column, field, comparison, asked));
}

function readCompared(name: string, column: ResourceColumn, field: string, comparison: string, value: string): Filter {
  if (comparison === 'in' && listed.includes(column.type)) {
    const values = value.split(',');
    if (values.length > most) throw refusal(field, { key: 'too_many', values: { max: most } });
    return { column: name, comparison, values: values.map((entry) => read(column, entry, 'is', field)) };
  }
  if ((comparison === 'from' || comparison === 'to') && ranged.includes(column.type)) {
    return { column: name, comparison, values: [read(column, value, comparison, field)] };
  }
  throw refusal(field, 'not_a_choice');
}

function read(column: ResourceColumn, value: string, comparison: Comparison, field: string): string {
  const text = readFilterValue(column, value, comparison);
  if (text === null) throw refusal(field, column.type === 'choice' ? 'not_a_choice' : 'invalid');
  return text;
}

const refusal = (field: string, problem: FieldProblem) => new InvalidInput({ [field]: [problem] });
