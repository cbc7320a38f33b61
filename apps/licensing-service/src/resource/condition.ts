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
  person: sql`text`,
  actions: sql`text`,
};

/** A text of a call as the type of its column. */
export function typedValue({ resource }: ListedTable, column: string, value: string): SQL {
  return sql`${value}::${sqlTypes[resource.columns[column]?.type ?? 'text']}`;
}

/** Which rows a call is about: those of the scope that its filters, its search and its ids leave. */
export function conditionOf(
  listing: ListedTable,
  scope: Scope,
  request: Pick<ListRequest, 'filters' | 'search' | 'searchColumns' | 'only'>,
): SQL | undefined {
  const { filters, search, searchColumns, only } = request;
  return and(
    listing.within?.(scope),
    ...filters.map((filter) => filtered(listing, filter)),
    search === '' ? undefined : found(listing, search, searchColumns),
    only === null ? undefined : inArray(listing.id, [...only]),
  );
}

function filtered(listing: ListedTable, { column, comparison, values }: Filter): SQL {
  const expression = listing.columns[column]?.filter;
  if (expression === undefined) throw new Error(`${listing.resource.route}.${column} cannot be filtered`);
  const isText = listing.resource.columns[column]?.type === 'text';
  const typed = values.map((value) =>
    isText ? sql`atrium_sort_key(${value}::text) collate "C"` : typedValue(listing, column, value),
  );
  if (comparison === 'from') return sql`${expression} >= ${typed[0]}`;
  if (comparison === 'to') return sql`${expression} <= ${typed[0]}`;
  return sql`${expression} in (${sql.join(typed, sql`, `)})`;
}

/** `%` and `_` stand for themselves. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const shortWord = /^[\p{L}\p{N}]{1,2}$/u;

/** What words begin behind. */
const separators = [' ', '\n', '-', '.', '/'];

/** One or two letters have no trigram inside a word, but one where a word begins: there they are looked for. */
function contains(text: SQL, term: string): SQL {
  const patterns = shortWord.test(term)
    ? [`${term}%`, ...separators.map((separator) => `%${separator}${term}%`)]
    : [containing(term)];
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${text} like atrium_fold(${pattern})`),
    sql` or `,
  )})`;
}

function found(
  { searchText, columns, alsoSearch }: ListedTable,
  term: string,
  searchColumns: readonly string[],
): SQL | undefined {
  if (searchColumns.length === 0) {
    const others = alsoSearch?.(term) ?? [];
    return or(contains(searchText, term), ...others.map((pattern) => sql`${searchText} like atrium_fold(${pattern})`));
  }
  const texts = searchColumns.flatMap((column) => columns[column]?.search ?? []);
  return and(contains(searchText, term), or(...texts.map((text) => contains(text, term))));
}
