import { and, eq, or } from 'drizzle-orm';
import type { Database, TenantRoleOf } from '../platform';
import { operations } from './operations/operation.table';
import { tenantMembers } from './tenant.table';

/** Finds a membership by the id of the tenant or of one of its operations. */
export function createTenantRoleOf(database: Database): TenantRoleOf {
  return async (userId, id) => {
    const [row] = await database
      .select({ role: tenantMembers.role })
      .from(tenantMembers)
      .leftJoin(operations, and(eq(operations.tenantId, tenantMembers.tenantId), eq(operations.id, id)))
      .where(and(eq(tenantMembers.userId, userId), or(eq(tenantMembers.tenantId, id), eq(operations.id, id))));
    return row?.role ?? null;
  };
}
