import { and, desc, eq } from 'drizzle-orm';
import { users } from '../../../identity';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { documentVersions } from './document-version.table';

function selectVersions(db: DatabaseHandle) {
  return db
    .select({ version: documentVersions, author: { id: users.id, full_name: users.fullName } })
    .from(documentVersions)
    .innerJoin(users, eq(users.id, documentVersions.authorId));
}

export type DocumentVersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

/** The versions of a document, newest first. */
export function findVersions(db: DatabaseHandle, documentId: string): Promise<DocumentVersionRow[]> {
  return selectVersions(db).where(eq(documentVersions.documentId, documentId)).orderBy(desc(documentVersions.number));
}

export async function findVersion(
  db: DatabaseHandle,
  documentId: string,
  number: number,
): Promise<DocumentVersionRow | null> {
  const named = and(eq(documentVersions.documentId, documentId), eq(documentVersions.number, number));
  const [row] = await selectVersions(db).where(named);
  return row ?? null;
}

export async function insertVersion(tx: Transaction, row: typeof documentVersions.$inferInsert): Promise<void> {
  await tx.insert(documentVersions).values(row);
}
