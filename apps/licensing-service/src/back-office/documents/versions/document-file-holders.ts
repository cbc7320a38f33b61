import { gt, inArray, or } from 'drizzle-orm';
import type { FileHolder } from '../../../platform';
import { documentDrafts } from '../drafts/document-draft.table';
import { documentVersions } from './document-version.table';
import { editSessionFileHolder } from '../editing/edit-session.repository';

interface HolderTable {
  readonly table: typeof documentVersions | typeof documentDrafts;
  readonly name: string;
}

/** Keeps the files of versions or drafts. */
function holderOf({ table, name }: HolderTable): FileHolder {
  const { id, docx, pdf } = table;
  const filesOf = (row: { readonly docx: string | null; readonly pdf: string }) =>
    [row.docx, row.pdf].filter((file) => file !== null);
  return {
    table: name,
    findAmong: async (tx, ids) => {
      const among = [...ids];
      const rows = await tx
        .select({ docx, pdf })
        .from(table)
        .where(or(inArray(docx, among), inArray(pdf, among)));
      return rows.flatMap(filesOf);
    },
    findAfter: async (tx, after, limit) => {
      const later = after === null ? undefined : gt(id, after);
      const rows = await tx.select({ id, docx, pdf }).from(table).where(later).orderBy(id).limit(limit);
      return rows.map((row) => ({ id: row.id, files: filesOf(row) }));
    },
  };
}

export const documentFileHolders: readonly FileHolder[] = [
  holderOf({ table: documentVersions, name: 'document_versions' }),
  holderOf({ table: documentDrafts, name: 'document_drafts' }),
  editSessionFileHolder,
];
