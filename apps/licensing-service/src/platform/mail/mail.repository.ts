import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../database/database';
import { mailMessages } from './mail.table';

export type MailRow = typeof mailMessages.$inferSelect;

/** Inserts an e-mail, unless one with the same key exists. */
export async function insertMail(
  tx: DatabaseHandle,
  row: typeof mailMessages.$inferInsert,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const [written] = await tx
    .insert(mailMessages)
    .values(row)
    .onConflictDoNothing({ target: mailMessages.onceKey })
    .returning({ id: mailMessages.id });
  if (written !== undefined) return { id: written.id, isNew: true };
  const sameKey = eq(mailMessages.onceKey, row.onceKey ?? '');
  const [earlier] = await tx.select({ id: mailMessages.id }).from(mailMessages).where(sameKey);
  if (earlier === undefined) throw new Error('The e-mail with the same key was deleted.');
  return { id: earlier.id, isNew: false };
}

/** Starts a send attempt for a waiting e-mail; null if it is no longer waiting. */
export async function startAttempt(database: DatabaseHandle, id: string): Promise<MailRow | null> {
  const [row] = await database
    .update(mailMessages)
    .set({ attempts: sql`${mailMessages.attempts} + 1` })
    .where(and(eq(mailMessages.id, id), eq(mailMessages.state, 'waiting')))
    .returning();
  return row ?? null;
}

const token = '(activate/|confirm-email/|invitations/|token=)[A-Za-z0-9_-]{43}';
const withoutTokens = (column: AnyPgColumn) => sql`regexp_replace(${column}, ${token}, ${'\\1***'}, 'g')`;

/** Marks an e-mail as sent and removes the tokens from its links, which only the recipient may have. */
export async function markSent(database: DatabaseHandle, id: string, at: Date): Promise<void> {
  await database
    .update(mailMessages)
    .set({
      state: 'sent',
      sentAt: at,
      error: null,
      text: withoutTokens(mailMessages.text),
      html: withoutTokens(mailMessages.html),
    })
    .where(eq(mailMessages.id, id));
}

/** Saves why an attempt failed. `final` stops the retries. */
export async function markFailed(database: DatabaseHandle, id: string, error: string, final: boolean): Promise<void> {
  const state = final ? 'failed' : 'waiting';
  await database.update(mailMessages).set({ state, error }).where(eq(mailMessages.id, id));
}

/** Those of these keys whose e-mail could not be sent. */
export async function findFailedMail(
  database: DatabaseHandle,
  onceKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (onceKeys.length === 0) return new Set();
  const rows = await database
    .select({ key: mailMessages.onceKey })
    .from(mailMessages)
    .where(and(inArray(mailMessages.onceKey, [...onceKeys]), eq(mailMessages.state, 'failed')));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

export function listMail(database: DatabaseHandle, limit: number): Promise<MailRow[]> {
  return database.select().from(mailMessages).orderBy(desc(mailMessages.createdAt), desc(mailMessages.id)).limit(limit);
}

export function listSentMail(database: DatabaseHandle, limit: number): Promise<MailRow[]> {
  return database
    .select()
    .from(mailMessages)
    .where(eq(mailMessages.state, 'sent'))
    .orderBy(desc(mailMessages.sentAt), desc(mailMessages.id))
    .limit(limit);
}

export async function findMail(database: DatabaseHandle, id: string): Promise<MailRow | null> {
  const [row] = await database.select().from(mailMessages).where(eq(mailMessages.id, id));
  return row ?? null;
}
