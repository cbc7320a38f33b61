import type { EndpointPolicy } from '@atrium/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uploadFolder } from '../files/upload-folder';
import { Forbidden, NotFound } from '../http/errors';
import { davBase } from '../http/route';
import { duringUserCall } from '../database/scope';
import type { Settings } from '../settings/settings';
import { answerDav, answerOptions, refusalOf } from './answer-dav';
import { createDavLimits } from './dav-limits';
import type { DavFile, DavResource } from './dav-resource';
import { findProperties } from './find-properties';
import { propertiesOfFile, propertiesOfFolder } from './properties';

interface DavRoutes {
  /** Name in logs. */
  readonly id: string;
  readonly settings: Pick<Settings, 'dataDir' | 'limits'>;
  /** Finds the file of a token from an address. Null if there is none, or not for the token's user any more. */
  readonly open: (token: string, request: FastifyRequest) => Promise<DavResource | null>;
}

interface DavParams {
  readonly token: string;
  /** Name of the file; empty for the folder. */
  readonly '*'?: string;
}

/**
 * Serves one file per token at `/dav/{token}/{name}` to programs such as Word and LibreOffice (WebDAV, class 1 and 2). The
 * token is all that counts: neither a session nor a header of the portal is needed, or gains anything.
 */
export async function davRoutes(app: FastifyInstance, { id, settings, open }: DavRoutes): Promise<void> {
  const endpoint: EndpointPolicy = { id, access: { kind: 'public' }, csrf: 'capability' };
  const limits = createDavLimits(app, settings.limits);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token, '*': name = '' } = request.params as DavParams;
    void reply.header('cache-control', 'no-store');
    await limits.countCall(request);
    const resource = await open(token, request);
    if (resource === null) {
      await limits.countUnknownToken(request);
      throw new NotFound();
    }
    const file = await resource.stat();
    const folderHref = `${davBase}/${token}/`;
    const href = folderHref + encodeURIComponent(file.name);
    if (name === '') return answerFolder(request, reply, { file, href, folderHref });
    if (name.normalize() !== file.name.normalize()) throw isRead(request.method) ? new NotFound() : new Forbidden();
    return answerDav({ request, reply, href, resource, file }, uploadFolder(settings));
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    const options = { config: { endpoint }, compress: false, decompress: false } as const;
    for (const url of [`${davBase}/:token`, `${davBase}/:token/*`])
      scope.all(url, options, (request, reply) => duringUserCall(() => answer(request, reply)));
  });
}

const isRead = (method: string) => ['OPTIONS', 'GET', 'HEAD', 'PROPFIND'].includes(method);

interface Folder {
  readonly file: DavFile;
  readonly href: string;
  readonly folderHref: string;
}

async function answerFolder(request: FastifyRequest, reply: FastifyReply, { file, href, folderHref }: Folder) {
  switch (request.method) {
    case 'OPTIONS':
      return answerOptions({ reply });
    case 'PROPFIND':
      return findProperties(request, reply, [
        { href: folderHref, properties: propertiesOfFolder(file) },
        { href, properties: propertiesOfFile(file, href) },
      ]);
    case 'LOCK':
      throw new Forbidden();
    default:
      throw refusalOf(request.method, 'OPTIONS, PROPFIND');
  }
}
