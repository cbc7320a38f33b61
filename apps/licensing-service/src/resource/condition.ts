import type { FieldType } from '@atrium/api-client/contract';
import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../platform';
import type { Filter } from './filter';
import type { ListRequest } from './list-query';
import type { ListedTable } from './listing';

const sqlTypes: Readonly<Record<FieldType, SQL>> = {
  text: sql`text`,
  choice: sql`text`,
  instant: sql`timestamptz`,
  integer: sql`bigint`,
  boolean: sql`boolean`,
  id: sql`uuid`,
  person: sql`uuid`,
  record: sql`uuid`,
  records: sql`uuid`,
  actions: sql`text`,
};

/** Casts a request value to the type of its column. */
export function typedValue({ resource }: ListedTable, column: string, value: string): SQL {
  return sql`${value}::${sqlTypes[resource.columns[column]?.type ?? 'text']}`;
}

/** WHERE condition of a request: scope, filters, search and ids. */
export function conditionOf(
  listing: ListedTable,
  scope: Scope,
  request: Pick<ListRequest, 'filters' | 'search' | 'searchColumns' | 'only'>,
): SQL | undefined {
  const { filters, search, searchColumns, only } = request;
  return and(
    listing.within?.(scope),
    only === null ? hiddenCondition(listing, filters) : undefined,
    ...filters.map((filter) => filterCondition(listing, filter)),
    search === '' ? undefined : searchCondition(listing, search, searchColumns),
    only === null ? undefined : inArray(listing.id, [...only]),
  );
}

/** Options and exports name rows by id; those are never hidden. */
function hiddenCondition({ hidden }: ListedTable, filters: readonly Filter[]): SQL | undefined {
  if (hidden === undefined || filters.some(({ column }) => column === hidden.unlessFilteredBy)) return undefined;
  return sql`not ${hidden.rows}`;
}

function filterCondition(listing: ListedTable, { column, comparison, values }: Filter): SQL {
  const expression = listing.columns[column]?.filter;
  if (expression === undefined) throw new Error(`${listing.resource.route}.${column} cannot be filtered`);
  const isText = listing.resource.columns[column]?.type === 'text';
  const typed = values.map((value) =>
    isText ? sql`atrium_sort_key(${value}::text) collate "C"` : typedValue(listing, column, value),
  );
  if (typeof expression !== 'function' && comparison === 'from') return sql`${expression} >= ${typed[0]}`;
  if (typeof expression !== 'function' && comparison === 'to') return sql`${expression} <= ${typed[0]}`;
  const list = sql.join(typed, sql`, `);
  return typeof expression === 'function' ? expression(list, values) : sql`${expression} in (${list})`;
}

/** Escapes `%` and `_`. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const shortWord = /^[\p{L}\p{N}]{1,2}$/u;

/** Characters before the start of a word. */
const separators = [' ', '\n', '-', '.', '/'];

/**
 * Matches one or two letters only at the start of a word, since only there they have a trigram. `strpos` rejects most
 * rows faster than the patterns. It cannot use the index, and the planner expects it to hold.
 */
function contains(text: SQL, term: string): SQL {
  if (!shortWord.test(term)) return sql`${text} like atrium_fold(${containing(term)})`;
  const patterns = [`${term}%`, ...separators.map((separator) => `%${separator}${term}%`)];
  const startsWord = patterns.map((pattern) => sql`${text} like atrium_fold(${pattern})`);
  return sql`(strpos(${text}, atrium_fold(${term})) <> 0 and (${sql.join(startsWord, sql` or `)}))`;
}

function searchCondition(
  { searchText, searchWhole, columns, alsoSearch }: ListedTable,
  term: string,
  searchColumns: readonly string[],
): SQL | undefined {
  if (searchColumns.length === 0 && searchWhole !== undefined) return searchWhole(term);
  if (searchColumns.length === 0) {
    const others = alsoSearch?.(term) ?? [];
    return or(contains(searchText, term), ...others.map((pattern) => sql`${searchText} like atrium_fold(${pattern})`));
  }
  const texts = searchColumns.flatMap((column) => columns[column]?.search ?? []);
  return and(contains(searchText, term), or(...texts.map((text) => contains(text, term))));
}
