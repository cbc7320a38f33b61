import type { Session } from '@atrium/api-client/contract';
import { asService, type Caller, NotFound, type SessionUser, type Transaction, writeAudit } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { lockGrants, requireMayChange } from '../roles/may-grant';
import { requireUser, userAudit, type UserCall } from '../users/user-call';
import { deviceOf, deviceOfProgram } from './device';
import { endSessionsWith } from './end-sessions.service';
import { deleteOtherSessions, deleteOwnSession, listSessions } from './session.repository';
import { accountAudit } from '../accounts/account-audit';

/** Sessions of a user: the caller's own first, then by last use. */
export async function readSessions(
  { database, clock, settings }: Pick<IdentityDependencies, 'database' | 'clock' | 'settings'>,
  userId: string,
  { sessionId }: Pick<Caller, 'sessionId'>,
): Promise<Session[]> {
  const now = clock();
  const unusedSince = new Date(now.getTime() - settings.session.idleMilliseconds);
  const rows = await listSessions(database, userId, now, unusedSince);
  const shown = rows.map(({ id, userAgent, program, ip, createdAt, lastUsedAt }) => ({
    id,
    device: program === null ? deviceOf(userAgent) : deviceOfProgram(program),
    ip,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    current: id === sessionId,
  }));
  return shown.toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one of the user's sessions. Its socket closes at once. */
export async function endOwnSession(
  { database, clock, realtime }: IdentityDependencies,
  user: SessionUser,
  id: string,
  caller: Caller,
): Promise<void> {
  await asService(database, 'no-tenant', async (tx) => {
    if (!(await deleteOwnSession(tx, user.id, id))) throw new NotFound();
    await writeAudit(tx, {
      ...accountAudit(caller, user.id, clock()),
      action: 'auth.session_ended',
      before: { session: id },
    });
  });
  realtime.endSession(id);
}

/** Ends all sessions of the user except the caller's. */
export async function endOtherSessions(
  { database, clock, realtime }: IdentityDependencies,
  user: SessionUser,
  caller: Caller,
): Promise<void> {
  const ended = await asService(database, 'no-tenant', async (tx) => {
    const ids = await deleteOtherSessions(tx, user.id, caller.sessionId);
    const trail = { ...accountAudit(caller, user.id, clock()), action: 'auth.other_sessions_ended' } as const;
    await writeAudit(tx, { ...trail, before: { sessions: ids.length } });
    return ids;
  });
  for (const id of ended) realtime.endSession(id);
}

/** Sessions of another user. */
export async function readSessionsOf(
  dependencies: Pick<IdentityDependencies, 'database' | 'clock' | 'settings'>,
  userId: string,
  caller: Caller,
): Promise<Session[]> {
  await requireUser(dependencies.database, userId);
  return readSessions(dependencies, userId, caller);
}

/** Ends a session of another user. Its socket closes at once. */
export async function endSessionOf(
  { database, clock, realtime }: IdentityDependencies,
  call: UserCall,
  userId: string,
  id: string,
): Promise<void> {
  await asService(database, 'no-tenant', async (tx) => {
    await requireMayEndSessions(tx, call, userId);
    if (!(await deleteOwnSession(tx, userId, id))) throw new NotFound();
    const before = { session: id };
    await writeAudit(tx, { ...userAudit(call, userId, clock()), action: 'auth.session_ended', before });
  });
  realtime.endSession(id);
}

/** Ends all sessions of another user. */
export async function endSessionsOf(dependencies: IdentityDependencies, call: UserCall, userId: string): Promise<void> {
  await endSessionsWith(dependencies, userId, async (tx) => {
    await requireMayEndSessions(tx, call, userId);
    await writeAudit(tx, { ...userAudit(call, userId, dependencies.clock()), action: 'auth.sessions_ended' });
  });
}

async function requireMayEndSessions(tx: Transaction, { user }: UserCall, userId: string): Promise<void> {
  const rights = await lockGrants(tx, user.id, 'update/users');
  await requireUser(tx, userId);
  await requireMayChange(tx, rights, userId);
}
