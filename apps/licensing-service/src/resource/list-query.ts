import { defaultPerPage, type ListQuery, type Resource } from '@atrium/api-client/contract';
import { InvalidInput } from '../platform';
import { type Cursor, readCursor } from './cursor';
import { type Filter, readFilters } from './filter';
import { readSort, type SortKey } from './sort';

/** What a list is asked for, with everything the resource allows and nothing else. */
export interface ListRequest {
  readonly page: number;
  readonly perPage: number;
  readonly sort: readonly SortKey[];
  readonly search: string;
  /** The columns a search looks through; all that are searchable where there are none. */
  readonly searchColumns: readonly string[];
  readonly filters: readonly Filter[];
  readonly cursor: Cursor | null;
  /** Only these records. */
  readonly only: readonly string[] | null;
}

/** Reads the query of a list; `perPage` is what the account shows where the call does not say. */
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
  };
}

function cursorOf(text: string, sort: readonly SortKey[]): Cursor {
  const cursor = readCursor(text, sort);
  if (cursor === null) throw new InvalidInput({ cursor: ['invalid'] });
  return cursor;
}
