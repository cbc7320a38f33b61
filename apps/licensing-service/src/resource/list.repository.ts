import { and, asc, count, desc, sql, type SQL } from 'drizzle-orm';
import type { Language, Scope, Transaction } from '../platform';
import { conditionOf, typedValue } from './condition';
import type { RowPosition } from './cursor';
import type { ListRequest } from './list-query';
import { inLanguage, type ListedTable, type ListContext } from './listing';

/** Maximum rows of a search or filter to count; above that, the total is a minimum. */
export const maxCounted = 500;

export interface Total {
  readonly total: number;
  readonly isMinimum: boolean;
}

/** Counts the rows of a request. */
export async function countRows(
  tx: Transaction,
  listing: ListedTable,
  scope: Scope,
  request: Omit<ListRequest, 'cursor'>,
): Promise<Total> {
  const { filters, search, only } = request;
  const restricted = filters.length > 0 || search !== '' || only !== null;
  const stored = search === '' && only === null ? await listing.storedTotal?.(tx, scope, filters) : null;
  if (typeof stored === 'number') return { total: stored, isMinimum: false };
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(sourceOf(listing, scope))
    .where(conditionOf(listing, scope, request))
    .limit(restricted ? maxCounted + 1 : Number.MAX_SAFE_INTEGER)
    .as('some');
  const [counted] = await tx.select({ total: count() }).from(some);
  const total = counted?.total ?? 0;
  return restricted && total > maxCounted ? { total: maxCounted, isMinimum: true } : { total, isMinimum: false };
}

const sourceOf = ({ table, source }: ListedTable, scope: Scope) => source?.(scope) ?? sql`${table}`;

/** The part of a sort order to read: its start and direction. */
export interface Range {
  readonly backwards: boolean;
  readonly start: RowPosition | null;
  readonly offset: number;
  readonly limit: number;
}

interface Key {
  readonly expression: SQL;
  readonly descending: boolean;
  readonly typed: (value: string) => SQL;
}

/** Ids with their sort values, in the order of the request, or reversed if read backwards. */
export async function findPositions(
  tx: Transaction,
  listing: ListedTable,
  { scope, language }: Pick<ListContext, 'scope' | 'language'>,
  request: ListRequest,
  { backwards, start, offset, limit }: Range,
): Promise<RowPosition[]> {
  const keys = keysOf(listing, language, request).map((key) => ({ ...key, descending: key.descending !== backwards }));
  const values = keys.slice(0, -1).map(({ expression }) => sql`(${expression})::text`);
  const rows = await tx
    .select({ id: sql<string>`${listing.id}`, values: sql<string[]>`json_build_array(${sql.join(values, sql`, `)})` })
    .from(sourceOf(listing, scope))
    .where(and(conditionOf(listing, scope, request), start === null ? undefined : afterPosition(keys, start)))
    .orderBy(...keys.map(orderBy))
    .limit(limit)
    .offset(offset);
  return rows;
}

/** The ids of at most `maxRows` rows in the order of the request, separated by commas. */
export async function findIds(
  tx: Transaction,
  listing: ListedTable,
  { scope, language }: Pick<ListContext, 'scope' | 'language'>,
  request: ListRequest,
  maxRows: number,
): Promise<string> {
  const ordered = tx
    .select({ id: sql<string>`${listing.id}`.as('id') })
    .from(sourceOf(listing, scope))
    .where(conditionOf(listing, scope, request))
    .orderBy(...keysOf(listing, language, request).map(orderBy))
    .limit(maxRows)
    .as('ordered');
  const [found] = await tx.select({ ids: sql<string | null>`string_agg(${ordered.id}::text, ',')` }).from(ordered);
  return found?.ids ?? '';
}

const orderBy = ({ expression, descending }: Key) => (descending ? desc : asc)(expression);

function keysOf(listing: ListedTable, language: Language, { sort }: ListRequest): Key[] {
  const keys = sort.map(({ column, descending }) => {
    const expression = listing.columns[column]?.sort;
    if (expression === undefined) throw new Error(`${listing.resource.route}.${column} cannot be sorted`);
    const typed = (value: string) => typedValue(listing, column, value);
    return { expression: inLanguage(expression, language), descending, typed };
  });
  const descending = keys.at(-1)?.descending ?? false;
  return [...keys, { expression: sql`${listing.id}`, descending, typed: (value) => sql`${value}::uuid` }];
}

/** Rows after a position. Uses one row comparison if an index supports it. */
function afterPosition(keys: readonly Key[], position: RowPosition): SQL | undefined {
  const values = [...position.values, position.id].map((value, at) => keys[at]?.typed(value) ?? sql`null`);
  const [first] = keys;
  if (first === undefined) return undefined;
  if (keys.every(({ descending }) => descending === first.descending)) {
    const expressions = keys.map(({ expression }) => expression);
    const sign = first.descending ? sql`<` : sql`>`;
    return sql`(${sql.join(expressions, sql`, `)}) ${sign} (${sql.join(values, sql`, `)})`;
  }
  const bound = sql`${first.expression} ${first.descending ? sql`<=` : sql`>=`} ${values[0]}`;
  return and(bound, stepwise(keys, values));
}

/** `a > x or (a = x and (b < y or …))`, for keys that run in different directions. */
function stepwise([key, ...keys]: readonly Key[], [value, ...values]: readonly SQL[]): SQL {
  if (key === undefined || value === undefined) return sql`false`;
  const passed = sql`${key.expression} ${key.descending ? sql`<` : sql`>`} ${value}`;
  if (keys.length === 0) return passed;
  return sql`(${passed} or (${key.expression} = ${value} and ${stepwise(keys, values)}))`;
}
