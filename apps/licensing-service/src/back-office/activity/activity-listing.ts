import {
  type ActivityEntry,
  type ActivityModule,
  activityModules,
  activityResource,
  type ActivitySubject,
} from '@atrium/api-client/contract';
import { and, eq, inArray, or, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../../identity';
import { auditEntries, hasPermission, listCounts, type SessionUser, type Transaction } from '../../platform';
import type { Filter, Listing } from '../../resource';
import { exportedColumns } from './activity-export';
import { readEntries } from './activity.repository';
import { toEntry } from './activity-view';

/** Limits the activity to one record and what is related to it. */
export interface ActivityRecord {
  readonly subject: ActivitySubject;
  readonly id: string;
}

export const visibleModules = (user: SessionUser): readonly ActivityModule[] =>
  activityModules.filter((module) => hasPermission(user, `view/${module}`));

/** Limits a column with a module to those that a reader may view. */
export const visibleTo = (user: SessionUser, module: PgColumn): SQL => {
  const modules = visibleModules(user);
  return modules.length === 0 ? sql`false` : inArray(module, [...modules]);
};

const aboutRecord = ({ subject, id }: ActivityRecord) =>
  or(
    sql`(${eq(auditEntries.subjectType, subject)} and ${eq(auditEntries.subjectId, id)})`,
    sql`(${auditEntries.related} <> '{}' and ${auditEntries.related} @> array[${id}::uuid])`,
  );

/** The activity that a user may read, of everything or of one record. */
export function activityListing(user: SessionUser, record: ActivityRecord | null): Listing<ActivityEntry> {
  return {
    resource: activityResource,
    table: auditEntries,
    id: auditEntries.id,
    scopeOf: ({ id: userId }) => ({ userId, everyTenant: true }),
    within: () => and(visibleTo(user, auditEntries.module), record === null ? undefined : aboutRecord(record)),
    columns: {
      at: { sort: sql`${auditEntries.at}`, filter: sql`${auditEntries.at}`, exported: sql`${auditEntries.at}` },
      person_id: { filter: sql`${auditEntries.actorId}` },
      module: { filter: sql`${auditEntries.module}`, exported: sql`${auditEntries.module}` },
      title: { search: sql`atrium_fold(coalesce(${auditEntries.title}, ''))`, exported: sql`${auditEntries.title}` },
      ...exportedColumns(user),
    },
    searchText: sql`${auditEntries.searchText}`,
    storedTotal: (tx, _scope, filters) => (record === null ? storedTotal(tx, user, filters) : Promise.resolve(null)),
    rows: async (tx, ids, { language }) => {
      const { entries, people } = await readEntries(tx, ids);
      return entries.map((entry) => toEntry(entry, { user, language, people }));
    },
    option: ({ action, title }) => ({ title: title ?? action, subtitle: null }),
    exportFrom: sql`${auditEntries} left join ${users} on ${eq(users.id, auditEntries.actorId)}`,
  };
}

/** Sums the counts by module; null for a filter that needs counting. */
async function storedTotal(tx: Transaction, user: SessionUser, filters: readonly Filter[]): Promise<number | null> {
  if (filters.some(({ column }) => column !== 'module')) return null;
  const modules = filters.reduce<readonly string[]>(
    (left, { values }) => left.filter((module) => values.includes(module)),
    visibleModules(user),
  );
  if (modules.length === 0) return 0;
  const [row] = await tx
    .select({ total: sum(listCounts.amount) })
    .from(listCounts)
    .where(and(eq(listCounts.resource, 'activity'), inArray(listCounts.bucket, [...modules])));
  return Number(row?.total ?? 0);
}
