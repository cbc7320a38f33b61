import {
  currentUserEndpoint,
  loginEndpoint,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type EndpointSchema,
  type ParamsOf,
  type QueryOf,
} from '../contract';
import { SessionExpiredError } from './api-error';
import type { ApiClientOptions, CallControl, CallParts } from './client-options';
import { withRetries } from './retry';
import { send } from './send';
import { createSessionCheck } from './session-check';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value | undefined }
    : { readonly [N in Name]: Value };

/** What a call takes: the parts its endpoint declares, and an `AbortSignal` or a timeout. */
export type CallOptions<S extends EndpointSchema> = CallControl &
  Part<'params', ParamsOf<S>> &
  Part<'query', QueryOf<S>> &
  Part<'body', BodyOf<S>>;

type CallArguments<S extends EndpointSchema> =
  Record<never, never> extends CallOptions<S> ? [options?: CallOptions<S>] : [options: CallOptions<S>];

export interface ApiClient {
  readonly baseUrl: string;
  /**
   * Calls an endpoint of the contract.
   * @throws an `ApiError` for an error answer, `NetworkError` or `TimeoutError` without an answer,
   *   and the signal's reason when the caller aborts.
   */
  readonly call: <S extends EndpointSchema>(
    endpoint: Endpoint<S>,
    ...options: CallArguments<S>
  ) => Promise<AnswerOf<S>>;
}

const answersForItself = new Set([currentUserEndpoint.id, loginEndpoint.id]);

/** A client of the licensing service, typed by its contract. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const session = createSessionCheck(
    () => withRetries(currentUserEndpoint, undefined, (attempt) => send(options, currentUserEndpoint, {}, attempt)),
    options.onSessionExpired,
  );

  return {
    baseUrl: options.baseUrl,
    async call<S extends EndpointSchema>(endpoint: Endpoint<S>, ...[parts = {}]: [CallParts?]): Promise<AnswerOf<S>> {
      const run = () => withRetries(endpoint, parts.signal, (attempt) => send(options, endpoint, parts, attempt));
      const round = session.round();
      try {
        return (await run()) as AnswerOf<S>;
      } catch (error) {
        if (!(error instanceof SessionExpiredError) || answersForItself.has(endpoint.id)) throw error;
        if (!(await session.lives(round))) throw error;
        return (await run()) as AnswerOf<S>;
      }
    },
  };
}
