import { decodeForm } from '../../contract/schemas';
import { createApiClient, type ApiClient } from '../../http/api-client';
import { sampleConfig } from '../samples/service';
import { ok, problem, type StubAnswer, type StubAnswers, type StubCall } from './stub-answers';

/** A client and the requests it has sent. */
export interface StubService {
  readonly client: ApiClient;
  /** The requests, without those for the configuration. */
  readonly calls: readonly StubCall[];
}

/** Creates a client that responds from a table: `'POST /auth/login'` to its response. Other routes respond 404. */
export function stubService(answers: StubAnswers = {}): StubService {
  const calls: StubCall[] = [];
  const left = new Map(Object.entries<StubAnswers[string]>({ 'GET /config': ok(sampleConfig), ...answers }));

  function answerTo(call: StubCall): StubAnswer {
    const answer = left.get(call.route) ?? problem(404, { code: 'not_found' });
    if (typeof answer === 'function') return answer(call);
    if (typeof answer === 'string' || 'status' in answer) return answer;
    const [first = problem(404), ...rest] = answer;
    if (rest.length > 0) left.set(call.route, rest);
    return first;
  }

  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    fetch: (url, init) => {
      const { pathname, searchParams } = new URL(url);
      const route = `${init.method ?? 'GET'} ${pathname.replace('/api', '')}`;
      const text = typeof init.body === 'string' ? init.body : '';
      const key = new Headers(init.headers).get('Idempotency-Key');
      const call = { route, query: searchParams, body: decodeForm(text), ...(key === null ? {} : { key }) };
      if (route !== 'GET /config') calls.push(call);
      return respond(answerTo(call), init.signal);
    },
  });
  return { client, calls };
}

function respond(answer: StubAnswer, signal: AbortSignal | null | undefined): Promise<Response> {
  if (answer === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
  if (answer === 'pending') {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }
  if (answer.file !== undefined) return Promise.resolve(new Response(answer.file));
  const body = answer.status === 204 ? null : JSON.stringify(answer.body ?? null);
  return Promise.resolve(
    new Response(body, { status: answer.status, headers: { 'Content-Type': 'application/json' } }),
  );
}
