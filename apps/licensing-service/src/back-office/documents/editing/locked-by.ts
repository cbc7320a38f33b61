import { Conflict, type DatabaseHandle } from '../../../platform';
import { holdsLock } from './edit-lock';
import { type EditSessionRow, findEditSessions } from './edit-session.repository';
import { toEditSession } from './edit-session-view';

export const lockedBy = (holder: EditSessionRow, userId: string, at: Date): Conflict =>
  new Conflict('document_locked', { editing: toEditSession(holder, userId, at) });

/** @throws Conflict while someone else edits the document */
export async function refuseWhileEdited(
  db: DatabaseHandle,
  documentId: string,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  const sessions = await findEditSessions(db, documentId);
  const holder = sessions.find((session) => session.userId !== userId && holdsLock(session, at));
  if (holder !== undefined) throw lockedBy(holder, userId, at);
}
