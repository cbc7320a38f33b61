import { realtimePath, type ServerEvents } from '@atrium/api-client/contract';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import type { SessionUser } from '../http/caller';
import { crossOriginRules } from '../http/cross-origin';
import { apiBase } from '../http/route';
import type { Settings } from '../settings/settings';

/** The session of a socket, set by the server. */
export interface SocketSession {
  readonly token: string;
  readonly sessionId: string;
  user: SessionUser;
}

interface SocketData {
  session?: SocketSession;
}

type NoEvents = Record<string, never>;

export type PortalSocket = Socket<NoEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type PortalSockets = Server<NoEvents, ServerEvents, DefaultEventsMap, SocketData>;

/** socket.io with polling only, no client script, and small messages. */
export function createSocketServer(settings: Pick<Settings, 'allowedOrigins'>): PortalSockets {
  return new Server({
    path: apiBase + realtimePath,
    transports: ['polling'],
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
    cors: crossOriginRules(settings),
  });
}
