import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf, Endpoint, CallShape } from '../contract';
import type { CallError, CallOptions } from '../http/call-types';
import { useApiClient } from './api-provider';
import { argumentsOf } from './call-query';
import { useIdempotencyKeys } from './use-idempotency-keys';

type Options<S extends CallShape> = UseMutationOptions<AnswerOf<S>, CallError<S>, CallOptions<S>>;

/**
 * A mutation: `useCall(logoutEndpoint).mutate({})`. Its mutation key is the endpoint's id. It is sent even if the
 * browser reports that it is offline, so that it always completes. Sending it again unchanged after a failure reuses
 * the idempotency key.
 */
export function useCall<S extends CallShape>(
  endpoint: Endpoint<S>,
  options?: Omit<Options<S>, 'mutationFn'>,
): UseMutationResult<AnswerOf<S>, CallError<S>, CallOptions<S>> {
  const client = useApiClient();
  const byKey = useIdempotencyKeys();
  return useMutation<AnswerOf<S>, CallError<S>, CallOptions<S>>({
    networkMode: 'always',
    mutationKey: [endpoint.id],
    ...options,
    mutationFn: (given) => byKey(endpoint, given, (parts) => client.call(endpoint, ...argumentsOf<S>(parts))),
  });
}
