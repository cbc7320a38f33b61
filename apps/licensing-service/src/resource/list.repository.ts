import { and, asc, count, desc, sql, type SQL } from 'drizzle-orm';
import type { Language, Scope, Transaction } from '../platform';
import { conditionOf, typedValue } from './condition';
import type { Place } from './cursor';
import type { ListRequest } from './list-query';
import { inLanguage, type ListedTable, type Reading } from './listing';

/** Rows of a search or a filter that are counted one by one; beyond, a total says that there are more. */
export const maximumCounted = 500;

export interface Total {
  readonly total: number;
  readonly isMinimum: boolean;
}

/** How many rows a call is about. */
export async function countRows(
  tx: Transaction,
  listing: ListedTable,
  scope: Scope,
  request: Omit<ListRequest, 'cursor'>,
): Promise<Total> {
  const { filters, search, only } = request;
  const narrowed = filters.length > 0 || search !== '' || only !== null;
  const kept = search === '' && only === null ? await listing.keptTotal?.(tx, scope, filters) : null;
  if (typeof kept === 'number') return { total: kept, isMinimum: false };
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(sourceOf(listing, scope))
    .where(conditionOf(listing, scope, request))
    .limit(narrowed ? maximumCounted + 1 : Number.MAX_SAFE_INTEGER)
    .as('some');
  const [counted] = await tx.select({ total: count() }).from(some);
  const total = counted?.total ?? 0;
  return narrowed && total > maximumCounted ? { total: maximumCounted, isMinimum: true } : { total, isMinimum: false };
}

const sourceOf = ({ table, source }: ListedTable, scope: Scope) => source?.(scope) ?? sql`${table}`;

/** Which part of the order to read: from a row on or from its beginning, and which way. */
export interface Stretch {
  readonly backwards: boolean;
  readonly beside: Place | null;
  readonly offset: number;
  readonly limit: number;
}

interface Key {
  readonly expression: SQL;
  readonly descending: boolean;
  readonly typed: (value: string) => SQL;
}

/** Ids in the order of the call with the values they are sorted by; a stretch read backwards comes backwards. */
export async function findPlaces(
  tx: Transaction,
  listing: ListedTable,
  { scope, language }: Pick<Reading, 'scope' | 'language'>,
  request: ListRequest,
  { backwards, beside, offset, limit }: Stretch,
): Promise<Place[]> {
  const keys = keysOf(listing, language, request).map((key) => ({ ...key, descending: key.descending !== backwards }));
  const values = keys.slice(0, -1).map(({ expression }) => sql`(${expression})::text`);
  const rows = await tx
    .select({ id: sql<string>`${listing.id}`, values: sql<string[]>`json_build_array(${sql.join(values, sql`, `)})` })
    .from(sourceOf(listing, scope))
    .where(and(conditionOf(listing, scope, request), beside === null ? undefined : beyond(keys, beside)))
    .orderBy(...keys.map(inOrder))
    .limit(limit)
    .offset(offset);
  return rows;
}

/** The ids of at most `most` rows in the order of the call, as one text with commas between them. */
export async function findIds(
  tx: Transaction,
  listing: ListedTable,
  { scope, language }: Pick<Reading, 'scope' | 'language'>,
  request: ListRequest,
  most: number,
): Promise<string> {
  const ordered = tx
    .select({ id: sql<string>`${listing.id}`.as('id') })
    .from(sourceOf(listing, scope))
    .where(conditionOf(listing, scope, request))
    .orderBy(...keysOf(listing, language, request).map(inOrder))
    .limit(most)
    .as('ordered');
  const [found] = await tx.select({ ids: sql<string | null>`string_agg(${ordered.id}::text, ',')` }).from(ordered);
  return found?.ids ?? '';
}

const inOrder = ({ expression, descending }: Key) => (descending ? desc : asc)(expression);

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

/** The rows after a place in this order; in one comparison where an index can begin there. */
function beyond(keys: readonly Key[], place: Place): SQL | undefined {
  const values = [...place.values, place.id].map((value, at) => keys[at]?.typed(value) ?? sql`null`);
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
