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
  /** The ids of all counted rows, in any order; null if they were not read. */
  readonly ids: readonly string[] | null;
  /** Whether a page of the sort order is soon full of rows that match. */
  readonly isFrequent: boolean;
}

/** Counts the rows of a request. A search or filter with few rows returns their ids too, so that a page need not find them again. */
export async function countRows(
  tx: Transaction,
  listing: ListedTable,
  scope: Scope,
  request: Omit<ListRequest, 'cursor'>,
): Promise<Total> {
  const { filters, search, only, countsAll } = request;
  const stored = search === '' && only === null ? await listing.storedTotal?.(tx, scope, filters) : null;
  if (typeof stored === 'number') return { total: stored, isMinimum: false, ids: null, isFrequent: false };
  const found = await countInSample(tx, listing, scope, request);
  const isFrequent = found > sampledRows * frequent;
  if (found > maxCounted) return { total: maxCounted, isMinimum: true, ids: null, isFrequent };
  const isLimited = filters.length > 0 || search !== '' || only !== null || !countsAll;
  const some = tx
    .select({ id: sql<string>`${listing.id}`.as('id') })
    .from(sourceOf(listing, scope))
    .where(conditionOf(listing, scope, request))
    .limit(isLimited ? maxCounted + 1 : Number.MAX_SAFE_INTEGER)
    .as('some');
  const ids = sql<string | null>`case when count(*) <= ${maxCounted} then string_agg(${some.id}::text, ',') end`;
  const [counted] = await tx.select({ total: count(), ids: isLimited ? ids : sql<null>`null` }).from(some);
  const total = counted?.total ?? 0;
  if (isLimited && total > maxCounted) return { total: maxCounted, isMinimum: true, ids: null, isFrequent };
  return { total, isMinimum: false, ids: counted?.ids?.split(',') ?? null, isFrequent: false };
}

const sampledRows = 2500;
const frequent = 0.05;

/**
 * Matches of a full-text search among some rows, at most one more than are counted. Its index reads every row that contains
 * a word, which takes long for a frequent one.
 */
async function countInSample(
  tx: Transaction,
  listing: ListedTable,
  scope: Scope,
  request: Omit<ListRequest, 'cursor'>,
): Promise<number> {
  const { search, searchColumns, only } = request;
  if (listing.searchWhole === undefined || search === '' || searchColumns.length > 0 || only !== null) return 0;
  const rows = sql`(select * from ${sourceOf(listing, scope)} limit ${sampledRows}) ${listing.table}`;
  const matches = sql`select 1 from ${rows} where ${conditionOf(listing, scope, request)} limit ${maxCounted + 1}`;
  const [counted] = await tx.select({ found: count() }).from(sql`(${matches}) matches`);
  return counted?.found ?? 0;
}

const sourceOf = ({ table, source }: ListedTable, scope: Scope) => source?.(scope) ?? sql`${table}`;

/** The part of a sort order to read: its start and direction. */
export interface Range {
  readonly backwards: boolean;
  readonly start: RowPosition | null;
  readonly offset: number;
  readonly limit: number;
  /** The ids of all rows of the request, if they are known. */
  readonly ids?: readonly string[] | null;
  /** Whether to walk the sort order until enough rows match, instead of sorting all that match. */
  readonly walks?: boolean;
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
  { backwards, start, offset, limit, ids = null, walks = false }: Range,
): Promise<RowPosition[]> {
  const keys = keysOf(listing, language, request).map((key) => ({ ...key, descending: key.descending !== backwards }));
  const selected = keys.map(({ expression }, at) => sql`${expression} as ${nameOf(at)}`);
  const where = ids === null ? conditionOf(listing, scope, request) : hasId(listing, ids);
  // Without `offset 0`, the planner may walk an index of the sort order until it has met enough of the ids.
  const positions = sql`(select ${sql.join(selected, sql`, `)} from ${sourceOf(listing, scope)} where ${where ?? sql`true`} ${ids === null ? sql`` : sql`offset 0`}) positions`;
  const sorted = keys.map((key, at) => ({ ...key, expression: nameOf(at) }));
  const values = sorted.slice(0, -1).map(({ expression }) => sql`${expression}::text`);
  if (walks) await planBySortOrder(tx, true);
  const found = await tx
    .select({
      id: sql<string>`${nameOf(keys.length - 1)}`,
      values: sql<string[]>`json_build_array(${sql.join(values, sql`, `)})`,
    })
    .from(positions)
    .where(start === null ? undefined : afterPosition(sorted, start))
    .orderBy(...sorted.map(orderBy))
    .limit(limit)
    .offset(offset);
  if (walks) await planBySortOrder(tx, false);
  return found;
}

/** The planner does not know how frequent the beginning of a word is. */
async function planBySortOrder(tx: Transaction, isWanted: boolean): Promise<void> {
  const value = isWanted ? 'off' : 'on';
  const settings = ['enable_bitmapscan', 'enable_sort'].map((name) => sql`set_config(${name}, ${value}, true)`);
  await tx.execute(sql`select ${sql.join(settings, sql`, `)}`);
}

/** The last key is the id. */
const nameOf = (at: number) => sql`${sql.identifier(`key${at}`)}`;

const hasId = ({ id }: ListedTable, ids: readonly string[]) => sql`${id} = any(${`{${ids.join(',')}}`}::uuid[])`;

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
