import { io, type Socket } from 'socket.io-client';
import { realtimePath, type ServerEvents } from '../contract';

/** A socket of the service: it only listens. */
export type ServiceSocket = Socket<ServerEvents, Record<string, never>>;

/** `https://portal.example/api` → its origin and `/api/realtime`; a bare path belongs to the page's origin. */
function addressOf(baseUrl: string): { origin: string | undefined; path: string } {
  if (!URL.canParse(baseUrl)) return { origin: undefined, path: `${baseUrl}${realtimePath}` };
  const { origin, pathname } = new URL(baseUrl);
  return { origin, path: `${pathname.replace(/\/$/, '')}${realtimePath}` };
}

/** Opens a socket that comes back one to five seconds after it was lost, and less often while it fails. */
export function openSocket(baseUrl: string, cookie: () => string): ServiceSocket {
  const { origin, path } = addressOf(baseUrl);
  const options = {
    path,
    transports: ['polling'],
    withCredentials: true,
    /** Read at each attempt: the session's cookie may be another one by then. */
    get extraHeaders() {
      const kept = cookie();
      return { 'X-Requested-With': 'XMLHttpRequest', ...(kept === '' ? {} : { cookie: kept }) };
    },
    reconnectionDelay: 3_000,
    reconnectionDelayMax: 30_000,
    randomizationFactor: 2 / 3,
    forceNew: true,
  };
  return origin === undefined ? io(options) : io(origin, options);
}
