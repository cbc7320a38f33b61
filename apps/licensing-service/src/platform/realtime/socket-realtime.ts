import type { IncomingMessage } from 'node:http';
import { hasPermission } from '../http/has-permission';
import { describeError } from '../log';
import type { PlatformDependencies } from '../dependencies';
import { createGuard } from './guard';
import { limitMessages } from './limit-messages';
import type { Realtime, TenantEvent, TenantEventPayload } from './realtime';
import { createOpenSessions, sessionRoom } from './open-sessions';
import { createSocketServer, type SocketSession } from './socket-server';

/** Interval of session checks, to detect sessions that ended on another instance. */
const recheckMilliseconds = 4000;
const maxSocketsPerUser = 5;

/** A connection before it becomes a socket. */
interface Connection {
  readonly id: string;
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
}

const userRoom = (id: string) => `user:${id}`;

type Dependencies = Pick<PlatformDependencies, 'settings' | 'sessions' | 'clock' | 'log' | 'findMembersAmong'>;

/** Realtime over socket.io. Rooms depend only on the session; messages from clients are ignored. */
export function createSocketRealtime(dependencies: Dependencies): Realtime {
  const io = createSocketServer(dependencies.settings);
  const owners = new Map<string, string>();
  const guard = createGuard(dependencies, (connectionId) => owners.get(connectionId) ?? null);
  const sessions = createOpenSessions(io, guard.find);

  io.use((socket, next) => {
    const session = guard.sessionOf(socket.request);
    if (session === undefined) return next(new Error('unauthenticated'));
    socket.data.session = session;
    return next();
  });

  io.on('connection', (socket) => {
    const { session } = socket.data;
    const full =
      session !== undefined &&
      (io.of('/').adapter.rooms.get(userRoom(session.user.id))?.size ?? 0) >= maxSocketsPerUser;
    if (session === undefined || full) return void socket.disconnect(true);
    limitMessages(socket);
    return void socket.join([userRoom(session.user.id), sessionRoom(session.sessionId)]);
  });

  /**
   * Recipients: current members, members just removed, and users who may view every tenant by their current session.
   */
  async function findRecipients(
    tenantId: string,
    formerMembers: ReadonlySet<string> = new Set(),
  ): Promise<readonly SocketSession[]> {
    const byUser = new Map(sessions.all().map((session) => [session.user.id, session]));
    const members = await dependencies.findMembersAmong(tenantId, [...byUser.keys()]);
    const isRecipient = (userId: string) => members.has(userId) || formerMembers.has(userId);
    const recipients = [...byUser.values()].filter(({ user }) => isRecipient(user.id));
    for (const session of byUser.values()) {
      if (isRecipient(session.user.id) || !hasPermission(session.user, 'view/tenants')) continue;
      const current = await guard.find(session.token);
      if (current !== null && hasPermission(current.user, 'view/tenants')) recipients.push(current);
    }
    return recipients;
  }

  const send: { readonly [E in TenantEvent]: (room: string, payload: TenantEventPayload<E>) => void } = {
    'connection-test.changed': (room, payload) => io.to(room).emit('connection-test.changed', payload),
    'operation.changed': (room, payload) => io.to(room).emit('operation.changed', payload),
    'tenant.changed': (room, payload) => io.to(room).emit('tenant.changed', payload),
  };

  /** The user's sessions with an open page, each checked again. */
  async function findOpenSessions(userId: string): Promise<readonly SocketSession[]> {
    const open: SocketSession[] = [];
    for (const session of sessions.byId().values())
      if (session.user.id === userId && (await sessions.renew(session)) !== null) open.push(session);
    return open;
  }

  function saveOwner(connection: Connection): void {
    const session = guard.sessionOf(connection.request);
    if (session === undefined) return;
    owners.set(connection.id, session.sessionId);
    connection.once('close', () => owners.delete(connection.id));
  }

  const timer = setInterval(() => {
    sessions
      .recheck()
      .catch((error: unknown) => dependencies.log.warn({ event: 'realtime.recheck_failed', ...describeError(error) }));
  }, recheckMilliseconds);
  timer.unref();

  return {
    async publish(tenantId, event, payload, formerMembers) {
      for (const { user } of await findRecipients(tenantId, formerMembers)) {
        send[event](userRoom(user.id), payload(user.language));
      }
    },
    async publishRecord(module, id) {
      for (const session of sessions.byId().values()) {
        if (!hasPermission(session.user, `view/${module}`)) continue;
        const user = await sessions.renew(session);
        if (user !== null && hasPermission(user, `view/${module}`))
          io.to(sessionRoom(session.sessionId)).emit('record.changed', { module, id });
      }
    },
    async publishAccess(userIds) {
      const changed = new Set(userIds);
      for (const session of sessions.byId().values()) {
        if (changed.has(session.user.id) && (await sessions.renew(session)) !== null)
          io.to(sessionRoom(session.sessionId)).emit('access.changed');
      }
    },
    async publishAccount(userId) {
      for (const { sessionId } of await findOpenSessions(userId)) io.to(sessionRoom(sessionId)).emit('account.changed');
    },
    async notify(userId, notification) {
      for (const { sessionId } of await findOpenSessions(userId))
        io.to(sessionRoom(sessionId)).emit('notification.created', notification);
    },
    endSession: sessions.end,
    isWatched: () => io.of('/').sockets.size > 0,
    attach(server) {
      io.attach(server);
      io.engine.use(guard.middleware);
      io.engine.on('connection', saveOwner);
    },
    async close() {
      clearInterval(timer);
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}
