import type { EditSession } from '../../contract';
import type { FakeCall } from '../http/call';
import { ProblemError } from '../http/problem';
import type { FakeEditSession } from '../state';

export function showEditSession(
  { documentId: _document, ...session }: FakeEditSession,
  { user, state }: FakeCall,
): EditSession {
  const isLocked = session.lapses_at !== null && session.lapses_at > state.now().toISOString();
  const lock = isLocked ? {} : { locked_at: null, lapses_at: null };
  return { ...session, ...lock, own: session.user.id === user().id };
}

export const holderOf = (call: FakeCall, documentId: string) =>
  call.state.editSessions.find((one) => one.documentId === documentId && showEditSession(one, call).locked_at !== null);

export const locked = (call: FakeCall, holder: FakeEditSession) =>
  new ProblemError(409, 'document_locked', 'Someone else is editing this document.', {
    editing: showEditSession(holder, call),
  });

/** Throws a 409 while someone else edits a document. */
export function refuseWhileEdited(call: FakeCall, documentId: string): void {
  const holder = holderOf(call, documentId);
  if (holder !== undefined && holder.user.id !== call.user().id) throw locked(call, holder);
}
