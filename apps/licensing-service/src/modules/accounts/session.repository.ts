import { and, eq, lt, lte, or } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import { sessions, users } from './account.table';
import type { Account } from './account.repository';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(tx: DatabaseHandle, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function findSessionByHash(
  database: DatabaseHandle,
  tokenHash: string,
): Promise<{ readonly session: SessionRow; readonly account: Account } | null> {
  const [found] = await database
    .select({ session: sessions, account: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return found ?? null;
}

export async function touchSession(database: DatabaseHandle, id: string, at: Date): Promise<void> {
  await database
    .update(sessions)
    .set({ lastUsedAt: at })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, at)));
}

export async function deleteSession(tx: DatabaseHandle, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** Answers the ids that ended. */
export async function deleteSessionsOf(tx: DatabaseHandle, userId: string): Promise<string[]> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

export async function deleteOldSessions(database: DatabaseHandle, now: Date, unusedSince: Date): Promise<void> {
  await database.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastUsedAt, unusedSince)));
}
