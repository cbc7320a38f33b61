import type { SessionUser } from '../http/caller';
import type { PortalSockets, SocketSession } from './socket-server';

type FindSession = (token: string) => Promise<SocketSession | null>;

export const sessionRoom = (id: string) => `session:${id}`;

/** The sessions of connected sockets, checked again before each event that depends on them. */
export function createOpenSessions(io: PortalSockets, find: FindSession) {
  const all = () => [...io.of('/').sockets.values()].flatMap(({ data }) => data.session ?? []);
  const byId = () => new Map(all().map((session) => [session.sessionId, session]));

  function end(sessionId: string): void {
    const room = sessionRoom(sessionId);
    io.to(room).emit('session.ended');
    io.in(room).disconnectSockets(true);
  }

  /** The user of a session now; null if the session has ended. */
  async function renew({ sessionId, token }: SocketSession): Promise<SessionUser | null> {
    const current = await find(token);
    if (current === null) end(sessionId);
    else for (const session of all()) if (session.sessionId === sessionId) session.user = current.user;
    return current?.user ?? null;
  }

  /** Finds ended sessions, and users whose permissions were changed on another instance. */
  async function recheck(): Promise<void> {
    for (const session of byId().values()) {
      const before = session.user;
      const user = await renew(session);
      if (user !== null && !hasSameAccess(user, before)) io.to(sessionRoom(session.sessionId)).emit('access.changed');
    }
  }

  return { all, byId, end, renew, recheck };
}

function hasSameAccess(user: SessionUser, before: SessionUser): boolean {
  const { permissions, isAdministrator } = before;
  return user.isAdministrator === isAdministrator && user.permissions.join() === permissions.join();
}
