import type { ListQuery } from '@atrium/api-client/contract';
import type { Caller, SessionUser } from '../platform';
import { defaultsFor } from './defaults';
import type { ResourceDependencies } from './dependencies';
import { type ListAnswer, readList } from './list.service';
import { readListQuery } from './list-query';
import type { Listing } from './listing';

interface ListCall {
  readonly query: ListQuery;
  readonly user: SessionUser;
  readonly caller: Caller;
}

/** Answers a call that lists a resource. */
export async function answerList<Row extends { readonly id: string }>(
  dependencies: Pick<ResourceDependencies, 'database'>,
  listing: Listing<Row>,
  { query, user, caller }: ListCall,
): Promise<ListAnswer<Row>> {
  const defaults = defaultsFor(listing.resource, query, user);
  const request = readListQuery(listing.resource, query, defaults?.per_page);
  const reading = { user, language: caller.language, scope: listing.scopeOf(user) };
  const answer = await readList(dependencies, listing, reading, request);
  return defaults === null ? answer : { ...answer, defaults };
}
