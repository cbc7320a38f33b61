import type { EditSession } from '@atrium/api-client/contract';
import { endProgramSession } from '../../../identity';
import { asService, inScope, NotFound, type Transaction } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import type { DocumentCall } from '../document-audit';
import { type DocumentRow, lockDocument } from '../document.repository';
import { existing } from '../document.service';
import { completeEdit } from './complete-edit';
import { holdsLock, lockSeenBy } from './edit-lock';
import { type EditSessionRow, findEditSessions, updateEditSession } from './edit-session.repository';
import { toEditSession } from './edit-session-view';
import { lockedBy } from './locked-by';

type Dependencies = Pick<BackOfficeDependencies, 'database' | 'clock'>;

/** One of the caller's edit sessions. */
export interface EditSessionParams {
  readonly id: string;
  readonly session_id: string;
}

export interface LockedEditing {
  readonly document: DocumentRow['document'];
  readonly sessions: readonly EditSessionRow[];
  readonly own: EditSessionRow;
}

/**
 * Locks a document and reads its edit sessions, until the transaction ends.
 *
 * @throws NotFound if the session is not the user's or has ended
 */
export async function lockEditing(
  tx: Transaction,
  { id, session_id: sessionId }: EditSessionParams,
  userId: string,
): Promise<LockedEditing> {
  const document = await lockDocument(tx, id);
  const sessions = document === null ? [] : await findEditSessions(tx, id);
  const own = sessions.find((session) => session.id === sessionId && session.userId === userId);
  if (document === null || own === undefined || own.endedAt !== null) throw new NotFound('document_not_found');
  return { document, sessions, own };
}

/** Sessions that hold the lock or have saved, and all of the caller. */
export function readEditSessions(
  { database, clock }: Dependencies,
  { user }: DocumentCall,
  id: string,
): Promise<EditSession[]> {
  const now = clock();
  return inScope(database, { userId: user.id }, async (tx) => {
    await existing(tx, id);
    const sessions = await findEditSessions(tx, id);
    const isShown = (one: EditSessionRow) =>
      one.savedAt !== null || holdsLock(one, now) || (one.userId === user.id && one.endedAt === null);
    return sessions.filter(isShown).map((one) => toEditSession(one, user.id, now));
  });
}

/** The page is still open, so its lock goes on. */
export function extendEditSession(
  { database, clock }: Dependencies,
  { user }: DocumentCall,
  params: EditSessionParams,
): Promise<EditSession> {
  const at = clock();
  return asService(database, 'no-tenant', async (tx) => {
    const { sessions, own } = await lockEditing(tx, params, user.id);
    refuseIfTaken(own, sessions, at);
    await updateEditSession(tx, own.id, { seenAt: at });
    return toEditSession({ ...own, seenAt: at }, user.id, at);
  });
}

/** @throws Conflict if another user edits the document */
export function refuseIfTaken(own: EditSessionRow, sessions: readonly EditSessionRow[], at: Date): void {
  const seen = lockSeenBy(own, sessions, at);
  if (seen !== null && !seen.isOwn) throw lockedBy(seen.holder, own.userId, at);
}

/** Makes a version of what was saved, releases the lock, and ends the program's token. */
export function finishEditSession(
  { database, clock }: Dependencies,
  { user, caller }: DocumentCall,
  params: EditSessionParams,
): Promise<void> {
  const at = clock();
  return asService(database, 'no-tenant', async (tx) => {
    const { document, own } = await lockEditing(tx, params, user.id);
    await completeEdit(tx, document, own, { caller, at });
    await updateEditSession(tx, own.id, { endedAt: at, lockToken: null });
    if (own.sessionId !== null) await endProgramSession(tx, own.sessionId);
  });
}

/** The files of what was saved last and is not a version yet. */
export function findSavedFiles(
  { database }: Dependencies,
  { user }: DocumentCall,
  { id, session_id: sessionId }: EditSessionParams,
): Promise<{ readonly title: string; readonly docx: string | null; readonly pdf: string }> {
  return inScope(database, { userId: user.id }, async (tx) => {
    const { document } = await existing(tx, id);
    const sessions = await findEditSessions(tx, id);
    const own = sessions.find((session) => session.id === sessionId && session.userId === user.id);
    if (own === undefined || own.pdf === null) throw new NotFound('document_not_found');
    return { title: document.title, docx: own.docx, pdf: own.pdf };
  });
}
