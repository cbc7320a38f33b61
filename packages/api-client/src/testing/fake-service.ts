import { getResponse, type HttpHandler } from 'msw';
import type { CallShape, CurrentUser } from '../contract';
import { addAccount } from './accounts/accounts';
import { courierTestHandlers } from './connections/courier-tests';
import { handlers } from './handlers';
import type { Handler } from './http/call';
import { contractCalls, type ContractCall } from './http/contract-calls';
import { fakeRoute } from './http/route';
import { resourceHandlers } from './resources/resource-handlers';
import { samplePassword, sampleUser } from './samples/accounts';
import { emptyState, type FakeState } from './state';

const handlersByName = new Map<string, unknown>(Object.entries(handlers));
const handlersById = new Map<string, unknown>([...resourceHandlers, ...courierTestHandlers]);

const parametersOf = ({ endpoint }: ContractCall) => endpoint.path.split('{').length;

/** Fixed paths come first: `/codelists/updateData` before `/codelists/{id}`. */
const inOrder = contractCalls.toSorted((one, other) => parametersOf(one) - parametersOf(other));

const routes = inOrder.flatMap((call) => {
  const handle = handlersByName.get(call.name) ?? handlersById.get(call.endpoint.id);
  return handle === undefined ? [] : [fakeRoute(call, handle as Handler<CallShape>)];
});

/** Address and clock of the fake service. */
export interface FakeServiceOptions {
  /** The client's `baseUrl`; default `/api`. */
  readonly baseUrl?: string;
  /** Default: the current time. */
  readonly now?: () => Date;
}

/** A fake service with its state in memory, which intercepts requests. */
export interface FakeService {
  readonly baseUrl: string;
  /** Its state; change it to set up a test. */
  readonly state: FakeState;
  /** For msw's `setupServer` and `setupWorker`. */
  readonly handlers: readonly HttpHandler[];
  /** For `createApiClient({ fetch })` without a worker: stories and component tests. */
  readonly fetch: typeof globalThis.fetch;
  /** Registers an active user with `samplePassword`. */
  readonly addUser: (user?: Partial<CurrentUser>) => CurrentUser;
  /** Registers a user and logs them in. */
  readonly signIn: (user?: Partial<CurrentUser>) => CurrentUser;
  /** While false, every call fails as if the network were down. */
  reachable: boolean;
}

const origin = 'https://portal.example';

/** Creates a service that keeps its state in memory and responds according to the contract. */
export function createFakeService({ baseUrl = '/api', now = () => new Date() }: FakeServiceOptions = {}): FakeService {
  const state = emptyState(now);
  const handlers = routes.map((route) => route(URL.canParse(baseUrl) ? baseUrl : `${origin}${baseUrl}`, state));
  const addUser = (user: Partial<CurrentUser> = {}) =>
    addAccount(state, { ...sampleUser, ...user }, samplePassword, true).user;
  const service: FakeService = {
    baseUrl,
    state,
    handlers: routes.map((route) => route(URL.canParse(baseUrl) ? baseUrl : `*${baseUrl}`, state)),
    reachable: true,
    addUser,
    signIn: (user) => {
      const signedIn = addUser(user);
      state.sessionUserId = signedIn.id;
      return signedIn;
    },
    fetch: async (input, { signal, ...init } = {}) => {
      signal?.throwIfAborted();
      if (!service.reachable) throw new TypeError('Failed to fetch');
      const request = input instanceof Request ? input : new Request(new URL(input, origin), init);
      const response = await getResponse([...handlers], request);
      signal?.throwIfAborted();
      return response ?? new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
    },
  };
  return service;
}
