import { attachmentHeader } from '../http/attachment-header';
import { DomainError, Forbidden } from '../http/errors';
import { changeProperties } from './change-properties';
import type { DavCall } from './dav-call';
import { findProperties } from './find-properties';
import { lockFile } from './lock-file';
import { unlockFile } from './unlock-file';
import { propertiesOfFile } from './properties';
import { putFile } from './put-file';

const fileMethods = 'OPTIONS, GET, HEAD, PROPFIND, PROPPATCH, PUT, LOCK, UNLOCK';

/** Methods that would make, move or delete files. */
const refusedMethods: ReadonlySet<string> = new Set(['MKCOL', 'COPY', 'MOVE', 'DELETE']);

/** Answers a request about a file. PUT receives into `folder`. */
export async function answerDav(call: DavCall, folder: string) {
  const { request, reply, href, file } = call;
  switch (request.method) {
    case 'OPTIONS':
      return answerOptions(call);
    case 'GET':
    case 'HEAD':
      return sendContent(call);
    case 'PROPFIND':
      return findProperties(request, reply, [{ href, properties: propertiesOfFile(file, href) }]);
    case 'PROPPATCH':
      return changeProperties(call);
    case 'PUT':
      return putFile(call, folder);
    case 'LOCK':
      return lockFile(call);
    case 'UNLOCK':
      return unlockFile(call);
    default:
      throw refusalOf(request.method, fileMethods);
  }
}

/** Word edits only where the response names an author by WebDAV. */
export const answerOptions = ({ reply }: Pick<DavCall, 'reply'>) =>
  reply.headers({ dav: '1, 2', 'ms-author-via': 'DAV', allow: fileMethods }).send();

/** 403 for methods of WebDAV that the service never supports, otherwise 405. */
export function refusalOf(method: string, allow: string): DomainError {
  return refusedMethods.has(method)
    ? new Forbidden()
    : new DomainError(405, 'method_not_allowed', { headers: { allow } });
}

async function sendContent({ request, reply, resource, file }: DavCall) {
  void reply.type(file.mediaType).headers({
    etag: file.etag,
    'last-modified': file.modifiedAt.toUTCString(),
    'content-disposition': attachmentHeader(file.name),
    'content-security-policy': "sandbox; default-src 'none'",
    'content-length': file.size,
  });
  return reply.send(request.method === 'HEAD' ? null : await resource.read());
}
