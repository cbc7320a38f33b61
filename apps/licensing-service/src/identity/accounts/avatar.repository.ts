import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { users } from './account.table';

export interface AvatarRow {
  readonly avatar: string | null;
  readonly removedAvatar: string | null;
}

const isActive = (userId: string) => and(eq(users.id, userId), eq(users.state, 'active'));
const columns = { avatar: users.avatar, removedAvatar: users.removedAvatar };

/** Locks an account. Null unless it is active: it may have closed during an upload. */
export async function lockAvatar(tx: Transaction, userId: string): Promise<AvatarRow | null> {
  const [found] = await tx.select(columns).from(users).where(isActive(userId)).for('update');
  return found ?? null;
}

/** Does not change the account's version, since no form shows it. */
export async function saveAvatar(
  tx: Transaction,
  userId: string,
  { avatar, removedAvatar }: AvatarRow,
  at: Date,
): Promise<void> {
  const avatarRemovedAt = removedAvatar === null ? null : at;
  await tx.update(users).set({ avatar, removedAvatar, avatarRemovedAt }).where(eq(users.id, userId));
}

/** Whether a user has this picture now. */
export async function isAvatar(db: DatabaseHandle, id: string): Promise<boolean> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.avatar, id));
  return found !== undefined;
}

/** Those of the stored files that are pictures of users, also removed ones. */
export async function findAvatarsAmong(db: DatabaseHandle, ids: readonly string[]): Promise<readonly string[]> {
  const among = [...ids];
  const rows = await db
    .select(columns)
    .from(users)
    .where(or(inArray(users.avatar, among), inArray(users.removedAvatar, among)));
  return rows.flatMap(storedIn);
}

/** Forgets the pictures that users removed before a time, and returns them. */
export async function forgetRemovedAvatars(tx: Transaction, before: Date): Promise<readonly string[]> {
  const expired = and(isNotNull(users.removedAvatar), lt(users.avatarRemovedAt, before));
  const rows = await tx.select({ id: users.id, avatar: users.removedAvatar }).from(users).where(expired).for('update');
  const ids = rows.map(({ id }) => id);
  await tx.update(users).set({ removedAvatar: null, avatarRemovedAt: null }).where(inArray(users.id, ids));
  return rows.flatMap(({ avatar }) => avatar ?? []);
}

/** Ids of the pictures in the file store. */
export const storedIn = ({ avatar, removedAvatar }: AvatarRow): string[] =>
  [avatar, removedAvatar].filter((id) => id !== null);
