import { readdir } from 'node:fs/promises';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Settings } from '../../settings/settings';
import { compressPage } from './compress-page';
import { createNonce, portalPolicy, reportingEndpoints } from './content-security-policy';
import { pageVariesBy, readPages, type PortalPage } from './portal-pages';

/** Placeholder in built pages that each response replaces with its nonce. */
export const noncePlaceholder = '__CSP_NONCE__';

const open = { config: { open: 'portal pages and assets' } };
/** Asset path. No segment is empty or starts with a dot, so the path cannot leave the folder. */
const assetPath = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const year = 31_536_000_000;

/** Serves the built portal: immutable assets, and an uncached page for every URL that is not a file. */
export const portalFiles = fastifyPlugin<{ settings: Settings }>(async (app, { settings }) => {
  const folder = settings.portalFolder;
  const pickPage = await readPages(folder, settings);
  if (pickPage === null) return;
  await app.register(staticFiles, { serve: false, root: folder, preCompressed: true, cacheControl: true });

  app.get('/assets/*', open, (request, reply) => sendAsset(request, reply));
  for (const name of await filesOf(folder)) {
    app.get(`/${name}`, open, (_request, reply) => reply.sendFile(name, { maxAge: 0 }));
  }
  app.get('/*', open, (request, reply) => {
    if (looksLikeFile(request)) return reply.callNotFound();
    return sendPage(request, reply, pickPage(request), settings);
  });
});

function sendAsset(request: FastifyRequest, reply: FastifyReply) {
  const path = restOf(request);
  return assetPath.test(path) && !path.endsWith('.map')
    ? reply.sendFile(`assets/${path}`, { maxAge: year, immutable: true })
    : reply.callNotFound();
}

/** Files next to index.html, such as icons and the terms. Excludes pages and source maps. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isFile() && /^[\w-]+\.[\w.-]+$/.test(entry.name) && !/\.(map|br|gz|html)$/.test(entry.name),
    )
    .map(({ name }) => name);
}

/** Whether the URL looks like a file. If no file route matched, that file is missing. */
const looksLikeFile = (request: FastifyRequest) => restOf(request).includes('.');

/** The decoded wildcard part of the path. */
const restOf = ({ params }: FastifyRequest) => (params as { '*': string })['*'];

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: PortalPage, settings: Settings) {
  const nonce = createNonce();
  const { body, headers } = await compressPage(request, page.html.replaceAll(noncePlaceholder, nonce));
  return reply
    .headers({
      ...headers,
      vary: pageVariesBy,
      'content-language': page.language,
      'cache-control': 'no-store',
      'content-security-policy': portalPolicy(nonce, settings.payments),
      'reporting-endpoints': reportingEndpoints,
    })
    .type('text/html; charset=utf-8')
    .send(body);
}
