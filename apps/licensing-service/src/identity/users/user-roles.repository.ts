import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import type { RoleRights } from '../roles/role-rights';
import { roleMembers, rolePermissions, roles } from '../roles/role.table';

/** A role of a user. */
export interface RoleOfUser extends RoleRights {
  readonly addedAt: Date;
}

const shown = {
  id: roles.id,
  title: roles.title,
  description: roles.description,
  active: roles.active,
  builtIn: roles.builtIn,
};

async function permissionsByRole(db: DatabaseHandle, roleIds: readonly string[]): Promise<Map<string, string[]>> {
  if (roleIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(rolePermissions)
    .where(inArray(rolePermissions.roleId, [...roleIds]))
    .orderBy(asc(rolePermissions.permission));
  const byRole = Map.groupBy(rows, ({ roleId }) => roleId);
  return new Map([...byRole].map(([id, of]) => [id, of.map(({ permission }) => permission)]));
}

/** The roles of users, by user, each by title. */
export async function findRolesOfUsers(
  db: DatabaseHandle,
  userIds: readonly string[],
): Promise<Map<string, RoleOfUser[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: roleMembers.userId, addedAt: roleMembers.addedAt, ...shown })
    .from(roleMembers)
    .innerJoin(roles, eq(roles.id, roleMembers.roleId))
    .where(inArray(roleMembers.userId, [...userIds]))
    .orderBy(asc(roles.title));
  const ids = [...new Set(rows.map(({ id }) => id))];
  const permissions = await permissionsByRole(db, ids);
  const complete = rows.map((role) => ({ ...role, permissions: permissions.get(role.id) ?? [] }));
  return Map.groupBy(complete, ({ userId }) => userId);
}

/** Returns the ids of the roles that the user did not have. */
export async function insertRolesOfUser(
  tx: DatabaseHandle,
  userId: string,
  roleIds: readonly string[],
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<string[]> {
  const rows = roleIds.map((roleId) => ({ roleId, userId, addedAt: at, addedBy: by }));
  const added = await tx.insert(roleMembers).values(rows).onConflictDoNothing().returning({ id: roleMembers.roleId });
  return added.map(({ id }) => id);
}

export async function deleteRoleOfUser(tx: DatabaseHandle, userId: string, roleId: string): Promise<void> {
  await tx.delete(roleMembers).where(and(eq(roleMembers.userId, userId), eq(roleMembers.roleId, roleId)));
}
