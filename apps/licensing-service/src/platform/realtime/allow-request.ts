import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import { hasPortalHeader, isKnownSite } from '../http/same-origin';
import type { Settings } from '../settings/settings';

/** The session a socket's request brings along; null where there is none. */
export function tokenOfRequest({ headers }: IncomingMessage, settings: Pick<Settings, 'cookie'>): string | null {
  const token = cookie.parse(headers.cookie ?? '')[settings.cookie.name];
  return token === undefined || token === '' || token.length > 128 ? null : token;
}

/**
 * Whether a request comes from the portal. Polling posts need no permission of the browser to be sent from
 * elsewhere, so an origin that is named must be known, and a post that names none must carry the portal's header.
 */
export function isFromPortal({ method, headers }: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  if (!isKnownSite(headers, allowedOrigins)) return false;
  return method === 'GET' || headers.origin !== undefined || hasPortalHeader(headers);
}
