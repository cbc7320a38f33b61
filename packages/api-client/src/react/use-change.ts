import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf, Endpoint, CallShape } from '../contract';
import type { CallError, CallOptions } from '../http/call-types';
import { queryKeyOf } from './call-query';
import { useCall } from './use-call';

/**
 * A call that changes what other calls read: `useChange(endSessionEndpoint, [listSessionsEndpoint])`. Everything those
 * have answered is asked for again before the change counts as done, also where it was refused: it may be gone by then.
 */
export function useChange<S extends CallShape>(
  endpoint: Endpoint<S>,
  reads: readonly Endpoint[],
): UseMutationResult<AnswerOf<S>, CallError<S>, CallOptions<S>> {
  const queries = useQueryClient();
  return useCall(endpoint, {
    onSettled: () => Promise.all(reads.map((read) => queries.invalidateQueries({ queryKey: queryKeyOf(read) }))),
  });
}
