import type { ListFilter } from '@atrium/api-client/contract';
import { inScope, InvalidInput, sqlStateOf, type Transaction } from '../platform';
import type { ResourceDependencies } from './dependencies';
import { type RowPosition, writeCursor } from './cursor';
import { countRows, findPositions, type Total } from './list.repository';
import type { ListRequest } from './list-query';
import type { ListedTable, Listing, ListContext } from './listing';

/** The list response of the specification. */
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

/** Reads one page of a resource with the rows the caller may see. */
export function readList<Row extends { readonly id: string }>(
  { database }: Pick<ResourceDependencies, 'database'>,
  listing: Listing<Row>,
  context: ListContext,
  request: ListRequest,
): Promise<ListAnswer<Row>> {
  const read = inScope(database, context.scope, async (tx) => {
    const total = await countRows(tx, listing, context.scope, request);
    const page = await readPage(tx, listing, context, request, total);
    const ids = page.positions.map(({ id }) => id);
    const byId = new Map((ids.length === 0 ? [] : await listing.rows(tx, ids, context)).map((row) => [row.id, row]));
    const data = ids.flatMap((id) => byId.get(id) ?? []);
    return { ...numbers(request, total, data.length), data, ...cursors(page, request) };
  });
  return request.cursor === null ? read : read.catch(rejectInvalidCursor);
}

/** A manipulated cursor may contain an invalid value for its column: SQLSTATE class 22, data exception. */
function rejectInvalidCursor(error: unknown): never {
  if (sqlStateOf(error)?.startsWith('22') === true) throw new InvalidInput({ cursor: ['invalid'] });
  throw error;
}

interface Page {
  readonly positions: readonly RowPosition[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** Reads a page from a cursor, or by number from the nearer end. Reads one extra row to detect a next page. */
async function readPage(
  tx: Transaction,
  listing: ListedTable,
  context: ListContext,
  request: ListRequest,
  { total, isMinimum, ids, isFrequent }: Total,
): Promise<Page> {
  const { cursor, page, perPage } = request;
  const find = (backwards: boolean, start: RowPosition | null, offset: number, limit: number) =>
    findPositions(tx, listing, context, request, { backwards, start, offset, limit, ids, walks: isFrequent });
  if (cursor !== null) {
    const backwards = cursor.direction === 'before';
    const found = await find(backwards, cursor, 0, perPage + 1);
    const positions = found.slice(0, perPage);
    const more = found.length > perPage;
    return backwards
      ? { positions: positions.toReversed(), hasNext: true, hasPrevious: more }
      : { positions, hasNext: more, hasPrevious: true };
  }
  const offset = (page - 1) * perPage;
  if (!isMinimum && offset >= total) return { positions: [], hasNext: false, hasPrevious: total > 0 };
  if (!isMinimum && offset > total / 2) {
    const limit = Math.min(perPage, total - offset);
    const found = await find(true, null, total - offset - limit, limit);
    return { positions: found.toReversed(), hasNext: offset + limit < total, hasPrevious: true };
  }
  const found = await find(false, null, offset, perPage + 1);
  return { positions: found.slice(0, perPage), hasNext: found.length > perPage, hasPrevious: offset > 0 };
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

function cursors({ positions, hasNext, hasPrevious }: Page, { sort }: ListRequest) {
  const [first] = positions;
  const last = positions.at(-1);
  return {
    next: last === undefined || !hasNext ? null : writeCursor('after', last, sort),
    previous: first === undefined || !hasPrevious ? null : writeCursor('before', first, sort),
  };
}
