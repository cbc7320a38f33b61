import { and, eq, gt, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { DatabaseHandle, FileHolder, Transaction } from '../../platform';
import type { MediaFileRow } from './media.repository';
import { media, mediaFiles } from './media.table';

export async function insertMediaFile(tx: Transaction, row: typeof mediaFiles.$inferInsert): Promise<MediaFileRow> {
  const [inserted] = await tx.insert(mediaFiles).values(row).returning();
  if (inserted === undefined) throw new Error('The row could not be inserted.');
  return inserted;
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

const columns = {
  id: mediaFiles.id,
  original: mediaFiles.original,
  preview: mediaFiles.preview,
  thumbnail: mediaFiles.thumbnail,
};

const storedIn = ({ original, preview, thumbnail }: Pick<MediaFileRow, 'original' | 'preview' | 'thumbnail'>) =>
  [original, preview, thumbnail].filter((id) => id !== null);

/** Uploaded files keep the original and its pictures. */
export const mediaFileHolder: FileHolder = {
  table: 'media_files',
  findAmong: async (tx, ids) => {
    const { original, preview, thumbnail } = mediaFiles;
    const among = [...ids];
    const refers = or(inArray(original, among), inArray(preview, among), inArray(thumbnail, among));
    return (await tx.select(columns).from(mediaFiles).where(refers)).flatMap(storedIn);
  },
  findAfter: async (tx, after, limit) => {
    const later = after === null ? undefined : gt(mediaFiles.id, after);
    const rows = await tx.select(columns).from(mediaFiles).where(later).orderBy(mediaFiles.id).limit(limit);
    return rows.map((row) => ({ id: row.id, files: storedIn(row) }));
  },
};

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
