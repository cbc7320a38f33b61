import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf, Endpoint, CallShape } from '../contract';
import type { CallError, CallOptions } from '../http/call-types';
import { useApiClient } from './api-provider';
import { argumentsOf } from './call-query';
import { useKeptKey } from './kept-key';

type Options<S extends CallShape> = UseMutationOptions<AnswerOf<S>, CallError<S>, CallOptions<S>>;

/**
 * A call with an effect: `useCall(logoutEndpoint).mutate({})`. It is sent even where the browser believes to be
 * offline, so that it ends; its mutation key is the endpoint's id. Sent again unchanged after a failure, it has the same
 * idempotency key.
 */
export function useCall<S extends CallShape>(
  endpoint: Endpoint<S>,
  options?: Omit<Options<S>, 'mutationFn'>,
): UseMutationResult<AnswerOf<S>, CallError<S>, CallOptions<S>> {
  const client = useApiClient();
  const byKey = useKeptKey();
  return useMutation<AnswerOf<S>, CallError<S>, CallOptions<S>>({
    networkMode: 'always',
    mutationKey: [endpoint.id],
    ...options,
    mutationFn: (given) => byKey(endpoint, given, (parts) => client.call(endpoint, ...argumentsOf<S>(parts))),
  });
}
