import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseHandle, Transaction } from '../../platform';
import { users } from '../accounts/account.table';
import { roleMembers, rolePermissions, roles } from './role.table';

export type RoleRow = typeof roles.$inferSelect;

const authors = alias(users, 'authors');
const modifiers = alias(users, 'modifiers');

export const memberCount = sql`(select count(*)::int from ${roleMembers} where ${roleMembers.roleId} = ${roles.id})`;

/** Roles with their author, last modifier and number of members. */
export function selectRoles(db: DatabaseHandle) {
  return db
    .select({
      role: roles,
      author: { id: authors.id, fullName: authors.fullName },
      modifier: { id: modifiers.id, fullName: modifiers.fullName },
      members: memberCount.mapWith(Number),
    })
    .from(roles)
    .leftJoin(authors, eq(authors.id, roles.authorId))
    .leftJoin(modifiers, eq(modifiers.id, roles.lastModifiedBy));
}

export type RoleHead = Awaited<ReturnType<typeof selectRoles>>[number];

export async function findRole(db: DatabaseHandle, id: string): Promise<RoleHead | null> {
  const [head] = await selectRoles(db).where(eq(roles.id, id));
  return head ?? null;
}

/** Locks a role, so that changes of it and of its members run one after another. */
export async function lockRole(tx: Transaction, id: string): Promise<RoleRow | null> {
  const [role] = await tx.select().from(roles).where(eq(roles.id, id)).for('update');
  return role ?? null;
}

export async function insertRole(tx: Transaction, role: typeof roles.$inferInsert): Promise<string> {
  const [row] = await tx.insert(roles).values(role).returning({ id: roles.id });
  if (row === undefined) throw new Error('Failed to insert a role.');
  return row.id;
}

/** Changes a locked role. */
export async function updateRole(
  tx: Transaction,
  id: string,
  change: Partial<typeof roles.$inferInsert>,
): Promise<void> {
  await tx
    .update(roles)
    .set({ ...change, version: sql`${roles.version} + 1` })
    .where(eq(roles.id, id));
}

/** Records who last changed the members. The version stays, because no field of a form changes. */
export async function touchRole(tx: Transaction, id: string, userId: string, at: Date): Promise<void> {
  await tx.update(roles).set({ lastModifiedBy: userId, updatedAt: at }).where(eq(roles.id, id));
}

/** Deletes a role with its permissions and memberships. */
export async function deleteRole(tx: Transaction, id: string): Promise<void> {
  await tx.delete(roleMembers).where(eq(roleMembers.roleId, id));
  await tx.delete(rolePermissions).where(eq(rolePermissions.roleId, id));
  await tx.delete(roles).where(eq(roles.id, id));
}

/** Permissions by role, sorted. */
export async function findPermissions(
  db: DatabaseHandle,
  roleIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .select()
    .from(rolePermissions)
    .where(inArray(rolePermissions.roleId, [...roleIds]))
    .orderBy(asc(rolePermissions.permission));
  const byRole = Map.groupBy(rows, ({ roleId }) => roleId);
  return new Map(roleIds.map((id) => [id, (byRole.get(id) ?? []).map(({ permission }) => permission)]));
}

export async function replacePermissions(tx: Transaction, roleId: string, permissions: readonly string[]) {
  await tx.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId));
  if (permissions.length === 0) return;
  await tx.insert(rolePermissions).values(permissions.map((permission) => ({ roleId, permission })));
}
