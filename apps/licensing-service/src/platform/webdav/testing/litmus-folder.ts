import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Conflict, DomainError, Forbidden, NotFound } from '../../http/errors';
import { davBase } from '../../http/route';
import { answerDav, answerOptions } from '../answer-dav';
import { checkWritable } from '../check-writable';
import { createMemoryFile, type MemoryFile } from './memory-file';

const endpoint = { id: 'litmus', access: { kind: 'public' }, csrf: 'capability' } as const;

/**
 * A folder for litmus, whose tests create and delete what they work on. The service itself has one file per token and
 * refuses this: the service's code answers what concerns a file, and this what concerns the folder.
 */
export function litmusFolder(scope: FastifyInstance, name: string, uploads: string): void {
  const root = `${davBase}/${name}/`;
  const files = new Map<string, MemoryFile>();
  const folders = new Set([root]);
  const isTaken = (path: string) => files.has(withoutSlash(path)) || folders.has(`${withoutSlash(path)}/`);

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const href = request.raw.url ?? '';
    const path = decodeURIComponent(href);
    if (path.includes('#')) throw new DomainError(400, 'malformed_request');
    switch (request.method) {
      case 'MKCOL':
        return createFolder(request, reply, path);
      case 'DELETE':
        return remove(request, reply, path);
      case 'PUT':
        if (!isTaken(path)) createFile(path);
    }
    if (folders.has(path)) {
      if (request.method === 'OPTIONS') return answerOptions({ reply });
      throw new Forbidden();
    }
    const resource = files.get(path)?.openedBy('litmus');
    if (resource === undefined) throw request.method === 'LOCK' ? new Forbidden() : new NotFound();
    const file = await resource.stat();
    if (request.method === 'MOVE' || request.method === 'COPY') checkWritable({ headers: request.headers, href }, file);
    return answerDav({ request, reply, href, resource, file }, uploads);
  }

  function createFolder({ headers }: FastifyRequest, reply: FastifyReply, path: string) {
    if (isTaken(path)) throw new DomainError(405, 'method_not_allowed');
    if (!folders.has(parentOf(path))) throw new Conflict();
    if (headers['content-length'] !== undefined) throw new DomainError(415, 'unsupported_media_type');
    folders.add(path);
    return reply.code(201).send();
  }

  function createFile(path: string) {
    if (!folders.has(parentOf(path))) throw new Conflict();
    files.set(path, createMemoryFile(path.slice(parentOf(path).length), 'application/octet-stream'));
  }

  async function remove({ headers }: FastifyRequest, reply: FastifyReply, path: string) {
    if (!isTaken(path)) throw new NotFound();
    for (const [name, file] of files) {
      if (name !== path && !name.startsWith(path)) continue;
      checkWritable({ headers, href: name }, await file.openedBy('litmus').stat());
      files.delete(name);
    }
    for (const one of folders) if (one !== root && one.startsWith(path)) folders.delete(one);
    return reply.code(204).send();
  }

  scope.all(`${root}*`, { config: { endpoint } }, answer);
}

const parentOf = (path: string) => path.replace(/[^/]+\/?$/, '');
const withoutSlash = (path: string) => path.replace(/\/$/, '');
