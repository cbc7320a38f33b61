import type { EditSession } from '@atrium/api-client/contract';
import { holdsLock, lapsesAt } from './edit-lock';
import type { EditSessionRow } from './edit-session.repository';

export function toEditSession(session: EditSessionRow, userId: string, now: Date): EditSession {
  const isLocked = holdsLock(session, now);
  return {
    id: session.id,
    program: session.program,
    user: session.user,
    own: session.userId === userId,
    base_version: session.baseVersion,
    opened_at: session.openedAt.toISOString(),
    saved_at: session.savedAt?.toISOString() ?? null,
    pages: session.pages,
    locked_at: isLocked ? (session.lockedAt?.toISOString() ?? null) : null,
    lapses_at: isLocked ? (lapsesAt(session)?.toISOString() ?? null) : null,
  };
}
