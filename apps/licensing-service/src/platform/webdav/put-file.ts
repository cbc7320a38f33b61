import { rm } from 'node:fs/promises';
import { DomainError } from '../http/errors';
import { checkWritable } from './check-writable';
import type { DavCall } from './dav-call';
import { maximumBytes, receive, tooLarge } from './receive-file';

/** Answers PUT: receives the content into the folder, and replaces the file by it. Leaves nothing in the folder. */
export async function putFile(call: DavCall, folder: string) {
  const { request, reply, resource, href, file } = call;
  const { headers } = request;
  if (headers['content-range'] !== undefined) throw new DomainError(400, 'malformed_request');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new DomainError(415, 'unsupported_media_type');
  checkWritable({ headers, href }, file);
  if (Number(headers['content-length']) > maximumBytes) throw tooLarge();
  const received = await receive(call, folder);
  try {
    const { etag } = await resource.write(received, (current) => checkWritable({ headers, href }, current));
    void reply.header('etag', etag);
  } finally {
    await rm(received.path, { force: true });
  }
  return reply.code(204).send();
}
