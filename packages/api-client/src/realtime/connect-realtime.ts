import { realtimePath, type ServerEvents } from '../contract';
import type { ApiClient } from '../http/api-client';
import type { MemorySession } from '../session/memory-session';
import { comeBack } from './come-back';
import { followSession } from './follow-session';
import { createMissedChanges } from './missed-changes';
import { createMissedNotifications } from './missed-notifications';
import { openSocket } from './open-socket';

/** What a connection listens to. */
export interface RealtimeOptions {
  /** The client whose service is listened to, and who is asked for what was missed. */
  readonly client: ApiClient;
  /** The client's session where it is not the browser's. */
  readonly session?: Pick<MemorySession, 'cookieFor'>;
  /** What to do with each event; those that are left out are not listened to. */
  readonly on: Partial<ServerEvents>;
  /**
   * After each connection, the first one included: load again what was loaded before, since nothing tells of changes
   * made until then. Without it, the client asks the service for changes made while disconnected and passes them to `on`.
   */
  readonly onConnect?: () => void;
}

/** A connection that comes back by itself. */
export interface RealtimeConnection {
  /** Ends it for good. */
  readonly close: () => void;
}

const nobodyAnswers = () => undefined;

/**
 * Listens to the service's events until it is closed or the session ends. A lost connection comes back by itself after
 * a random time, one to five seconds at first, and what was missed in between is asked for. A new session of the same
 * browser or program, as after a change of password, is followed.
 */
export function connectRealtime({ client, session, on, onConnect }: RealtimeOptions): RealtimeConnection {
  const { baseUrl } = client;
  const socket = openSocket(baseUrl, () => session?.cookieFor(`${baseUrl}${realtimePath}`) ?? '');
  const missed = onConnect === undefined ? createMissedChanges(client, on) : undefined;
  const notified = on['notification.created'];
  const missedNotifications =
    onConnect === undefined && notified ? createMissedNotifications(client, notified) : undefined;
  const stopComing = comeBack(socket);
  let interrupted = false;
  const close = () => {
    stopComing();
    stopFollowing();
    socket.disconnect();
  };

  socket.on('connect', () => {
    for (const asking of [missed, missedNotifications]) {
      (interrupted ? asking?.ask() : asking?.begin())?.catch(nobodyAnswers);
    }
    onConnect?.();
    interrupted = false;
  });
  for (const event of ['connect_error', 'disconnect'] as const) {
    socket.on(event, () => {
      interrupted = true;
    });
  }
  socket.on('operation.changed', (operation) => {
    missed?.note(operation);
    on['operation.changed']?.(operation);
  });
  if (on['tenant.changed']) socket.on('tenant.changed', on['tenant.changed']);
  if (on['connection-test.changed']) socket.on('connection-test.changed', on['connection-test.changed']);
  socket.on('notification.created', (notification) => {
    missedNotifications?.note(notification);
    notified?.(notification);
  });
  const stopFollowing = followSession(socket, client, () => {
    close();
    on['session.ended']?.();
  });
  return { close };
}
