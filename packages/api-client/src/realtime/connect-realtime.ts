import { realtimePath, type ServerEvents } from '../contract';
import type { ApiClient } from '../http/api-client';
import type { MemorySession } from '../session/memory-session';
import { reconnectAfterClose } from './reconnect-after-close';
import { followSession } from './follow-session';
import { createMissedChanges } from './missed-changes';
import { createMissedNotifications } from './missed-notifications';
import { openSocket } from './open-socket';

/** Options of `connectRealtime`. */
export interface RealtimeOptions {
  /** The client of the service, also used to fetch missed changes. */
  readonly client: ApiClient;
  /** The client's session, outside a browser. */
  readonly session?: Pick<MemorySession, 'cookieFor'>;
  /** Handlers by event; optional. */
  readonly on: Partial<ServerEvents>;
  /**
   * Called after each connection, including the first: load your data again, because earlier changes are not reported.
   * Without it, the client fetches changes made while disconnected and passes them to `on`.
   */
  readonly onConnect?: () => void;
}

/** A connection that reconnects automatically. */
export interface RealtimeConnection {
  /** Closes the connection permanently. */
  readonly close: () => void;
}

const ignoreError = () => undefined;

/**
 * Listens to the service's events until it is closed or the session ends. A lost connection reconnects after a random
 * time, one to five seconds at first, and missed changes are fetched. A new session of the same browser or program, as
 * after a change of password, is followed.
 */
export function connectRealtime({ client, session, on, onConnect }: RealtimeOptions): RealtimeConnection {
  const { baseUrl } = client;
  const socket = openSocket(baseUrl, () => session?.cookieFor(`${baseUrl}${realtimePath}`) ?? '');
  const missed = onConnect === undefined ? createMissedChanges(client, on) : undefined;
  const notified = on['notification.created'];
  const missedNotifications =
    onConnect === undefined && notified ? createMissedNotifications(client, notified) : undefined;
  const stopReconnecting = reconnectAfterClose(socket);
  let interrupted = false;
  const close = () => {
    stopReconnecting();
    stopFollowing();
    socket.disconnect();
  };

  socket.on('connect', () => {
    for (const catchUp of [missed, missedNotifications]) {
      (interrupted ? catchUp?.fetch() : catchUp?.start())?.catch(ignoreError);
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
    missed?.record(operation);
    on['operation.changed']?.(operation);
  });
  if (on['tenant.changed']) socket.on('tenant.changed', on['tenant.changed']);
  if (on['connection-test.changed']) socket.on('connection-test.changed', on['connection-test.changed']);
  if (on['record.changed']) socket.on('record.changed', on['record.changed']);
  if (on['account.changed']) socket.on('account.changed', on['account.changed']);
  if (on['access.changed']) socket.on('access.changed', on['access.changed']);
  socket.on('notification.created', (notification) => {
    missedNotifications?.record(notification);
    notified?.(notification);
  });
  const stopFollowing = followSession(socket, client, () => {
    close();
    on['session.ended']?.();
  });
  return { close };
}
