import type { Endpoint, CallShape } from '../contract';
import type { ApiClient } from './api-client';
import { ApiError } from './api-error';
import type { CallArguments, CallError, Outcome } from './call-types';
import { NetworkError } from './transport-error';
import { TimeoutError } from './timeout-error';

const isCallError = <S extends CallShape>(error: unknown): error is CallError<S> =>
  error instanceof ApiError || error instanceof NetworkError || error instanceof TimeoutError;

/**
 * Calls an endpoint and returns its result or error, so that the compiler knows which errors are left to handle.
 * @throws errors outside the contract: the signal's reason, and mistakes such as a missing path parameter
 */
export async function attempt<S extends CallShape>(
  client: ApiClient,
  endpoint: Endpoint<S>,
  ...options: CallArguments<S>
): Promise<Outcome<S>> {
  try {
    return { ok: true, answer: await client.call(endpoint, ...options) };
  } catch (error) {
    if (isCallError<S>(error)) return { ok: false, error };
    throw error;
  }
}
