import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { users } from '../../../identity';
import type { DatabaseHandle, FileHolder, Transaction } from '../../../platform';
import { editSessions } from './edit-session.table';

type Row = typeof editSessions.$inferSelect;

/** An edit session with its user. */
export type EditSessionRow = Row & {
  readonly user: { readonly id: string; readonly full_name: string };
};

const select = (db: DatabaseHandle) =>
  db
    .select({ session: editSessions, user: { id: users.id, full_name: users.fullName } })
    .from(editSessions)
    .innerJoin(users, eq(users.id, editSessions.userId));

/** A program whose token has ended cannot go on. */
function toRow({ session, user }: Awaited<ReturnType<typeof select>>[number]): EditSessionRow {
  const isCutOff = session.program !== 'page' && session.sessionId === null;
  return { ...session, user, endedAt: session.endedAt ?? (isCutOff ? session.seenAt : null) };
}

/** The sessions of a document, first opened first. Lock the document before, to change them. */
export async function findEditSessions(db: DatabaseHandle, documentId: string): Promise<EditSessionRow[]> {
  const rows = await select(db)
    .where(eq(editSessions.documentId, documentId))
    .orderBy(asc(editSessions.openedAt), asc(editSessions.id));
  return rows.map(toRow);
}

/** The session of a program's token. */
export async function findEditSessionOf(db: DatabaseHandle, sessionId: string): Promise<EditSessionRow | null> {
  const [row] = await select(db).where(eq(editSessions.sessionId, sessionId));
  return row === undefined ? null : toRow(row);
}

/** Sessions with saved content. */
export async function findSavedEditSessions(db: DatabaseHandle): Promise<EditSessionRow[]> {
  return (await select(db).where(isNotNull(editSessions.savedAt))).map(toRow);
}

export async function insertEditSession(tx: Transaction, row: typeof editSessions.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(editSessions).values(row).returning({ id: editSessions.id });
  if (inserted === undefined) throw new Error('The row could not be inserted.');
  return inserted.id;
}

export async function updateEditSession(tx: Transaction, id: string, changes: Partial<Row>): Promise<void> {
  await tx.update(editSessions).set(changes).where(eq(editSessions.id, id));
}

/** Deletes sessions that can neither save nor hold a lock any more, and whose content is a version. */
export async function deleteOldEditSessions(tx: Transaction, before: Date): Promise<void> {
  const isOver = or(isNotNull(editSessions.endedAt), isNull(editSessions.sessionId));
  await tx.delete(editSessions).where(and(isOver, isNull(editSessions.savedAt), lt(editSessions.seenAt, before)));
}

const filesOf = ({ docx, pdf }: Pick<Row, 'docx' | 'pdf'>) => [docx, pdf].filter((file) => file !== null);

/** Keeps the files of content that is not a version yet. */
export const editSessionFileHolder: FileHolder = {
  table: 'edit_sessions',
  findAmong: async (tx, ids) => {
    const among = [...ids];
    const { docx, pdf } = editSessions;
    const rows = await tx
      .select({ docx, pdf })
      .from(editSessions)
      .where(or(inArray(docx, among), inArray(pdf, among)));
    return rows.flatMap(filesOf);
  },
  findAfter: async (tx, after, limit) => {
    const { id, docx, pdf } = editSessions;
    const later = after === null ? undefined : gt(id, after);
    const rows = await tx.select({ id, docx, pdf }).from(editSessions).where(later).orderBy(id).limit(limit);
    return rows.map((row) => ({ id: row.id, files: filesOf(row) }));
  },
};
