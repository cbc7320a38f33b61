import { io, type Socket } from 'socket.io-client';
import { realtimePath, type ServerEvents } from '../contract';

/** A socket of the service; receives only. */
export type ServiceSocket = Socket<ServerEvents, Record<string, never>>;

/** `https://portal.example/api` → its origin and `/api/realtime`; a path without a host uses the page's origin. */
function addressOf(baseUrl: string): { origin: string | undefined; path: string } {
  if (!URL.canParse(baseUrl)) return { origin: undefined, path: `${baseUrl}${realtimePath}` };
  const { origin, pathname } = new URL(baseUrl);
  return { origin, path: `${pathname.replace(/\/$/, '')}${realtimePath}` };
}

/** Opens a socket that reconnects one to five seconds after a loss, and more slowly after repeated failures. */
export function openSocket(baseUrl: string, cookie: () => string): ServiceSocket {
  const { origin, path } = addressOf(baseUrl);
  const options = {
    path,
    transports: ['polling'],
    withCredentials: true,
    /** Read at each attempt, because the session cookie may change. */
    get extraHeaders() {
      const sessionCookie = cookie();
      return { 'X-Requested-With': 'XMLHttpRequest', ...(sessionCookie === '' ? {} : { cookie: sessionCookie }) };
    },
    reconnectionDelay: 3_000,
    reconnectionDelayMax: 30_000,
    randomizationFactor: 2 / 3,
    forceNew: true,
  };
  return origin === undefined ? io(options) : io(origin, options);
}
