import { activityPeopleResource } from '@atrium/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../identity';
import { auditPeople, type SessionUser } from '../../platform';
import type { Listing } from '../../resource';
import { visibleTo } from './activity-listing';

const folded = sql`atrium_fold(${users.fullName})`;

/** The people named by entries that a reader may see: the activity can be filtered by them. */
export const activityPeopleListing = (
  reader: SessionUser,
): Listing<{ readonly id: string; readonly title: string }> => ({
  resource: activityPeopleResource,
  table: users,
  id: users.id,
  scopeOf: ({ id }) => ({ userId: id, everyTenant: true }),
  within: () =>
    sql`exists (select 1 from ${auditPeople} where ${and(eq(auditPeople.actorId, users.id), visibleTo(reader, auditPeople.module))})`,
  columns: {
    title: { sort: sql`atrium_sort_key(coalesce(${users.fullName}, '')) collate "C"`, search: folded },
  },
  searchText: folded,
  rows: (tx, ids) =>
    tx
      .select({ id: users.id, title: users.fullName })
      .from(users)
      .where(inArray(users.id, [...ids])),
  option: ({ title }) => ({ title, subtitle: null }),
  exportFrom: sql`${users}`,
});
