import type { EditProgram } from '@atrium/api-client/contract';

/** What the rules of editing need to know of an edit session. */
export interface EditState {
  readonly program: EditProgram;
  /** Null while the session holds no lock. */
  readonly lockToken: string | null;
  /** When the lock's holder last called the service. */
  readonly seenAt: Date;
  /** When the content was last saved that is not a version yet. */
  readonly savedAt: Date | null;
  readonly endedAt: Date | null;
}

const second = 1000;
const minute = 60 * second;

/** How long a lock lasts after its holder's last call. A page lasts longer, because its user also reads. */
const lockLasts: Readonly<Record<EditProgram, number>> = {
  word: 180 * second,
  libreoffice: 180 * second,
  page: 30 * minute,
};

/** How long after its lock lapsed a program may save into the same version. */
const continuesFor = 15 * minute;

const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

/** When the session's lock lapses or lapsed. Null if it has none. */
export const lapsesAt = ({ program, lockToken, seenAt, endedAt }: EditState): Date | null =>
  lockToken === null || endedAt !== null ? null : after(seenAt, lockLasts[program]);

/** Whether the session keeps others from editing. */
export function holdsLock(session: EditState, now: Date): boolean {
  const until = lapsesAt(session);
  return until !== null && now < until;
}

/**
 * When saved content becomes a version, unless the program unlocks before: every save until then goes into the same
 * version. Null if nothing is saved.
 */
export function becomesVersionAt(session: EditState): Date | null {
  const { savedAt, endedAt } = session;
  if (savedAt === null || endedAt !== null) return savedAt;
  return after(lapsesAt(session) ?? savedAt, continuesFor);
}

/** Whether saved content becomes a version before anyone else may begin to edit. */
export const isLeftBehind = (session: EditState, now: Date): boolean =>
  session.savedAt !== null && !holdsLock(session, now);

interface Seen<S> {
  readonly holder: S;
  readonly isOwn: boolean;
}

/**
 * The lock of a document as one of its sessions sees it. A lapsed lock is free for others, but still its holder's own as
 * long as no one else has taken the document: a laptop that slept can save.
 */
export function lockSeenBy<S extends EditState & { readonly id: string }>(
  own: S,
  sessions: readonly S[],
  now: Date,
): Seen<S> | null {
  const other = sessions.find((session) => session.id !== own.id && holdsLock(session, now));
  if (other !== undefined) return { holder: other, isOwn: false };
  return lapsesAt(own) === null ? null : { holder: own, isOwn: true };
}

/**
 * Whether a save goes into the same version as the one before: while the lock holds, and after it lapsed as long as no one
 * has made a newer version. Otherwise both stay, and the newest is shown.
 */
export const continuesVersion = (
  session: EditState & { readonly baseVersion: number },
  currentVersion: number,
  now: Date,
): boolean => holdsLock(session, now) || session.baseVersion === currentVersion;
