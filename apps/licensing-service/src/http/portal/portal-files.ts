import { readdir } from 'node:fs/promises';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Settings } from '../../settings';
import { apiBase } from '../route';
import { compressPage } from './compress-page';
import { createNonce, portalPolicy, reportingEndpoints } from './content-security-policy';
import { pageVariesBy, readPages, type PortalPage } from './portal-pages';

/** What the build writes where every page's own nonce belongs. */
export const noncePlaceholder = '__CSP_NONCE__';

const open = { config: { open: 'the portal itself' } };
const year = 31_536_000_000;

/** The built portal: its assets for ever, its page never cached, and the page for every address that is no file. */
export const portalFiles = fastifyPlugin<{ settings: Settings }>(async (app, { settings }) => {
  const folder = settings.portalFolder;
  const pick = await readPages(folder, settings);
  if (pick === null) return;
  await app.register(staticFiles, { serve: false, root: folder, preCompressed: true, cacheControl: true });

  app.get('/assets/*', open, (request, reply) => sendAsset(request, reply));
  for (const name of await filesOf(folder)) {
    app.get(`/${name}`, open, (_request, reply) => reply.sendFile(name, { maxAge: 0 }));
  }
  app.get('/*', open, (request, reply) => {
    if (isNoPage(request.url)) return reply.callNotFound();
    return sendPage(request, reply, pick(request), settings);
  });
});

function sendAsset(request: FastifyRequest, reply: FastifyReply) {
  const { '*': path } = request.params as { '*': string };
  return path.endsWith('.map')
    ? reply.callNotFound()
    : reply.sendFile(`assets/${path}`, { maxAge: year, immutable: true });
}

/** Files beside the page, such as icons and the terms; pages and source maps are none. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isFile() && /^[\w-]+\.[\w.-]+$/.test(entry.name) && !/\.(map|br|gz|html)$/.test(entry.name),
    )
    .map(({ name }) => name);
}

/** The API has no pages, and an address that looks like a file is a file that is missing. */
function isNoPage(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return path === apiBase || path.startsWith(`${apiBase}/`) || path.split('/').some((part) => part.includes('.'));
}

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
