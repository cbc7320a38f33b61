import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { users } from '../accounts/account.table';
import { roleMembers } from './role.table';

export async function findMemberIds(db: DatabaseHandle, roleId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: roleMembers.userId })
    .from(roleMembers)
    .where(eq(roleMembers.roleId, roleId))
    .orderBy(asc(roleMembers.userId));
  return rows.map(({ userId }) => userId);
}

export async function findActiveMemberIds(db: DatabaseHandle, roleId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: roleMembers.userId })
    .from(roleMembers)
    .innerJoin(users, and(eq(users.id, roleMembers.userId), eq(users.state, 'active')))
    .where(eq(roleMembers.roleId, roleId))
    .orderBy(asc(roleMembers.userId));
  return rows.map(({ userId }) => userId);
}

/** Returns the ids of the users who were not members yet. */
export async function insertMembers(
  tx: Transaction,
  members: readonly (typeof roleMembers.$inferInsert)[],
): Promise<string[]> {
  if (members.length === 0) return [];
  const added = await tx
    .insert(roleMembers)
    .values([...members])
    .onConflictDoNothing()
    .returning();
  return added.map(({ userId }) => userId);
}

/** Returns false if the user is not a member. */
export async function deleteMember(tx: Transaction, roleId: string, userId: string): Promise<boolean> {
  const member = and(eq(roleMembers.roleId, roleId), eq(roleMembers.userId, userId));
  return (await tx.delete(roleMembers).where(member).returning()).length > 0;
}

/** At most the first members of each role, by name. */
export async function findFirstMembers(db: DatabaseHandle, roleIds: readonly string[], most: number) {
  const place = sql<number>`row_number() over (partition by ${roleMembers.roleId} order by ${users.fullName}, ${users.id})`;
  const ranked = db
    .select({
      roleId: roleMembers.roleId,
      id: users.id,
      fullName: users.fullName,
      avatar: users.avatar,
      place: place.as('place'),
    })
    .from(roleMembers)
    .innerJoin(users, eq(users.id, roleMembers.userId))
    .where(inArray(roleMembers.roleId, [...roleIds]))
    .as('ranked');
  const rows = await db
    .select({ roleId: ranked.roleId, id: ranked.id, fullName: ranked.fullName, avatar: ranked.avatar })
    .from(ranked)
    .where(sql`${ranked.place} <= ${most}`)
    .orderBy(asc(ranked.place));
  return Map.groupBy(rows, ({ roleId }) => roleId);
}
