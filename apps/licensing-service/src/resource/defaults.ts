import { defaultPerPage, type ListQuery, type Resource } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { users } from '../identity/accounts/account.table';
import type { ListAnswer } from './list.service';

export type Defaults = NonNullable<ListAnswer<never>['defaults']>;

/** What a screen begins with: the account's page size and the resource's order; null where the call does not ask. */
export async function readDefaults(
  database: DatabaseHandle,
  { defaultSort }: Resource,
  query: ListQuery,
  userId: string,
): Promise<Defaults | null> {
  if (query.defaults === undefined) return null;
  const [account] = await database.select({ perPage: users.perPage }).from(users).where(eq(users.id, userId));
  return { per_page: account?.perPage ?? defaultPerPage, sort: defaultSort, filter: {} };
}
