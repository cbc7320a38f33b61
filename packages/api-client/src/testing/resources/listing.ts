import {
  defaultPerPage,
  type CurrentUser,
  type ListFilter,
  type ListQuery,
  type Resource,
  type SelectOption,
} from '../../contract';
import type { FakeCall } from '../http/call';
import { invalid } from '../http/problem';
import { compare, fits, type ColumnValue } from './column';

const mostSortColumns = 3;

interface SortKey {
  readonly column: string;
  readonly sign: 1 | -1;
}

/** A record in the list of a resource. */
export interface FakeRow<Shown extends { readonly id: string } = { readonly id: string }> {
  /** The record in the response of the list. */
  readonly shown: Shown;
  /** More values to sort, search and export by. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The option in `/options`; default: the title. */
  readonly option?: Pick<SelectOption, 'title' | 'subtitle'>;
}

/** The rows of a resource that a user may see. */
export type ReadRows = (call: Pick<FakeCall, 'state' | 'user' | 'language'>) => readonly FakeRow[];

const isPerson = (value: unknown): value is { readonly id: string; readonly full_name: string } =>
  typeof value === 'object' && value !== null && 'full_name' in value;

/** The value of a row in a column. */
export function valueOf({ shown, values = {} }: FakeRow, column: string): ColumnValue {
  const all: Readonly<Record<string, unknown>> = { ...shown, ...values };
  const value = all[column];
  if (Array.isArray(value)) return value.map((one: { readonly id: string }) => one.id);
  return isPerson(value) ? value.full_name : (value as ColumnValue);
}

/** The value that a filter compares: the id of a person or record, for others the value of the column. */
function filteredValueOf(row: FakeRow, column: string): ColumnValue {
  const value: unknown = Reflect.get(row.shown, column);
  return isPerson(value) || isRelated(value) ? value.id : valueOf(row, column);
}

const isRelated = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value;

function readSort({ columns, defaultSort }: Resource, sort: string): readonly SortKey[] {
  const keys = (sort === '' ? defaultSort : sort).split(',').map((key): SortKey => {
    const descends = key.startsWith('-');
    return { column: key.slice(descends ? 1 : 0), sign: descends ? -1 : 1 };
  });
  const known = keys.every(({ column }) => Object.hasOwn(columns, column) && columns[column]?.sortable === true);
  const once = new Set(keys.map(({ column }) => column)).size === keys.length;
  if (!known || !once || keys.length > mostSortColumns) throw invalid({ sort: ['Choose one of the offered values.'] });
  return keys;
}

const folded = (text: ColumnValue) =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Filters, searches and sorts rows for a call. */
export function selectRows(
  resource: Resource,
  rows: readonly FakeRow[],
  query: Pick<ListQuery, 'sort' | 'search' | 'filter'>,
  searched: readonly string[] = [],
): readonly FakeRow[] {
  const keys = readSort(resource, query.sort ?? '');
  const filters = Object.entries<ListFilter[string]>(query.filter ?? {}).map(([column, asked]) =>
    fits(resource, column, asked),
  );
  const wanted = folded(query.search?.trim());
  const searchable = Object.keys(resource.columns).filter((column) => resource.columns[column]?.searchable === true);
  const within = searched.length === 0 ? searchable : searched;
  return rows
    .filter((row) => filters.every((fitting) => fitting((column) => filteredValueOf(row, column))))
    .filter((row) => wanted === '' || within.some((column) => folded(valueOf(row, column)).includes(wanted)))
    .toSorted((a, b) => {
      for (const { column, sign } of keys) {
        const order = sign * compare(valueOf(a, column), valueOf(b, column));
        if (order !== 0) return order;
      }
      return (keys[0]?.sign ?? 1) * compare(a.shown.id, b.shown.id);
    });
}

function readCursor(cursor: string): number {
  const first = Number(/^row-(\d+)$/.exec(cursor)?.[1]);
  if (Number.isNaN(first)) throw invalid({ cursor: ['This value is not valid.'] });
  return first;
}

/** One page of some rows. */
export function pageOf<Row, Shown>(
  found: readonly Row[],
  query: ListQuery,
  perPage: number,
  show: (row: Row) => Shown,
) {
  const { page = 1, per_page: size = perPage } = query;
  const first = query.cursor === undefined ? (page - 1) * size : readCursor(query.cursor);
  const data = found.slice(first, first + size).map(show);
  const numbered = (page - 1) * size;
  return {
    data,
    current_page: page,
    last_page: Math.max(1, Math.ceil(found.length / size)),
    per_page: size,
    total: found.length,
    from: data.length > 0 ? numbered + 1 : null,
    to: data.length > 0 ? numbered + data.length : null,
    next: data.length > 0 && first + size < found.length ? `row-${first + size}` : null,
    previous: data.length > 0 && first > 0 ? `row-${Math.max(0, first - size)}` : null,
  };
}

/** The requested page, with the user's rows per page by default. */
export function listAnswer(resource: Resource, rows: readonly FakeRow[], query: ListQuery, user: CurrentUser) {
  const asksForDefaults = query.defaults !== undefined;
  const perPage = asksForDefaults ? (user.per_page ?? defaultPerPage) : defaultPerPage;
  const answer = pageOf(selectRows(resource, rows, query), query, perPage, ({ shown }) => shown);
  const defaults = { per_page: perPage, sort: resource.defaultSort, filter: {} };
  return asksForDefaults ? { ...answer, defaults } : answer;
}
