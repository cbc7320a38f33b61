import { defaultPerPage, type ListQuery, type Resource } from '@atrium/api-client/contract';
import type { SessionUser } from '../platform';
import type { ListAnswer } from './list.service';

export type Defaults = NonNullable<ListAnswer<never>['defaults']>;

/** Initial page size and sort order of a list screen; null if the request does not ask for them. */
export function defaultsFor({ defaultSort }: Resource, query: ListQuery, { perPage }: SessionUser): Defaults | null {
  if (query.defaults === undefined) return null;
  return { per_page: perPage ?? defaultPerPage, sort: defaultSort, filter: {} };
}
