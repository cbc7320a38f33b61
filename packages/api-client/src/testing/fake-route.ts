import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { CurrentUser, Endpoint, EndpointDefinition, AnswerOf, BodyOf, ParamsOf, QueryOf } from '../contract';
import type { CallOf, EndpointSchema } from '../contract/endpoint.schema';
import { decodeForm } from '../contract/schemas';
import { can } from '../session/can';
import { onceByKey } from './fake-kept-calls';
import { readInput } from './fake-input';
import { FakeProblem } from './fake-problem';
import type { FakeState } from './fake-state';
import { refuseOutsiders } from './fake-tenant-access';
import { inLanguage } from './fake-texts-sl';

type Language = CurrentUser['language'];

export interface FakeCall<S extends EndpointSchema> {
  readonly params: ParamsOf<CallOf<S>>;
  readonly query: QueryOf<CallOf<S>>;
  readonly body: BodyOf<CallOf<S>>;
  /** Of a call that takes one. */
  readonly file: File | undefined;
  /** Of the answer. */
  readonly language: Language;
  readonly state: FakeState;
  /** The logged-in user; 401 for a visitor. */
  readonly user: () => CurrentUser;
}

export type FakeHandler<S extends EndpointSchema> = (call: FakeCall<S>) => AnswerOf<CallOf<S>>;

/** One endpoint of the contract, answered from the state; the rest of a room is a list of these. */
export type FakeRoute = (baseUrl: string, state: FakeState) => HttpHandler;

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function problemOf(error: FakeProblem, language: Language) {
  const { status, code, message, extra } = error;
  const body = {
    type: 'about:blank',
    title: message,
    status,
    detail: message,
    code,
    message,
    request_id: `fake-${status}`,
    ...extra,
  };
  return HttpResponse.json(inLanguage(language, body) as JsonBodyType, {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

function signedIn(state: FakeState): CurrentUser {
  const account = state.accounts.find(({ user }) => user.id === state.sessionUserId);
  if (account === undefined) throw new FakeProblem(401, 'unauthenticated', 'Please log in.');
  return account.user;
}

function refuseWithoutRight(
  state: FakeState,
  { access }: EndpointDefinition,
  user: () => CurrentUser,
  id: unknown,
): void {
  if (access.kind === 'public') return;
  const caller = user();
  if (access.kind === 'tenant') refuseOutsiders(state, access, caller, String(id));
  if (access.kind === 'permission' && !can(caller, access.permission))
    throw new FakeProblem(403, 'forbidden', 'You are not allowed to do this.');
}

interface FakeBody {
  readonly value: unknown;
  readonly fromText: boolean;
  readonly file?: File | undefined;
}

async function readParts(request: Request): Promise<FakeBody> {
  const parts = [...(await request.formData())];
  const fields = parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const file = parts.map(([, value]) => value).find((value) => value instanceof File);
  return { value: decodeForm(new URLSearchParams(fields).toString()), fromText: true, file };
}

async function readBody(request: Request, { upload }: EndpointDefinition): Promise<FakeBody> {
  if (upload !== undefined) return readParts(request);
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.includes('json') === true;
  return isJson ? { value: JSON.parse(text), fromText: false } : { value: decodeForm(text), fromText: true };
}

function respond({ file }: EndpointDefinition, status: number, answer: unknown): HttpResponse<BodyInit> {
  if (status === 204) return new HttpResponse(null, { status });
  if (!(answer instanceof Blob))
    return new HttpResponse(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  const headers = {
    'content-type': answer.type,
    'content-disposition': `attachment; filename="${file?.name ?? 'file'}"`,
  };
  return new HttpResponse(answer, { status, headers });
}

/** Joins an endpoint and its schemas to what the fake does for it. */
export function fakeRoute<S extends EndpointSchema>(
  endpoint: Endpoint<CallOf<S>>,
  schema: S,
  handle: FakeHandler<S>,
): FakeRoute {
  const status = Number(Object.keys(schema.answers)[0]);
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  return (baseUrl, state) =>
    methods[endpoint.method](`${baseUrl}${path}`, async ({ request, params }) => {
      const language = request.headers.get('accept-language')?.startsWith('sl') === true ? 'sl' : 'en';
      try {
        const user = () => signedIn(state);
        refuseWithoutRight(state, endpoint, user, params['id']);
        const words = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
        const body = await readBody(request, endpoint);
        const call: FakeCall<S> = {
          params: readInput(schema.params, words, true) as ParamsOf<CallOf<S>>,
          query: readInput(schema.query, decodeForm(new URL(request.url).search.slice(1)), true) as QueryOf<CallOf<S>>,
          body: readInput(schema.body, body.value, body.fromText) as BodyOf<CallOf<S>>,
          file: body.file,
          language,
          state,
          user,
        };
        const named = () => ({
          endpoint,
          userId: user().id,
          key: request.headers.get('idempotency-key'),
          sent: [call.params, call.query, call.body],
        });
        const answer =
          endpoint.idempotency === undefined ? handle(call) : onceByKey(state, named(), () => handle(call));
        return respond(endpoint, status, inLanguage(language, answer));
      } catch (error) {
        if (error instanceof FakeProblem) return problemOf(error, language);
        throw error;
      }
    });
}
