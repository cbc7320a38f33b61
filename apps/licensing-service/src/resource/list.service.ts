import type { ListFilter } from '@atrium/api-client/contract';
import { inScope, InvalidInput, sqlStateOf, type Transaction } from '../platform';
import type { ResourceDependencies } from './dependencies';
import { type Place, writeCursor } from './cursor';
import { countRows, findPlaces, type Total } from './list.repository';
import type { ListRequest } from './list-query';
import type { ListedTable, Listing, Reading } from './listing';

/** The specification's list answer. */
export interface ListAnswer<Row> {
  data: Row[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  total_is_minimum?: boolean;
  from: number | null;
  to: number | null;
  next: string | null;
  previous: string | null;
  defaults?: { per_page: number; sort: string; filter: ListFilter };
}

/** One page of a resource, as the caller may see it. */
export function readList<Row extends { readonly id: string }>(
  { database }: Pick<ResourceDependencies, 'database'>,
  listing: Listing<Row>,
  reading: Reading,
  request: ListRequest,
): Promise<ListAnswer<Row>> {
  const read = inScope(database, reading.scope, async (tx) => {
    const total = await countRows(tx, listing, reading.scope, request);
    const page = await readPage(tx, listing, reading, request, total);
    const ids = page.places.map(({ id }) => id);
    const byId = new Map((ids.length === 0 ? [] : await listing.rows(tx, ids, reading)).map((row) => [row.id, row]));
    const data = ids.flatMap((id) => byId.get(id) ?? []);
    return { ...numbers(request, total, data.length), data, ...cursors(page, request) };
  });
  return request.cursor === null ? read : read.catch(refuseCursor);
}

/** A manipulated cursor may hold an invalid value of its column: PostgreSQL's class of data exceptions. */
function refuseCursor(error: unknown): never {
  if (sqlStateOf(error)?.startsWith('22') === true) throw new InvalidInput({ cursor: ['invalid'] });
  throw error;
}

interface Page {
  readonly places: readonly Place[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** By a cursor from there on; by a number from the nearer end. One row more than asked tells whether it goes on. */
async function readPage(
  tx: Transaction,
  listing: ListedTable,
  reading: Reading,
  request: ListRequest,
  { total, isMinimum }: Total,
): Promise<Page> {
  const { cursor, page, perPage } = request;
  const find = (backwards: boolean, beside: Place | null, offset: number, limit: number) =>
    findPlaces(tx, listing, reading, request, { backwards, beside, offset, limit });
  if (cursor !== null) {
    const backwards = cursor.direction === 'before';
    const found = await find(backwards, cursor, 0, perPage + 1);
    const places = found.slice(0, perPage);
    const more = found.length > perPage;
    return backwards
      ? { places: places.toReversed(), hasNext: true, hasPrevious: more }
      : { places, hasNext: more, hasPrevious: true };
  }
  const offset = (page - 1) * perPage;
  if (!isMinimum && offset >= total) return { places: [], hasNext: false, hasPrevious: total > 0 };
  if (!isMinimum && offset > total / 2) {
    const limit = Math.min(perPage, total - offset);
    const found = await find(true, null, total - offset - limit, limit);
    return { places: found.toReversed(), hasNext: offset + limit < total, hasPrevious: true };
  }
  const found = await find(false, null, offset, perPage + 1);
  return { places: found.slice(0, perPage), hasNext: found.length > perPage, hasPrevious: offset > 0 };
}

function numbers({ page, perPage }: ListRequest, { total, isMinimum }: Total, shown: number) {
  const first = (page - 1) * perPage;
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
    ...(isMinimum ? { total_is_minimum: true } : {}),
    from: shown === 0 ? null : first + 1,
    to: shown === 0 ? null : first + shown,
  };
}

function cursors({ places, hasNext, hasPrevious }: Page, { sort }: ListRequest) {
  const [first] = places;
  const last = places.at(-1);
  return {
    next: last === undefined || !hasNext ? null : writeCursor('after', last, sort),
    previous: first === undefined || !hasPrevious ? null : writeCursor('before', first, sort),
  };
}
