import { DomainError } from '../http/errors';
import type { DavCall } from './dav-call';

/** Answers UNLOCK. */
export async function unlockFile({ request, reply, resource }: DavCall) {
  const [, token] = /^<([^<>]+)>$/.exec(String(request.headers['lock-token'] ?? '')) ?? [];
  if (token === undefined) throw new DomainError(400, 'malformed_request');
  if (!(await resource.unlock(token))) throw new DomainError(409, 'conflict');
  return reply.code(204).send();
}
