import type { AnswerOf, Endpoint } from '@atrium/api-client/contract';
import type { CallOf, EndpointSchema } from '@atrium/api-client/contract/schemas';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, InvalidInput } from './errors';
import { type Call, registerRoute } from './route';

/** An uploaded file. */
export interface UploadedFile {
  /** The client's file name without path separators and control characters. */
  readonly name: string;
  readonly bytes: Buffer;
}

const fieldLimits = { files: 1, fields: 20, parts: 25, headerPairs: 25, fieldNameSize: 100, fieldSize: 4096 };

const uploads = new WeakMap<FastifyRequest, UploadedFile>();

/** Registers the upload routes in their own scope. All other routes reject `multipart/form-data`. */
export async function acceptUploads(app: FastifyInstance, routes: (app: FastifyInstance) => void): Promise<void> {
  const plugin = async (uploading: FastifyInstance) => {
    await uploading.register(multipart);
    routes(uploading);
  };
  // At level `trace` the parser logs request headers, which contain the session cookie.
  await (app.log.level === 'trace' ? app.register(plugin, { logLevel: 'debug' }) : app.register(plugin));
}

/** Registers an endpoint that accepts a file. Call it within `acceptUploads`. */
export function uploadRoute<S extends EndpointSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  handler: (call: Call<NoInfer<S>>, file: UploadedFile) => Promise<AnswerOf<CallOf<NoInfer<S>>>>,
): void {
  const { upload } = endpoint;
  if (upload === undefined) throw new Error(`${endpoint.id} accepts no file`);
  registerRoute<S>(app, endpoint, schema, {
    prepare: (request) => readParts(request, upload),
    respond: async (call) => {
      const file = uploads.get(call.request);
      if (file === undefined) throw new InvalidInput({ [upload.field]: ['required'] });
      return handler(call, file);
    },
  });
}

async function readParts(
  request: FastifyRequest,
  { field, maximum }: { readonly field: string; readonly maximum: number },
): Promise<void> {
  if (!request.isMultipart()) throw new DomainError(415, 'unsupported_media_type');
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits: { ...fieldLimits, fileSize: maximum } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname === field)
        uploads.set(request, { name: safeName(part.filename), bytes: await part.toBuffer() });
      else part.file.resume();
    }
  } catch (error) {
    throw toDomainError(error);
  }
  request.body = fields;
}

function toDomainError(error: unknown): DomainError {
  const tooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return tooLarge ? new DomainError(413, 'body_too_large') : new DomainError(400, 'malformed_request');
}

function safeName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:]+/gu, ' ')
    .trim()
    .slice(-120);
}
