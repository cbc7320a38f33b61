import { readdir } from 'node:fs/promises';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Settings } from '../../settings/settings';
import { compressPage } from './compress-page';
import { createNonce, portalPolicy, reportingEndpoints } from './content-security-policy';
import { pageVariesBy, readPages, type PortalPage } from './portal-pages';

/** What the build writes where every page's own nonce belongs. */
export const noncePlaceholder = '__CSP_NONCE__';

const open = { config: { open: 'the portal itself' } };
/** Names of files and folders; none of them begins with a dot or is empty, so no path leads out of the folder. */
const isAsset = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
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
    if (namesFile(request)) return reply.callNotFound();
    return sendPage(request, reply, pick(request), settings);
  });
});

function sendAsset(request: FastifyRequest, reply: FastifyReply) {
  const path = restOf(request);
  return isAsset.test(path) && !path.endsWith('.map')
    ? reply.sendFile(`assets/${path}`, { maxAge: year, immutable: true })
    : reply.callNotFound();
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

/** An address that looks like a file is a file that is missing. */
const namesFile = (request: FastifyRequest) => restOf(request).includes('.');

/** What the wildcard of the matched route stands for, decoded. */
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
