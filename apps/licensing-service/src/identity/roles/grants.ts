import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { roleMembers, rolePermissions, roles } from './role.table';

/** Roles and permissions of a user's active roles. */
export interface Grants {
  readonly roles: readonly { readonly id: string; readonly title: string }[];
  readonly permissions: readonly string[];
  readonly isAdministrator: boolean;
}

export async function findGrants(database: DatabaseHandle, userId: string): Promise<Grants> {
  return (await findGrantsOf(database, [userId])).get(userId) ?? nothing;
}

const nothing: Grants = { roles: [], permissions: [], isAdministrator: false };

/** Grants by user; users without an active role are absent. */
export async function findGrantsOf(
  database: DatabaseHandle,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Grants>> {
  if (userIds.length === 0) return new Map();
  const rows = await database
    .select({
      userId: roleMembers.userId,
      id: roles.id,
      title: roles.title,
      builtIn: roles.builtIn,
      permission: rolePermissions.permission,
    })
    .from(roleMembers)
    .innerJoin(roles, eq(roles.id, roleMembers.roleId))
    .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(and(inArray(roleMembers.userId, [...userIds]), eq(roles.active, true)))
    .orderBy(roles.title, rolePermissions.permission);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([userId, granted]) => [userId, toGrants(granted)]));
}

interface GrantRow {
  readonly id: string;
  readonly title: string;
  readonly builtIn: boolean;
  readonly permission: string | null;
}

function toGrants(rows: readonly GrantRow[]): Grants {
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return {
    roles: [...titles].map(([id, title]) => ({ id, title })),
    permissions: [...new Set(rows.flatMap(({ permission }) => permission ?? []))],
    isAdministrator: rows.some(({ builtIn }) => builtIn),
  };
}
