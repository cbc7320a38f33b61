import { and, eq, gt, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { DatabaseHandle, FileHolder, Transaction } from '../../platform';
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

/** Users have a picture, and for an hour the one they removed. */
export const avatarHolder: FileHolder = {
  table: 'users',
  findAmong: async (tx, ids) => {
    const among = [...ids];
    const refers = or(inArray(users.avatar, among), inArray(users.removedAvatar, among));
    return (await tx.select(columns).from(users).where(refers)).flatMap(storedIn);
  },
  findAfter: async (tx, after, limit) => {
    const refers = or(isNotNull(users.avatar), isNotNull(users.removedAvatar));
    const later = after === null ? refers : and(refers, gt(users.id, after));
    const found = { id: users.id, ...columns };
    const rows = await tx.select(found).from(users).where(later).orderBy(users.id).limit(limit);
    return rows.map((row) => ({ id: row.id, files: storedIn(row) }));
  },
};

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
