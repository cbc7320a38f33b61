import type { ListQuery } from '@atrium/api-client/contract';
import type { Caller, SessionUser } from '../platform';
import { defaultsFor } from './defaults';
import type { ResourceDependencies } from './dependencies';
import { type ListAnswer, readList } from './list.service';
import { readListQuery } from './list-query';
import type { Listing } from './listing';

interface ListRequestContext {
  readonly query: ListQuery;
  readonly user: SessionUser;
  readonly caller: Caller;
}

export async function readListPage<Row extends { readonly id: string }>(
  dependencies: Pick<ResourceDependencies, 'database'>,
  listing: Listing<Row>,
  { query, user, caller }: ListRequestContext,
): Promise<ListAnswer<Row>> {
  const defaults = defaultsFor(listing.resource, query, user);
  const listRequest = readListQuery(listing.resource, query, defaults?.per_page);
  const context = { user, language: caller.language, scope: listing.scopeOf(user) };
  const answer = await readList(dependencies, listing, context, listRequest);
  return defaults === null ? answer : { ...answer, defaults };
}
