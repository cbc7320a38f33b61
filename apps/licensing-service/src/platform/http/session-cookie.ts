import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Realtime } from '../realtime/realtime';
import type { Settings } from '../settings/settings';

type CookieSettings = Pick<Settings, 'cookie' | 'session'>;

const attributes = (settings: CookieSettings) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: settings.cookie.secure }) as const;

export function sessionTokenOf(request: FastifyRequest, { cookie }: CookieSettings): string | null {
  const token = request.cookies[cookie.name];
  return token === undefined || token === '' || token.length > 128 ? null : token;
}

/** Sets a new session cookie. Never reuses the cookie the browser sent. */
function setSessionCookie(reply: FastifyReply, settings: CookieSettings, token: string): void {
  const maxAge = Math.floor(settings.session.absoluteMilliseconds / 1000);
  void reply.setCookie(settings.cookie.name, token, { ...attributes(settings), maxAge });
}

/**
 * Replaces the session cookie, and closes the sockets of the `replaced` session after the response is sent: pages
 * that reconnect before they have the new cookie would get a 401.
 */
export function replaceSession(
  reply: FastifyReply,
  { settings, realtime }: { readonly settings: CookieSettings; readonly realtime: Pick<Realtime, 'endSession'> },
  replaced: string | null,
  token: string,
): void {
  setSessionCookie(reply, settings, token);
  if (replaced !== null) finished(reply.raw, () => realtime.endSession(replaced));
}

export function clearSessionCookie(reply: FastifyReply, settings: CookieSettings): void {
  void reply.clearCookie(settings.cookie.name, attributes(settings));
}
