import type { Caller, Database, DatabaseHandle, Sessions, SessionUser, Settings } from '../../platform';
import { findGrants } from '../roles/grants';
import type { Account } from '../accounts/account.repository';
import { createSecretToken, hashOf } from '../accounts/secret-token';
import { findSessionByHash, insertSession, type SessionRow, touchSession } from './session.repository';

/** Saves the last use at most this often, in milliseconds. */
export const touchIntervalMs = 60_000;

/** Sessions stored in the database. */
export function createSessions(database: Database, settings: Pick<Settings, 'session'>): Sessions {
  return {
    async find(token, now, countsAsActivity) {
      const found = await findSessionByHash(database, hashOf(token), 'browser');
      if (found === null || found.account.state !== 'active' || hasEnded(found.session, settings, now)) return null;
      const { session, account } = found;
      if (countsAsActivity && now.getTime() - session.lastUsedAt.getTime() >= touchIntervalMs)
        await touchSession(database, session.id, now);
      return { sessionId: session.id, user: await sessionUserOf(database, account) };
    },
  };
}

function hasEnded({ expiresAt, lastUsedAt }: SessionRow, { session }: Pick<Settings, 'session'>, now: Date): boolean {
  return expiresAt <= now || now.getTime() - lastUsedAt.getTime() >= session.idleMilliseconds;
}

/** The user with their present permissions. */
export async function sessionUserOf(database: DatabaseHandle, account: Account): Promise<SessionUser> {
  const { permissions, isAdministrator } = await findGrants(database, account.id);
  const { id, fullName, email, language, perPage } = account;
  return { id, fullName, email, language, perPage, permissions, isAdministrator };
}

/** Opens a session with a new token. Returns the token. */
export async function startSession(
  tx: DatabaseHandle,
  userId: string,
  { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>,
  { session }: Pick<Settings, 'session'>,
  now: Date,
): Promise<string> {
  const { token, hash } = createSecretToken();
  const expiresAt = new Date(now.getTime() + session.absoluteMilliseconds);
  await insertSession(tx, { tokenHash: hash, userId, createdAt: now, lastUsedAt: now, expiresAt, ip, userAgent });
  return token;
}
