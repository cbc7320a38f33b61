import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf, Endpoint, CallShape } from '../contract';
import type { CallError, CallOptions } from '../http/call-types';
import { queryKeyOf } from './call-query';
import { useCall } from './use-call';

/**
 * A mutation that changes the data of other calls: `useChange(endSessionEndpoint, [listSessionsEndpoint])`. Those calls
 * are refetched before the change completes, also after an error, because the record may be gone.
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
