import type { AnswerOf, Endpoint, EndpointDefinition } from '@atrium/api-client/contract';
import type { CallOf, EndpointSchema } from '@atrium/api-client/contract/schemas';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { isDiskFull } from '../files/disk-full';
import type { SessionUser } from './caller';
import { DomainError, InvalidInput } from './errors';
import { type ReportProgress, respondWithProgress } from './respond-with-progress';
import { type Call, registerRoute, respondWith, sendFile } from './route';

/** An uploaded file in memory. */
export interface UploadedFile {
  /** The client's file name without path separators and control characters. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** How an upload route receives its file. */
export interface FileReceiver<F> {
  /** Runs before the body is read. The returned function runs when the request is over. */
  readonly admit?: (user: SessionUser | null) => () => void;
  readonly receive: (part: MultipartFile) => Promise<F>;
  /** Runs when the request is over, however it ended. */
  readonly discard?: (file: F) => Promise<void>;
}

const fieldLimits = { files: 1, fields: 20, parts: 25, headerPairs: 25, fieldNameSize: 100, fieldSize: 4096 };

const inMemory: FileReceiver<UploadedFile> = {
  receive: async (part) => ({ name: safeName(part.filename), bytes: await part.toBuffer() }),
};

interface Upload {
  file?: unknown;
  readonly end: () => Promise<void>;
}

const uploads = new WeakMap<FastifyRequest, Upload>();

/** Registers the upload routes in their own scope. All other routes reject `multipart/form-data`. */
export async function acceptUploads(app: FastifyInstance, routes: (app: FastifyInstance) => void): Promise<void> {
  const plugin = async (uploading: FastifyInstance) => {
    await uploading.register(multipart);
    uploading.addHook('onResponse', endUpload);
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
  receiverRoute(app, inMemory, endpoint, schema, handler);
}

/** Registers an endpoint that accepts a file and receives it in a way of its own. */
export function receiverRoute<F, S extends EndpointSchema>(
  app: FastifyInstance,
  receiver: FileReceiver<F>,
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  handler: (call: Call<NoInfer<S>>, file: F) => Promise<AnswerOf<CallOf<NoInfer<S>>>>,
): void {
  const answer = respondWith<S>(endpoint, schema, (call) => handler(call, fileOf(call.request, endpoint) as F));
  register<F, S>(app, receiver, endpoint, schema, answer);
}

/** Registers an endpoint that accepts a file and reports the progress of its work. */
export function uploadWorkRoute<S extends EndpointSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  handler: (
    call: Call<NoInfer<S>>,
    file: UploadedFile,
    report: ReportProgress,
  ) => Promise<AnswerOf<CallOf<NoInfer<S>>>>,
): void {
  if (endpoint.progress !== true) throw new Error(`${endpoint.id} reports no progress`);
  register<UploadedFile, S>(app, inMemory, endpoint, schema, (call) => {
    const file = fileOf(call.request, endpoint) as UploadedFile;
    return respondWithProgress(call.reply, (report) => handler(call, file, report));
  });
}

/** Registers an endpoint that accepts a file and responds with one. */
export function uploadFileRoute<S extends EndpointSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  handler: (call: Call<NoInfer<S>>, file: UploadedFile) => Promise<Readable>,
): void {
  register<UploadedFile, S>(app, inMemory, endpoint, schema, async (call) =>
    sendFile(call.reply, endpoint, await handler(call, fileOf(call.request, endpoint) as UploadedFile)),
  );
}

function fileOf(request: FastifyRequest, { upload }: EndpointDefinition): unknown {
  const received = uploads.get(request)?.file;
  if (received === undefined) throw new InvalidInput({ [upload?.field ?? 'file']: ['required'] });
  return received;
}

/** The received file is discarded when the response is sent, or begins to be. */
function register<F, S extends EndpointSchema>(
  app: FastifyInstance,
  receiver: FileReceiver<F>,
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  respond: (call: Call<NoInfer<S>>) => Promise<unknown>,
): void {
  const { upload } = endpoint;
  if (upload === undefined) throw new Error(`${endpoint.id} accepts no file`);
  registerRoute<S>(app, endpoint, schema, {
    prepare: (request) => readParts(request, upload, receiver),
    respond: async (call) => {
      try {
        return await respond(call);
      } finally {
        await endUpload(call.request);
      }
    },
  });
}

async function endUpload(request: FastifyRequest): Promise<void> {
  const upload = uploads.get(request);
  uploads.delete(request);
  await upload?.end();
}

async function readParts<F>(
  request: FastifyRequest,
  { field, maximum }: { readonly field: string; readonly maximum: number },
  { admit, receive, discard }: FileReceiver<F>,
): Promise<void> {
  // A path that no record can have is 404, whatever the body is.
  if (request.getValidationFunction('params')?.(request.params) === false) return;
  if (!request.isMultipart()) throw new DomainError(415, 'unsupported_media_type');
  const release = admit?.(request.caller.user);
  const upload: Upload & { file?: F } = {
    end: async () => {
      release?.();
      if (upload.file !== undefined) await discard?.(upload.file);
    },
  };
  uploads.set(request, upload);
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits: { ...fieldLimits, fileSize: maximum } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname === field) upload.file = await receive(part);
      else part.file.resume();
    }
  } catch (error) {
    await endUpload(request);
    throw toDomainError(error);
  }
  request.body = fields;
}

function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isDiskFull(error)) return new DomainError(507, 'storage_full');
  const tooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return tooLarge ? new DomainError(413, 'body_too_large') : new DomainError(400, 'malformed_request');
}

/** A client's file name without path separators, control and direction characters. */
export function safeName(name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:]+/gu, ' ').trim();
  return Array.from(safe).slice(-120).join('');
}
