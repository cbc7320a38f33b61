import { defaultPerPage, type CurrentUser, type ListFilter, type ListQuery, type Resource } from '../contract';
import { compare, fits, type ColumnValue } from './fake-column';
import { invalid } from './fake-problem';

const mostSortColumns = 3;

interface SortKey {
  readonly column: string;
  readonly sign: 1 | -1;
}

/** Rows of a resource, and what stands in their columns. */
export interface FakeRows<Row> {
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly value: (row: Row, column: string) => ColumnValue;
}

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

/** The rows a call is about, in its order. */
export function selectRows<Row extends { readonly id: string }>(
  { resource, rows, value }: FakeRows<Row>,
  query: Pick<ListQuery, 'sort' | 'search' | 'filter'>,
  searched: readonly string[] = [],
): readonly Row[] {
  const keys = readSort(resource, query.sort ?? '');
  const filters = Object.entries<ListFilter[string]>(query.filter ?? {}).map(([column, asked]) =>
    fits(resource, column, asked),
  );
  const wanted = folded(query.search?.trim());
  const searchable = Object.keys(resource.columns).filter((column) => resource.columns[column]?.searchable === true);
  const within = searched.length === 0 ? searchable : searched;
  return rows
    .filter((row) => filters.every((fitting) => fitting((column) => value(row, column))))
    .filter((row) => wanted === '' || within.some((column) => folded(value(row, column)).includes(wanted)))
    .toSorted((a, b) => {
      for (const { column, sign } of keys) {
        const order = sign * compare(value(a, column), value(b, column));
        if (order !== 0) return order;
      }
      return (keys[0]?.sign ?? 1) * compare(a.id, b.id);
    });
}

function readCursor(cursor: string): number {
  const first = Number(/^row-(\d+)$/.exec(cursor)?.[1]);
  if (Number.isNaN(first)) throw invalid({ cursor: ['This value is not valid.'] });
  return first;
}

/** The specification's list answer. */
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

/** A page of a resource as the service answers it. */
export function listRows<Row extends { readonly id: string }, Shown>(
  rows: FakeRows<Row>,
  query: ListQuery,
  user: CurrentUser,
  show: (row: Row) => Shown,
) {
  const asksForDefaults = query.defaults !== undefined;
  const perPage = asksForDefaults ? (user.per_page ?? defaultPerPage) : defaultPerPage;
  const answer = pageOf(selectRows(rows, query), query, perPage, show);
  const defaults = { per_page: perPage, sort: rows.resource.defaultSort, filter: {} };
  return asksForDefaults ? { ...answer, defaults } : answer;
}
