import { createApiClient, type ApiClient } from '@atrium/api-client';
import { decodeForm, type FormObject, type Problem } from '@atrium/api-client/contract';
import { sampleConfig } from './sample-user';

export interface StubCall {
  readonly route: string;
  readonly query: URLSearchParams;
  readonly body: FormObject;
}

export interface StubReply {
  readonly status: number;
  readonly body?: unknown;
}

/** `unreachable`: no answer comes; `pending`: it never comes. */
export type StubAnswer = StubReply | 'unreachable' | 'pending';
export type StubAnswers = Readonly<Record<string, StubAnswer | ((call: StubCall) => StubAnswer)>>;

export interface StubService {
  readonly client: ApiClient;
  /** What was asked, besides the configuration. */
  readonly calls: readonly StubCall[];
}

export function ok(body: unknown, status = 200): StubReply {
  return { status, body };
}

export function problem(status: number, parts: Partial<Problem> = {}): StubReply {
  return { status, body: { status, code: 'problem', message: 'Refused', request_id: 'req-42', ...parts } };
}

/** The specification's 422. */
export function invalid(errors: Record<string, string[]>): StubReply {
  return problem(422, { code: 'invalid_input', message: 'The given data was invalid.', errors });
}

function respond(answer: StubAnswer, signal: AbortSignal | null | undefined): Promise<Response> {
  if (answer === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
  if (answer === 'pending') {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }
  const hasBody = answer.status !== 204;
  return Promise.resolve(
    new Response(hasBody ? JSON.stringify(answer.body ?? null) : null, {
      status: answer.status,
      headers: { 'Content-Type': 'application/json' },
    }),
  );
}

/** A client whose network is a table: `'POST /tenants'` to its answer, or to what makes it. What is not there is 404. */
export function stubService(answers: StubAnswers = {}): StubService {
  const calls: StubCall[] = [];
  const table: StubAnswers = { 'GET /config': ok(sampleConfig), ...answers };
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    fetch: (input, init) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
      const route = `${init?.method ?? 'GET'} ${pathname.replace('/api', '')}`;
      const text = typeof init?.body === 'string' || init?.body instanceof URLSearchParams ? init.body.toString() : '';
      const call = { route, query: searchParams, body: decodeForm(text) };
      if (route !== 'GET /config') calls.push(call);
      const answer = table[route] ?? problem(404, { code: 'not_found' });
      return respond(typeof answer === 'function' ? answer(call) : answer, init?.signal);
    },
  });
  return { client, calls };
}
