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

/** A client of the licensing service. */
export interface ApiClient {
  readonly baseUrl: string;
  /**
   * Calls an endpoint of the contract.
   * @throws an `ApiError` for an error response, `NetworkError` or `TimeoutError` without a response, and the signal's
   * reason if the caller aborts
   */
  readonly call: <S extends CallShape>(endpoint: Endpoint<S>, ...options: CallArguments<S>) => Promise<AnswerOf<S>>;
  /** Makes a call whose request or response is not JSON, with the same session check, retries and errors. */
  readonly exchange: <T>(endpoint: EndpointDefinition, parts: CallParts, exchange: Exchange<T>) => Promise<T>;
  /**
   * Reports a session that ended without a failed call. Calls `onSessionExpired` once for all callers, and returns
   * whether the user has logged in again.
   */
  readonly sessionEnded: () => Promise<boolean>;
}

/** Calls whose 401 does not cause a session check: public ones, and the check itself. */
const skipsSessionCheck = ({ id, access }: EndpointDefinition) =>
  access.kind === 'public' || id === currentUserEndpoint.id;

/** Reads, calls declared `repeatable`, and calls with an idempotency key can be retried. */
function canRetry({
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
    withRetries(budget, canRetry(endpoint) ? (options.retries ?? defaultRetries) : 0, parts.signal, (attempt) =>
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
      if (!(error instanceof SessionExpiredError) || skipsSessionCheck(endpoint)) throw error;
      if (!(await session.isActive(round))) throw error;
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
