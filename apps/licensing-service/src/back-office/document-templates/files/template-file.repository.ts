import { and, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { DatabaseHandle, FileHolder, Transaction } from '../../../platform';
import { templateFiles, templateVersions } from '../document-template.table';

export type TemplateFileRow = typeof templateFiles.$inferSelect;

export async function insertTemplateFile(
  tx: Transaction,
  row: typeof templateFiles.$inferInsert,
): Promise<TemplateFileRow> {
  const [inserted] = await tx.insert(templateFiles).values(row).returning();
  if (inserted === undefined) throw new Error('The row could not be inserted.');
  return inserted;
}

/** Locks a file that its uploader has not used yet; null if there is none. */
export async function lockTemplateFile(
  tx: Transaction,
  id: string,
  uploadedBy: string,
): Promise<TemplateFileRow | null> {
  const [file] = await tx
    .select()
    .from(templateFiles)
    .where(and(eq(templateFiles.id, id), eq(templateFiles.uploadedBy, uploadedBy)))
    .for('update');
  return file === undefined || file.unusedSince === null ? null : file;
}

export async function markTemplateFileUsed(tx: Transaction, id: string): Promise<void> {
  await tx.update(templateFiles).set({ unusedSince: null }).where(eq(templateFiles.id, id));
}

const isUsed = (db: DatabaseHandle) =>
  db
    .select({ one: sql`1` })
    .from(templateVersions)
    .where(eq(templateVersions.fileId, templateFiles.id));

/** Marks those of the files that no version refers to any more. */
export async function markTemplateFilesUnused(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(templateFiles)
    .set({ unusedSince: at })
    .where(and(inArray(templateFiles.id, [...ids]), notExists(isUsed(tx))));
}

/** Deletes the rows of files that have been unused since before a time. */
export function deleteUnusedTemplateFiles(tx: Transaction, before: Date): Promise<TemplateFileRow[]> {
  return tx
    .delete(templateFiles)
    .where(and(lt(templateFiles.unusedSince, before), notExists(isUsed(tx))))
    .returning();
}

/** Stores the PDFs of a file that comes with the product, unless another request was faster. */
export async function savePdfs(
  tx: Transaction,
  id: string,
  pdfs: Pick<TemplateFileRow, 'sample' | 'tagged'>,
): Promise<void> {
  await tx
    .update(templateFiles)
    .set(pdfs)
    .where(and(eq(templateFiles.id, id), isNull(templateFiles.sample)));
}

const { id, docx, sample, tagged } = templateFiles;
const columns = { id, docx, sample, tagged };

/** The stored files of a row. */
export const storedIn = (row: Pick<TemplateFileRow, 'docx' | 'sample' | 'tagged'>): string[] =>
  [row.docx, row.sample, row.tagged].filter((file) => file !== null);

/** Files of templates keep the Word file and the PDFs that show it. */
export const templateFileHolder: FileHolder = {
  table: 'template_files',
  findAmong: async (tx, ids) => {
    const among = [...ids];
    const refers = or(inArray(docx, among), inArray(sample, among), inArray(tagged, among));
    return (await tx.select(columns).from(templateFiles).where(refers)).flatMap(storedIn);
  },
  findAfter: async (tx, after, limit) => {
    const later = after === null ? undefined : gt(id, after);
    const rows = await tx.select(columns).from(templateFiles).where(later).orderBy(id).limit(limit);
    return rows.map((row) => ({ id: row.id, files: storedIn(row) }));
  },
};
