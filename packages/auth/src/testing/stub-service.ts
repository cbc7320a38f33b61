import { createApiClient, type ApiClient } from '@atrium/api-client';
import type { Config, CurrentUser, Problem } from '@atrium/api-client/contract';

export const sampleConfig: Config = {
  product_name: 'Atrium',
  build_id: 'test',
  password_minimum: 6,
  trial_days: 40,
  terms_url: '/terms',
  terms_version: '2026-11-01',
  privacy_url: '/privacy',
  gateways: [],
  tenant_url_template: 'https://portal.example/crm/{name}/',
};

export const sampleUser: CurrentUser = {
  id: '019a9f00-0000-7000-8000-000000000001',
  full_name: 'Maja Kovač',
  email: 'maja.kovac@znidarsic.example',
  position_title: null,
  avatar: null,
  language: 'en',
  per_page: null,
  permissions: [],
  roles: [],
  visited_modules: [],
  trial_data: null,
};

export interface StubReply {
  readonly status: number;
  readonly body?: unknown;
}

/** `unreachable`: no answer comes; `pending`: it never comes. */
export type StubAnswer = StubReply | 'unreachable' | 'pending';

export type StubAnswers = Readonly<Record<string, StubAnswer | readonly StubAnswer[]>>;

export interface StubCall {
  readonly route: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface StubService {
  readonly client: ApiClient;
  /** What was asked, besides the configuration. */
  readonly calls: readonly StubCall[];
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
  const headers = { 'Content-Type': 'application/json' };
  return Promise.resolve(new Response(JSON.stringify(answer.body ?? null), { status: answer.status, headers }));
}

/**
 * A client whose network is a table: `'POST /auth/login'` to its answer, or to a list of answers of which the last stays. What is
 * not in the table is 404.
 */
export function stubService(answers: StubAnswers = {}): StubService {
  const calls: StubCall[] = [];
  const configured: StubAnswers = { 'GET /config': { status: 200, body: sampleConfig }, ...answers };
  const left = new Map(Object.entries(configured));

  function next(route: string): StubAnswer {
    const answer = left.get(route);
    if (answer === undefined) return problem(404);
    if (typeof answer === 'string' || 'status' in answer) return answer;
    const [first = problem(404), ...rest] = answer;
    if (rest.length > 0) left.set(route, rest);
    return first;
  }

  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    fetch: (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const route = `${init?.method ?? 'GET'} ${pathname.replace('/api', '')}`;
      const body = typeof init?.body === 'string' || init?.body instanceof URLSearchParams ? init.body : '';
      if (route !== 'GET /config') calls.push({ route, fields: Object.fromEntries(new URLSearchParams(body)) });
      return respond(next(route), init?.signal);
    },
  });
  return { client, calls };
}
