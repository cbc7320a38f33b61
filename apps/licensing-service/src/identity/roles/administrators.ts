import { and, eq, ne } from 'drizzle-orm';
import { Conflict, type DatabaseHandle } from '../../platform';
import { users } from '../accounts/account.table';
import { roleMembers, roles } from './role.table';

/** Built-in role with every permission. Cannot be renamed or deleted. */
const title = 'Administrators';

/** Creates the role at the first startup. */
export async function seedAdministrators(database: DatabaseHandle, at: Date): Promise<void> {
  await database.insert(roles).values({ title, builtIn: true, createdAt: at, updatedAt: at }).onConflictDoNothing();
}

export async function addAdministrator(tx: DatabaseHandle, userId: string, at: Date): Promise<void> {
  const roleId = await lockAdministrators(tx);
  await tx.insert(roleMembers).values({ roleId, userId, addedAt: at, addedBy: userId }).onConflictDoNothing();
}

/** Locks the role, so changes of Administrators run one after another. */
export async function lockAdministrators(tx: DatabaseHandle): Promise<string> {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.builtIn, true)).for('update');
  if (role === undefined) throw new Error('The role Administrators is missing.');
  return role.id;
}

/** Removes all roles of a user; 409 if no other Administrator could log in. */
export async function removeAllRoles(tx: DatabaseHandle, userId: string): Promise<void> {
  const roleId = await lockAdministrators(tx);
  const removed = await tx.delete(roleMembers).where(eq(roleMembers.userId, userId)).returning();
  const wasAdministrator = removed.some((membership) => membership.roleId === roleId);
  if (wasAdministrator && !(await hasActiveAdministrator(tx, userId))) throw new Conflict('last_administrator');
}

/** Removes the role from a user. @throws Conflict `last_administrator` if no other Administrator could log in */
export async function removeAdministrator(tx: DatabaseHandle, userId: string): Promise<void> {
  const roleId = await lockAdministrators(tx);
  await tx.delete(roleMembers).where(and(eq(roleMembers.roleId, roleId), eq(roleMembers.userId, userId)));
  if (!(await hasActiveAdministrator(tx))) throw new Conflict('last_administrator');
}

/** The only active Administrator; null if there are several. */
export async function findLastAdministrator(database: DatabaseHandle): Promise<string | null> {
  const [only, another] = await database
    .select({ id: users.id })
    .from(roleMembers)
    .innerJoin(roles, eq(roles.id, roleMembers.roleId))
    .innerJoin(users, eq(users.id, roleMembers.userId))
    .where(and(eq(roles.builtIn, true), eq(users.state, 'active')))
    .limit(2);
  return another === undefined ? (only?.id ?? null) : null;
}

/** Whether there is an active Administrator other than `except`. */
export async function hasActiveAdministrator(database: DatabaseHandle, except?: string): Promise<boolean> {
  const [found] = await database
    .select({ id: users.id })
    .from(roleMembers)
    .innerJoin(roles, eq(roles.id, roleMembers.roleId))
    .innerJoin(users, eq(users.id, roleMembers.userId))
    .where(
      and(eq(roles.builtIn, true), eq(users.state, 'active'), except === undefined ? undefined : ne(users.id, except)),
    )
    .limit(1);
  return found !== undefined;
}
