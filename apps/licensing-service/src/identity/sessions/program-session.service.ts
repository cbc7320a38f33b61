import type { Caller, Database, DatabaseHandle, SessionUser } from '../../platform';
import { createSecretToken, hashOf } from '../accounts/secret-token';
import { deleteSession, findSessionByHash, insertSession, touchSession } from './session.repository';
import { sessionUserOf, touchIntervalMs } from './session.service';

/** A working day, in milliseconds. */
const lifetimeMs = 12 * 3_600_000;

interface NewProgramSession {
  readonly userId: string;
  /** Name of the program, such as Word. */
  readonly program: string;
  readonly caller: Pick<Caller, 'ip' | 'userAgent'>;
  readonly at: Date;
}

/**
 * Opens a session for a program, whose token stands in an address. It is listed and ended like the user's other sessions,
 * but does not end when it is idle.
 */
export async function startProgramSession(
  tx: DatabaseHandle,
  { userId, program, caller: { ip, userAgent }, at }: NewProgramSession,
): Promise<{ readonly id: string; readonly token: string }> {
  const { token, hash } = createSecretToken();
  const expiresAt = new Date(at.getTime() + lifetimeMs);
  const row = { tokenHash: hash, userId, createdAt: at, lastUsedAt: at, expiresAt, ip, userAgent, program };
  return { id: await insertSession(tx, row), token };
}

/** Null if the session has ended or its user is not active. */
export async function findProgramSession(
  database: Database,
  token: string,
  now: Date,
): Promise<{ readonly id: string; readonly user: SessionUser } | null> {
  const found = await findSessionByHash(database, hashOf(token), 'program');
  if (found === null || found.account.state !== 'active' || found.session.expiresAt <= now) return null;
  const { id, lastUsedAt } = found.session;
  if (now.getTime() - lastUsedAt.getTime() >= touchIntervalMs) await touchSession(database, id, now);
  return { id, user: await sessionUserOf(database, found.account) };
}

export const endProgramSession = (tx: DatabaseHandle, id: string): Promise<void> => deleteSession(tx, id);
