import type { IncomingHttpHeaders } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import type { Settings } from '../settings/settings';
import { Forbidden } from './errors';

/** Refuses calls that another site makes in the user's name, before anything is read of them. */
export const sameOrigin = fastifyPlugin<{ settings: Pick<Settings, 'allowedOrigins'> }>(async (app, { settings }) => {
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    const csrf = routeOptions.config.endpoint?.csrf;
    if (csrf !== 'session' && csrf !== 'report') return;
    if (csrf === 'session' && !hasPortalHeader(headers)) throw new Forbidden('forged_request');
    if (!isKnownSite(headers, settings.allowedOrigins)) throw new Forbidden('forged_request');
  });
});

/** The header no form can send. */
export const hasPortalHeader = (headers: IncomingHttpHeaders) => headers['x-requested-with'] === 'XMLHttpRequest';

/** Whether the origin and the site are known ones, as far as the browser says them. */
export function isKnownSite(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const origin = headers.origin ?? originOf(headers.referer);
  if (origin !== undefined && !allowed.includes(origin)) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || (site === 'same-site' && origin !== undefined);
}

function originOf(referer: string | undefined): string | undefined {
  if (referer === undefined) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : 'null';
}
