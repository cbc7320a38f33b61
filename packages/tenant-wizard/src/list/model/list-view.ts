import type { ListFilter, ListQuery } from '@atrium/api-client/contract';
import { readListFilter, toServiceFilter, writeListFilter } from './list-filter';

/** The state of the list in its address. */
export interface ListView {
  readonly page: number;
  /** A column; `-` before it means descending. */
  readonly sort: string;
  readonly search: string;
  /** By column; days are in the user's time zone. */
  readonly filter: ListFilter;
}

const sortableColumns = new Set(['title', 'url', 'created_at', 'updated_at']);

export const defaultListView: ListView = { page: 1, sort: '-updated_at', search: '', filter: {} };

const longestSearch = 200;

function toPage(value: string | null): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

function toSort(value: string | null): string {
  const column = value?.replace(/^-/, '');
  return value !== null && column !== undefined && sortableColumns.has(column) ? value : defaultListView.sort;
}

export function readListView(address: URLSearchParams): ListView {
  return {
    page: toPage(address.get('page')),
    sort: toSort(address.get('sort')),
    search: (address.get('search') ?? '').slice(0, longestSearch),
    filter: readListFilter(address),
  };
}

/** Filters and order to request. */
export const exportInputOf = ({ sort, search, filter }: ListView): Pick<ListQuery, 'sort' | 'search' | 'filter'> => ({
  sort,
  ...(search === '' ? {} : { search }),
  ...(Object.keys(filter).length === 0 ? {} : { filter: toServiceFilter(filter) }),
});

/** The request for a view. */
export const listQueryOf = (view: ListView, perPage: number): ListQuery => ({
  page: view.page,
  per_page: perPage,
  ...exportInputOf(view),
});

/** Whether filters or a search hide rows. */
export const isNarrowed = ({ search, filter }: ListView) => search !== '' || Object.keys(filter).length > 0;

/** The fields that differ from the defaults. */
export function changedInListView({ search, sort, page, filter }: ListView): Partial<ListView> {
  return {
    ...(search === defaultListView.search ? {} : { search }),
    ...(Object.keys(filter).length === 0 ? {} : { filter }),
    ...(sort === defaultListView.sort ? {} : { sort }),
    ...(page === defaultListView.page ? {} : { page }),
  };
}

/** Omits the defaults. */
export function writeListView(view: ListView): URLSearchParams {
  const { filter = {}, ...changed } = changedInListView(view);
  const plain = Object.entries(changed).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams([...plain, ...writeListFilter(filter)]);
}

export interface ColumnSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** `-created_at` is the column `created_at`, descending. */
export function toColumnSort(sort: string): ColumnSort {
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };
}

export function fromColumnSort({ column, direction }: ColumnSort): string {
  return direction === 'descending' ? `-${column}` : column;
}
