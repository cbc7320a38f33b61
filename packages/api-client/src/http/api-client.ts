import {
  currentUserEndpoint,
  type AnswerOf,
  type Endpoint,
  type EndpointDefinition,
  type CallShape,
} from '../contract';
import { SessionExpiredError } from './api-error';
import type { CallArguments } from './call-types';
import type { ApiClientOptions, CallParts } from './client-options';
import { newIdempotencyKey } from './idempotency-key';
import { createRetryBudget, defaultRetries, earnRetry, withRetries } from './retry';
import { send, type Exchange } from './send';
import { createSessionCheck } from './session-check';

/** The service as a program sees it. */
export interface ApiClient {
  readonly baseUrl: string;
  /**
   * Calls an endpoint of the contract.
   * @throws an `ApiError` for an error answer, `NetworkError` or `TimeoutError` without an answer,
   *   and the signal's reason when the caller aborts.
   */
  readonly call: <S extends CallShape>(endpoint: Endpoint<S>, ...options: CallArguments<S>) => Promise<AnswerOf<S>>;
  /** A call whose request or answer is not JSON, with the same care for session, repetitions and errors. */
  readonly exchange: <T>(endpoint: EndpointDefinition, parts: CallParts, exchange: Exchange<T>) => Promise<T>;
  /**
   * For a caller who has learned by the check of the session itself that one is over: asks `onSessionExpired`, once with
   * all refused calls, and returns whether the user has logged in again.
   */
  readonly sessionEnded: () => Promise<boolean>;
}

/** Calls whose 401 says nothing new about the session: those without one, and the check itself. */
const answersForItself = ({ id, access }: EndpointDefinition) =>
  access.kind === 'public' || id === currentUserEndpoint.id;

/** A read without effect, a call the contract declares repeatable, or one that happens once by its key. */
function mayRepeat({
  method,
  csrf,
  idempotency,
  repeatable = method === 'GET' && csrf === 'none',
}: EndpointDefinition): boolean {
  return repeatable || idempotency === 'required';
}

/** A client of the licensing service, typed by its contract. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const budget = createRetryBudget();

  const attempts = (endpoint: EndpointDefinition, parts: CallParts, exchange?: Exchange<unknown>) =>
    withRetries(budget, mayRepeat(endpoint) ? (options.retries ?? defaultRetries) : 0, parts.signal, (attempt) =>
      send(options, endpoint, parts, attempt, exchange),
    );
  const session = createSessionCheck(() => attempts(currentUserEndpoint, {}), options.onSessionExpired);

  async function call(endpoint: EndpointDefinition, given: CallParts = {}, exchange?: Exchange<unknown>) {
    const parts = endpoint.idempotency
      ? { ...given, idempotencyKey: given.idempotencyKey ?? newIdempotencyKey() }
      : given;
    const round = session.round();
    earnRetry(budget);
    try {
      return await attempts(endpoint, parts, exchange);
    } catch (error) {
      if (!(error instanceof SessionExpiredError) || answersForItself(endpoint)) throw error;
      if (!(await session.lives(round))) throw error;
      return attempts(endpoint, parts, exchange);
    }
  }

  return {
    baseUrl: options.baseUrl,
    call,
    exchange: call as ApiClient['exchange'],
    sessionEnded: () => session.ended(),
  };
}
