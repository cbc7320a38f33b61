import { and, eq, gt, inArray, lt, notExists, or, sql, sum } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import type { MediaFileRow } from './media.repository';
import { media, mediaFiles } from './media.table';

export async function insertMediaFile(tx: Transaction, row: typeof mediaFiles.$inferInsert): Promise<MediaFileRow> {
  const [inserted] = await tx.insert(mediaFiles).values(row).returning();
  if (inserted === undefined) throw new Error('The row could not be inserted.');
  return inserted;
}

/** Bytes that a user has uploaded since a time. */
export async function sumUploads(db: DatabaseHandle, userId: string, since: Date): Promise<number> {
  const [found] = await db
    .select({ bytes: sum(mediaFiles.size).mapWith(Number) })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.uploadedBy, userId), gt(mediaFiles.uploadedAt, since)));
  return found?.bytes ?? 0;
}

/** Locks a file that its uploader has not used yet; null if there is none. */
export async function lockUpload(tx: Transaction, id: string, uploadedBy: string): Promise<MediaFileRow | null> {
  const [file] = await tx
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, id), eq(mediaFiles.uploadedBy, uploadedBy)))
    .for('update');
  return file === undefined || file.unusedSince === null ? null : file;
}

export async function markUsed(tx: Transaction, id: string): Promise<void> {
  await tx.update(mediaFiles).set({ unusedSince: null }).where(eq(mediaFiles.id, id));
}

/** Those of the stored files that belong to a row. */
export async function findMediaFilesAmong(db: DatabaseHandle, ids: readonly string[]): Promise<readonly string[]> {
  const { original, preview, thumbnail } = mediaFiles;
  const among = [...ids];
  const rows = await db
    .select({ original, preview, thumbnail })
    .from(mediaFiles)
    .where(or(inArray(original, among), inArray(preview, among), inArray(thumbnail, among)));
  return rows.flatMap((row) => [row.original, row.preview, row.thumbnail].filter((id) => id !== null));
}

const isUsed = (tx: DatabaseHandle) =>
  tx
    .select({ one: sql`1` })
    .from(media)
    .where(eq(media.fileId, mediaFiles.id));

/** Marks those of the files that no record refers to any more. */
export async function markUnused(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(mediaFiles)
    .set({ unusedSince: at })
    .where(and(inArray(mediaFiles.id, [...ids]), notExists(isUsed(tx))));
}

/** Deletes the rows of files that have been unused since before a time. */
export function deleteUnused(tx: Transaction, before: Date): Promise<MediaFileRow[]> {
  return tx
    .delete(mediaFiles)
    .where(and(lt(mediaFiles.unusedSince, before), notExists(isUsed(tx))))
    .returning();
}
