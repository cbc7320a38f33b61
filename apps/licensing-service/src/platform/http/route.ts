import type { Readable } from 'node:stream';
import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  EndpointDefinition,
  EndpointPolicy,
  ParamsOf,
  QueryOf,
} from '@atrium/api-client/contract';
import { type CallOf, decodeForm, type EndpointSchema, coerceInput } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { duringUserCall } from '../database/scope';
import type { Caller, SessionUser } from './caller';
import { Unauthenticated } from './errors';
import type { FieldChecks } from './field-checks';
import { attachmentHeader } from './attachment-header';
import { rejectInvalidInput } from './reject-invalid-input';

/** A request as a handler sees it: typed, validated input and the caller. */
export interface Call<S extends EndpointSchema> {
  readonly params: ParamsOf<CallOf<S>>;
  readonly query: QueryOf<CallOf<S>>;
  readonly body: BodyOf<CallOf<S>>;
  readonly caller: Caller;
  /** The signed-in user. Throws 401 on a public endpoint without a session. */
  readonly user: SessionUser;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<S extends EndpointSchema> = (call: Call<S>) => Promise<AnswerOf<CallOf<S>>>;

/** An endpoint with its schemas, as stored in the route table. */
export interface RegisteredRoute {
  readonly endpoint: EndpointDefinition;
  readonly schema: EndpointSchema;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's endpoint, or the policy of a route outside the contract. */
    endpoint?: EndpointPolicy;
    /** Reason why a route outside the contract is public. */
    open?: string;
  }
  interface FastifyInstance {
    routeTable: RegisteredRoute[];
  }
}

export const apiBase = '/api';

/** Where programs open files by WebDAV. */
export const davBase = '/dav';

export const urlOf = (endpoint: EndpointDefinition) => apiBase + endpoint.path.replace(/\{(\w+)\}/g, ':$1');

/** Registers an endpoint of the contract. */
export function route<S extends EndpointSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  handler: Handler<NoInfer<S>>,
  check?: FieldChecks<NoInfer<S>>,
): void {
  if (endpoint.idempotency !== undefined) throw new Error(`${endpoint.id} needs idempotentRoute`);
  registerRoute<S>(app, endpoint, schema, { respond: respondWith(endpoint, schema, handler), check });
}

/** Sends the handler's result with the status the contract declares. */
export function respondWith<S extends EndpointSchema>(
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  handler: Handler<NoInfer<S>>,
): Respond<S> {
  const [status] = Object.keys(schema.answers).map(Number);
  if (status === undefined) throw new Error(`${endpoint.id} declares no response`);
  return async (call) => {
    const answer = await handler(call);
    call.reply.code(status);
    return status === 204 ? call.reply.send() : answer;
  };
}

/** A file with a name other than the contract's. */
interface NamedFile {
  readonly name: string;
  readonly content: Readable;
}

/** Registers an endpoint that responds with a file. The handler can override the contract's file name. */
export function fileRoute<S extends EndpointSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  handler: (call: Call<NoInfer<S>>) => Promise<Readable | NamedFile>,
): void {
  const { file } = endpoint;
  if (file === undefined) throw new Error(`${endpoint.id} does not respond with a file`);
  const respond: Respond<S> = async (call) => {
    const answer = await handler(call);
    const { name, content } = 'content' in answer ? answer : { name: file.name, content: answer };
    return sendFile(call.reply, { file: { ...file, name } }, content);
  };
  registerRoute<S>(app, endpoint, schema, { respond });
}

/** Responds with a file to save. */
export function sendFile(reply: FastifyReply, { file }: Pick<EndpointDefinition, 'file'>, content: Readable) {
  if (file === undefined) throw new Error('The endpoint does not respond with a file');
  reply.type(file.mediaType).headers({ 'content-disposition': attachmentHeader(file.name), ...sandboxed });
  return reply.send(content);
}

/** No script runs and nothing loads, should a browser show the file. */
const sandboxed = { 'content-security-policy': "sandbox; default-src 'none'" } as const;

/** A picture that never changes: another one has another tag. */
interface TaggedPicture {
  readonly tag: string;
  readonly content: Readable;
}

/**
 * Registers an endpoint that responds with a picture for the page. Only bytes that the service encoded itself may be
 * shown; uploaded ones are attachments of `fileRoute`.
 */
export function pictureRoute<S extends EndpointSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  handler: (call: Call<NoInfer<S>>) => Promise<Readable | TaggedPicture>,
): void {
  const { file } = endpoint;
  if (file === undefined) throw new Error(`${endpoint.id} does not respond with a file`);
  const respond: Respond<S> = async (call) => {
    const answer = await handler(call);
    const { content, tag } = 'content' in answer ? answer : { content: answer };
    const headers = { ...cacheHeaders(tag), 'content-disposition': 'inline', ...sandboxed };
    call.reply.headers(headers);
    if (headers.etag === undefined || headers.etag !== call.request.headers['if-none-match'])
      return call.reply.type(file.mediaType).send(content);
    content.destroy();
    return call.reply.code(304).send();
  };
  registerRoute<S>(app, endpoint, schema, { respond });
}

const cacheHeaders = (tag?: string): { 'cache-control': string; etag?: string } =>
  tag === undefined
    ? { 'cache-control': 'private, max-age=300' }
    : { 'cache-control': 'private, max-age=86400, immutable', etag: `"${tag}"` };

type Respond<S extends EndpointSchema> = (call: Call<NoInfer<S>>) => Promise<unknown>;

interface RouteHandlers<S extends EndpointSchema> {
  /** Reads a multipart body before its fields are validated. */
  readonly prepare?: (request: FastifyRequest) => Promise<void>;
  readonly respond: Respond<S>;
  readonly check?: FieldChecks<S> | undefined;
}

/** Registers any kind of route. */
export function registerRoute<S extends EndpointSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  { prepare, respond, check }: RouteHandlers<S>,
): void {
  app.routeTable.push({ endpoint, schema });
  app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    config: { endpoint },
    ...(endpoint.maximumBody === undefined ? {} : { bodyLimit: endpoint.maximumBody }),
    schema: fastifySchema(endpoint, schema),
    attachValidation: true,
    preValidation: async (request) => {
      await prepare?.(request);
      coerceRequest(request, schema);
    },
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the compiler needs it: the body's type is the schema's
    preHandler: async (request) => rejectInvalidInput(request, check as FieldChecks<EndpointSchema> | undefined),
    handler: (request, reply) => runCall(endpoint, () => respond(callOf<NoInfer<S>>(request, reply))),
  });
}

/** Signed requests are webhooks of other companies; all others come from users or visitors. */
const runCall = <T>({ csrf }: EndpointDefinition, run: () => T): T => (csrf === 'signed' ? run() : duringUserCall(run));

function fastifySchema(
  { file }: EndpointDefinition,
  { params, query, body, answers }: EndpointSchema,
): Record<string, unknown> {
  const withBodies = Object.entries(answers).filter(([status]) => status !== '204' && file === undefined);
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: Object.fromEntries(withBodies),
  };
}

function coerceRequest(request: FastifyRequest, { params, query, body }: EndpointSchema): void {
  if (params !== undefined) request.params = coerceInput(params, request.params, true);
  if (query !== undefined) request.query = coerceInput(query, decodeForm(queryText(request.raw.url)), true);
  if (body !== undefined) request.body = coerceBody(body, request);
}

function queryText(url = ''): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

function coerceBody(schema: TSchema, request: FastifyRequest): unknown {
  const fromText = !/^application\/([\w-]+\+)?json\b/.test(request.headers['content-type'] ?? '');
  return coerceInput(schema, request.body ?? {}, fromText);
}

function callOf<S extends EndpointSchema>(request: FastifyRequest, reply: FastifyReply): Call<S> {
  const { caller } = request;
  return {
    params: request.params as ParamsOf<CallOf<S>>,
    query: request.query as QueryOf<CallOf<S>>,
    body: request.body as BodyOf<CallOf<S>>,
    caller,
    get user() {
      if (caller.user === null) throw new Unauthenticated();
      return caller.user;
    },
    request,
    reply,
  };
}
