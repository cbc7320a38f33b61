import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform';
import { tenantMembers } from '../tenant.table';

/** Returns those of the users who are members of the tenant. */
export async function findMembersAmong(
  database: Database,
  tenantId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await database
    .select({ userId: tenantMembers.userId })
    .from(tenantMembers)
    .where(and(eq(tenantMembers.tenantId, tenantId), inArray(tenantMembers.userId, [...userIds])));
  return new Set(rows.map((row) => row.userId));
}
