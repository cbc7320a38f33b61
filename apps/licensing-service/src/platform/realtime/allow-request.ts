import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import { hasPortalHeader, isAllowedSite } from '../http/same-origin';
import type { Settings } from '../settings/settings';

/** Session token of a socket request; null if there is none. */
export function tokenOfRequest({ headers }: IncomingMessage, settings: Pick<Settings, 'cookie'>): string | null {
  const token = cookie.parse(headers.cookie ?? '')[settings.cookie.name];
  return token === undefined || token === '' || token.length > 128 ? null : token;
}

/**
 * Whether a request comes from the portal. Browsers send polling POSTs cross-site without a preflight, so a given
 * origin must be allowed, and a POST without an origin needs the portal's header.
 */
export function isFromPortal({ method, headers }: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  if (!isAllowedSite(headers, allowedOrigins)) return false;
  return method === 'GET' || headers.origin !== undefined || hasPortalHeader(headers);
}
