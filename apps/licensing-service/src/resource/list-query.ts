import { defaultPerPage, type ListQuery, type Resource } from '@atrium/api-client/contract';
import { InvalidInput } from '../platform';
import { type Cursor, readCursor } from './cursor';
import { type Filter, readFilters } from './filter';
import { readSort, type SortKey } from './sort';

/** A validated list request. */
export interface ListRequest {
  readonly page: number;
  readonly perPage: number;
  readonly sort: readonly SortKey[];
  readonly search: string;
  /** Columns to search; empty means all searchable columns. */
  readonly searchColumns: readonly string[];
  readonly filters: readonly Filter[];
  readonly cursor: Cursor | null;
  /** Restricts the list to these ids. */
  readonly only: readonly string[] | null;
  /** Whether a list without search and filters is counted to its end. */
  readonly countsAll: boolean;
}

/** Validates a list query. `perPage` is the page size if the query has none. */
export function readListQuery(resource: Resource, query: ListQuery, perPage: number = defaultPerPage): ListRequest {
  const sort = readSort(resource, query.sort);
  return {
    page: query.page ?? 1,
    perPage: query.per_page ?? perPage,
    sort,
    search: (query.search ?? '').trim(),
    searchColumns: [],
    filters: readFilters(resource, query.filter),
    cursor: query.cursor === undefined ? null : cursorOf(query.cursor, sort),
    only: null,
    countsAll: true,
  };
}

function cursorOf(text: string, sort: readonly SortKey[]): Cursor {
  const cursor = readCursor(text, sort);
  if (cursor === null) throw new InvalidInput({ cursor: ['invalid'] });
  return cursor;
}
