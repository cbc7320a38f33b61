import type { IncomingHttpHeaders } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import type { Settings } from '../settings';
import { Forbidden } from './errors';

/** Refuses calls that another site makes in the user's name, before anything is read of them. */
export const sameOrigin = fastifyPlugin<{ settings: Pick<Settings, 'allowedOrigins'> }>(async (app, { settings }) => {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.endpoint?.csrf !== 'session') return;
    if (!comesFromThePortal(request.headers, settings.allowedOrigins)) throw new Forbidden('forged_request');
  });
});

/** The header no form can send, and, as far as the browser says them, a known origin and a known site. */
export function comesFromThePortal(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  if (headers['x-requested-with'] !== 'XMLHttpRequest') return false;
  const origin = headers.origin ?? originOf(headers.referer);
  if (origin !== undefined && !allowed.includes(origin)) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || (site === 'same-site' && origin !== undefined);
}

function originOf(referer: string | undefined): string | undefined {
  if (referer === undefined) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : 'null';
}
