import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DavFile, DavResource } from './dav-resource';

/** A request about a file. */
export interface DavCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Encoded path of the file. */
  readonly href: string;
  readonly resource: DavResource;
  /** The file when the request arrived. */
  readonly file: DavFile;
}
