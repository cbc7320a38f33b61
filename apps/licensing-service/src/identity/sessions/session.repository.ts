import { and, desc, eq, gt, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { sessions, users } from '../accounts/account.table';
import type { Account } from '../accounts/account.repository';

export type SessionRow = typeof sessions.$inferSelect;

/** Returns the id of the new session. */
export async function insertSession(tx: DatabaseHandle, session: typeof sessions.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(sessions).values(session).returning({ id: sessions.id });
  if (inserted === undefined) throw new Error('The row could not be inserted.');
  return inserted.id;
}

/** A program's token is no cookie, and a cookie opens no document. */
export async function findSessionByHash(
  database: DatabaseHandle,
  tokenHash: string,
  holder: 'browser' | 'program',
): Promise<{ readonly session: SessionRow; readonly account: Account } | null> {
  const [found] = await database
    .select({ session: sessions, account: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isHeldBy(holder)));
  return found ?? null;
}

const isHeldBy = (holder: 'browser' | 'program') =>
  holder === 'browser' ? isNull(sessions.program) : isNotNull(sessions.program);

export async function touchSession(database: DatabaseHandle, id: string, at: Date): Promise<void> {
  await database
    .update(sessions)
    .set({ lastUsedAt: at })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, at)));
}

export async function deleteSession(tx: DatabaseHandle, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** Returns the ids of the deleted sessions. */
export async function deleteSessionsOf(tx: DatabaseHandle, userId: string): Promise<string[]> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Programs may be idle until their token expires. */
export async function deleteOldSessions(database: DatabaseHandle, now: Date, unusedSince: Date): Promise<void> {
  const isUnused = and(isNull(sessions.program), lte(sessions.lastUsedAt, unusedSince));
  await database.delete(sessions).where(or(lte(sessions.expiresAt, now), isUnused));
}

/** Active sessions of a user, last used first. */
export function listSessions(
  database: DatabaseHandle,
  userId: string,
  now: Date,
  unusedSince: Date,
): Promise<SessionRow[]> {
  const isUsed = or(isNotNull(sessions.program), gt(sessions.lastUsedAt, unusedSince));
  const live = and(gt(sessions.expiresAt, now), isUsed);
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), live))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Returns false if the session is not the user's. */
export async function deleteOwnSession(tx: DatabaseHandle, userId: string, id: string): Promise<boolean> {
  const own = and(eq(sessions.id, id), eq(sessions.userId, userId));
  return (await tx.delete(sessions).where(own).returning({ id: sessions.id })).length > 0;
}

/** Returns the ids of the deleted sessions. */
export async function deleteOtherSessions(
  tx: DatabaseHandle,
  userId: string,
  except: string | null,
): Promise<string[]> {
  const others = and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.id, except));
  return (await tx.delete(sessions).where(others).returning({ id: sessions.id })).map(({ id }) => id);
}
