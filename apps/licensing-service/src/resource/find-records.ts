import { inScope } from '../platform';
import type { ResourceDependencies } from './dependencies';
import { findPositions } from './list.repository';
import { readListQuery } from './list-query';
import { type Listing, type ListContext, mayList } from './listing';

interface Search {
  readonly search: string;
  readonly limit: number;
}

/** Finds the first records of a search without counting the others; none for a user who may not list them. */
export async function findRecords<Row extends { readonly id: string }>(
  { database }: Pick<ResourceDependencies, 'database'>,
  listing: Listing<Row>,
  { user, language }: Pick<ListContext, 'user' | 'language'>,
  { search, limit }: Search,
): Promise<readonly Row[]> {
  if (!mayList(user, listing)) return [];
  const context = { user, language, scope: listing.scopeOf(user) };
  const request = readListQuery(listing.resource, { search });
  return inScope(database, context.scope, async (tx) => {
    const range = { backwards: false, start: null, offset: 0, limit };
    const ids = (await findPositions(tx, listing, context, request, range)).map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await listing.rows(tx, ids, context);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  });
}
