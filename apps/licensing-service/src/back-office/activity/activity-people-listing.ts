import { activityPeopleResource } from '@atrium/api-client/contract';
import { inArray, sql } from 'drizzle-orm';
import { users } from '../../identity';
import { auditEntries } from '../../platform';
import type { Listing } from '../../resource';

const acted = sql`exists (select 1 from ${auditEntries} where ${auditEntries.actorId} = ${users.id})`;
const folded = sql`atrium_fold(${users.fullName})`;

/** The people that the activity can be filtered by. */
export const activityPeopleListing: Listing<{ readonly id: string; readonly title: string }> = {
  resource: activityPeopleResource,
  table: users,
  id: users.id,
  scopeOf: ({ id }) => ({ userId: id, everyTenant: true }),
  within: () => acted,
  columns: {
    title: { sort: sql`atrium_sort_key(${users.fullName}) collate "C"`, search: folded },
  },
  searchText: folded,
  rows: (tx, ids) =>
    tx
      .select({ id: users.id, title: users.fullName })
      .from(users)
      .where(inArray(users.id, [...ids])),
  option: ({ title }) => ({ title, subtitle: null }),
  exportFrom: sql`${users}`,
};
