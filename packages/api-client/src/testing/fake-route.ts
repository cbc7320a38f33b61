import { http, HttpResponse, type HttpHandler } from 'msw';
import type { CurrentUser, Endpoint, EndpointSchema, AnswerOf, BodyOf, ParamsOf, QueryOf } from '../contract';
import { decodeForm } from '../contract';
import { readInput } from './fake-input';
import { FakeProblem } from './fake-problem';
import type { FakeState } from './fake-state';

export interface FakeCall<S extends EndpointSchema> {
  readonly params: ParamsOf<S>;
  readonly query: QueryOf<S>;
  readonly body: BodyOf<S>;
  readonly state: FakeState;
  /** Who is signed in; 401 for a visitor. */
  readonly user: () => CurrentUser;
}

export type FakeHandler<S extends EndpointSchema> = (call: FakeCall<S>) => AnswerOf<S>;

/** One endpoint of the contract, answered from the state; the rest of a room is a list of these. */
export type FakeRoute = (baseUrl: string, state: FakeState) => HttpHandler;

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function problemOf(error: FakeProblem) {
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
  return HttpResponse.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

function signedIn(state: FakeState): CurrentUser {
  const account = state.accounts.find(({ user }) => user.id === state.sessionUserId);
  if (account === undefined) throw new FakeProblem(401, 'unauthenticated', 'Unauthenticated.');
  return account.user;
}

/** Joins an endpoint and its schemas to what the fake does for it. */
export function fakeRoute<S extends EndpointSchema>(
  endpoint: Endpoint<S>,
  schema: S,
  handle: FakeHandler<S>,
): FakeRoute {
  const status = Number(Object.keys(schema.answers)[0]);
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  return (baseUrl, state) =>
    methods[endpoint.method](`${baseUrl}${path}`, async ({ request, params }) => {
      try {
        if (endpoint.access.kind !== 'public') signedIn(state);
        const words = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
        const answer = handle({
          params: readInput(schema.params, words) as ParamsOf<S>,
          query: readInput(schema.query, decodeForm(new URL(request.url).search.slice(1))) as QueryOf<S>,
          body: readInput(schema.body, decodeForm(await request.text())) as BodyOf<S>,
          state,
          user: () => signedIn(state),
        });
        return status === 204
          ? new HttpResponse(null, { status })
          : HttpResponse.json(structuredClone(answer), { status });
      } catch (error) {
        if (error instanceof FakeProblem) return problemOf(error);
        throw error;
      }
    });
}
