import type { IncomingHttpHeaders } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import type { Settings } from '../settings/settings';
import { Forbidden } from './errors';
import { davBase } from './route';

/** Rejects cross-site requests (CSRF) before the body is read. */
export const sameOrigin = fastifyPlugin<{ settings: Pick<Settings, 'allowedOrigins'> }>(async (app, { settings }) => {
  app.addHook('onRoute', ({ url, config }) => {
    const isCapability = config?.endpoint?.csrf === 'capability';
    if (isCapability !== url.startsWith(`${davBase}/`))
      throw new Error(`${url} does not have the CSRF kind of its path`);
  });

  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    const csrf = routeOptions.config.endpoint?.csrf;
    if (csrf !== 'session' && csrf !== 'report') return;
    if (csrf === 'session' && !hasPortalHeader(headers)) throw new Forbidden('forged_request');
    if (!isAllowedSite(headers, settings.allowedOrigins)) throw new Forbidden('forged_request');
  });
});

/** The header that an HTML form cannot send. */
export const hasPortalHeader = (headers: IncomingHttpHeaders) => headers['x-requested-with'] === 'XMLHttpRequest';

/** Whether origin and site are allowed. Headers the browser does not send are not checked. */
export function isAllowedSite(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const origin = headers.origin ?? originOf(headers.referer);
  if (origin !== undefined && !allowed.includes(origin)) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || (site === 'same-site' && origin !== undefined);
}

function originOf(referer: string | undefined): string | undefined {
  if (referer === undefined) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : 'null';
}
