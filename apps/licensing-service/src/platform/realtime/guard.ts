import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError } from '../log';
import type { PlatformDependencies } from '../dependencies';
import { isFromPortal, tokenOfRequest } from './allow-request';
import type { SocketSession } from './socket-server';

type Dependencies = Pick<PlatformDependencies, 'settings' | 'sessions' | 'clock' | 'log'>;

/** Authenticates each socket request: origin, session and ownership of the connection. */
export function createGuard(
  { settings, sessions, clock, log }: Dependencies,
  ownerOf: (connectionId: string) => string | null,
) {
  const identified = new WeakMap<IncomingMessage, SocketSession>();

  async function find(token: string): Promise<SocketSession | null> {
    const session = await sessions.find(token, clock(), false);
    return session === null ? null : { token, ...session };
  }

  async function isAllowed(request: IncomingMessage): Promise<boolean> {
    if (!isFromPortal(request, settings.allowedOrigins)) return false;
    const token = tokenOfRequest(request, settings);
    const session = token === null ? null : await find(token);
    if (session === null) return false;
    identified.set(request, session);
    const connectionId = connectionIdOf(request);
    const owner = connectionId === null ? null : ownerOf(connectionId);
    return owner === null || owner === session.sessionId;
  }

  function middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    isAllowed(request).then(
      (allowed) => (allowed ? next() : reject(response, 403)),
      (error: unknown) => {
        log.error({ event: 'realtime.refused', ...describeError(error) });
        reject(response, 503);
      },
    );
  }

  return { find, middleware, sessionOf: (request: IncomingMessage) => identified.get(request) };
}

function connectionIdOf(request: IncomingMessage): string | null {
  return new URL(request.url ?? '/', 'http://localhost').searchParams.get('sid');
}

function reject(response: ServerResponse, status: 403 | 503): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ status, code: status === 403 ? 'forbidden' : 'unavailable' }));
}
