import { io, type Socket } from 'socket.io-client';
import { realtimePath, type ServerEvents } from '../contract';

export interface RealtimeOptions {
  /** The client's `baseUrl`: `/api`, or `https://portal.example/api`. */
  readonly baseUrl: string;
  readonly on: Partial<ServerEvents>;
  /** After a lost connection is back: events may have been missed in between. */
  readonly onReconnect?: () => void;
}

export interface RealtimeConnection {
  readonly close: () => void;
}

/** `https://portal.example/api` → its origin and `/api/realtime`; a bare path belongs to the page's origin. */
function addressOf(baseUrl: string): { origin: string | undefined; path: string } {
  if (!URL.canParse(baseUrl)) return { origin: undefined, path: `${baseUrl}${realtimePath}` };
  const { origin, pathname } = new URL(baseUrl);
  return { origin, path: `${pathname.replace(/\/$/, '')}${realtimePath}` };
}

function openSocket(baseUrl: string): Socket<ServerEvents> {
  const { origin, path } = addressOf(baseUrl);
  const options = {
    path,
    transports: ['polling'],
    withCredentials: true,
    extraHeaders: { 'X-Requested-With': 'XMLHttpRequest' },
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 10_000,
    randomizationFactor: 0.75,
    forceNew: true,
  };
  return origin === undefined ? io(options) : io(origin, options);
}

/** Listens to the service's events until closed; a lost connection comes back by itself, at a random moment. */
export function connectRealtime({ baseUrl, on, onReconnect }: RealtimeOptions): RealtimeConnection {
  const socket = openSocket(baseUrl);
  let wasConnected = false;
  socket.on('connect', () => {
    if (wasConnected) onReconnect?.();
    wasConnected = true;
  });
  if (on['operation.changed']) socket.on('operation.changed', on['operation.changed']);
  if (on['tenant.changed']) socket.on('tenant.changed', on['tenant.changed']);
  if (on['session.ended']) socket.on('session.ended', on['session.ended']);
  return { close: () => void socket.disconnect() };
}
