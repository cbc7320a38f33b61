import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../identity';
import type { DatabaseHandle, Transaction } from '../../platform';
import { media, mediaFiles } from './media.table';

const authors = alias(users, 'authors');
const modifiers = alias(users, 'modifiers');

export type MediaFileRow = typeof mediaFiles.$inferSelect;

/** The media with their file, author and last modifier. */
export function selectMedia(db: DatabaseHandle) {
  return db
    .select({
      media,
      file: mediaFiles,
      author: { id: authors.id, full_name: authors.fullName },
      modifier: { id: modifiers.id, full_name: modifiers.fullName },
    })
    .from(media)
    .innerJoin(mediaFiles, eq(mediaFiles.id, media.fileId))
    .innerJoin(authors, eq(authors.id, media.authorId))
    .innerJoin(modifiers, eq(modifiers.id, media.lastModifiedBy));
}

export type MediaRow = Awaited<ReturnType<typeof selectMedia>>[number];

export async function findMedia(db: DatabaseHandle, id: string): Promise<MediaRow | null> {
  const [row] = await selectMedia(db).where(eq(media.id, id));
  return row ?? null;
}

/** Locks media in the order of their ids, so that two requests cannot lock each other out. */
export function lockMedia(tx: Transaction, ids: readonly string[]): Promise<(typeof media.$inferSelect)[]> {
  return tx
    .select()
    .from(media)
    .where(inArray(media.id, [...ids]))
    .orderBy(asc(media.id))
    .for('update');
}

export async function insertMedia(tx: Transaction, row: typeof media.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(media).values(row).returning({ id: media.id });
  if (inserted === undefined) throw new Error('The row could not be inserted.');
  return inserted.id;
}

/** Optimistic locking: returns false if `version` is no longer the latest. */
export async function updateMedia(
  tx: Transaction,
  id: string,
  version: number,
  changes: Partial<typeof media.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(media)
    .set({ ...changes, version: sql`${media.version} + 1` })
    .where(and(eq(media.id, id), eq(media.version, version)))
    .returning({ id: media.id });
  return rows.length > 0;
}

export async function deleteMedia(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(media).where(inArray(media.id, [...ids]));
}

/** The collections in use, by title. */
export async function findCollections(
  db: DatabaseHandle,
): Promise<{ data: { title: string; count: number }[]; total: number }> {
  const rows = await db
    .select({ title: media.collection, count: count() })
    .from(media)
    .groupBy(media.collection)
    .orderBy(sql`atrium_sort_key(${media.collection}) collate "C"`);
  const data = rows.flatMap(({ title, count: number }) => (title === null ? [] : [{ title, count: number }]));
  return { data, total: rows.reduce((sum, { count: number }) => sum + number, 0) };
}
