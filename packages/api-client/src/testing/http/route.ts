import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { CallShape, CurrentUser, EndpointDefinition } from '../../contract';
import { decodeForm } from '../../contract/schemas';
import { can } from '../../session/can';
import type { FakeState } from '../state';
import { requireMember } from '../tenants/tenant-access';
import type { FakeCall, Handler } from './call';
import type { ContractCall } from './contract-calls';
import { withIdempotencyKey } from './idempotency-key';
import { readInput } from './input';
import { ProblemError } from './problem';
import { inLanguage } from './slovenian';

type Language = CurrentUser['language'];

/** An endpoint below a base URL. */
export type FakeRoute = (baseUrl: string, state: FakeState) => HttpHandler;

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function problemOf(error: ProblemError, language: Language) {
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
  if (account === undefined) throw new ProblemError(401, 'unauthenticated', 'Please log in.');
  return account.user;
}

function enforceAccess(state: FakeState, { access }: EndpointDefinition, user: () => CurrentUser, id: unknown): void {
  if (access.kind === 'public' || access.kind === 'outbox') return;
  const caller = user();
  if (access.kind === 'tenant') requireMember(state, access, caller, String(id));
  if (access.kind === 'permission' && !can(caller, access.permission))
    throw new ProblemError(403, 'forbidden', 'You are not allowed to do this.');
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

function respond({ file, progress }: EndpointDefinition, status: number, answer: unknown): HttpResponse<BodyInit> {
  if (status === 204) return new HttpResponse(null, { status });
  if (progress === true) {
    const lines = [{ done: 0, total: 1 }, { done: 1, total: 1 }, answer].map((line) => `${JSON.stringify(line)}\n`);
    return new HttpResponse(lines.join(''), { status, headers: { 'content-type': 'application/x-ndjson' } });
  }
  if (!(answer instanceof Blob))
    return new HttpResponse(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  const headers = {
    'content-type': answer.type,
    'content-disposition': `attachment; filename="${file?.name ?? 'file'}"`,
  };
  return new HttpResponse(answer, { status, headers });
}

/** Routes an endpoint of the contract to its handler. */
export function fakeRoute({ endpoint, schema }: ContractCall, handle: Handler<CallShape>): FakeRoute {
  const status = Number(Object.keys(schema.answers)[0]);
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  return (baseUrl, state) =>
    methods[endpoint.method](`${baseUrl}${path}`, async ({ request, params }) => {
      const language = request.headers.get('accept-language')?.startsWith('sl') === true ? 'sl' : 'en';
      try {
        const user = () => signedIn(state);
        enforceAccess(state, endpoint, user, params['id']);
        const words = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
        const body = await readBody(request, endpoint);
        const call: FakeCall = {
          params: readInput(schema.params, words, true),
          query: readInput(schema.query, decodeForm(new URL(request.url).search.slice(1)), true),
          body: readInput(schema.body, body.value, body.fromText),
          file: body.file,
          fileText: await body.file?.text(),
          language,
          state,
          user,
        };
        const answer =
          endpoint.idempotency === 'required' ? withIdempotencyKey(endpoint, request, call, handle) : handle(call);
        return respond(endpoint, status, inLanguage(language, answer));
      } catch (error) {
        if (error instanceof ProblemError) return problemOf(error, language);
        throw error;
      }
    });
}
