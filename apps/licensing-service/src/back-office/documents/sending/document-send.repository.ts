import { desc, eq } from 'drizzle-orm';
import { users } from '../../../identity';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { documentSends } from './document-send.table';

/** The e-mails with versions of a document, newest first. */
export function findSends(db: DatabaseHandle, documentId: string) {
  return db
    .select({
      send: documentSends,
      author: { id: users.id, full_name: users.fullName },
    })
    .from(documentSends)
    .innerJoin(users, eq(users.id, documentSends.authorId))
    .where(eq(documentSends.documentId, documentId))
    .orderBy(desc(documentSends.createdAt), desc(documentSends.id));
}

export type DocumentSendRow = Awaited<ReturnType<typeof findSends>>[number];

export async function insertSends(
  tx: Transaction,
  rows: readonly (typeof documentSends.$inferInsert)[],
): Promise<void> {
  await tx.insert(documentSends).values([...rows]);
}

/** The document that an e-mail carries; null for other e-mails. */
export async function findDocumentOfMail(db: DatabaseHandle, mailId: string): Promise<string | null> {
  const { documentId } = documentSends;
  const [row] = await db.select({ documentId }).from(documentSends).where(eq(documentSends.mailId, mailId));
  return row?.documentId ?? null;
}
