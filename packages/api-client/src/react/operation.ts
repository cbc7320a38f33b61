import { queryOptions } from '@tanstack/react-query';
import { operationEndpoint, type Operation, type OperationState } from '../contract';
import type { ApiClient } from '../http/api-client';
import { queryKeyOf } from './call-query';

/** Polls often at first, so that progress shows even if the socket is late. */
const firstPoll = 250;
const slowestPoll = 2_000;
const slowdown = 1.5;

const pollAfter = (polls: number) => Math.min(slowestPoll, firstPoll * slowdown ** polls);

const running: ReadonlySet<OperationState> = new Set(['queued', 'running', 'cancelling']);

/** Whether an operation is still running. */
export function isRunning(operation: Pick<Operation, 'state'>): boolean {
  return running.has(operation.state);
}

/** Returns the newer of two states of an operation; the socket and a poll may overtake each other. */
export function newerOperation(known: Operation | undefined, arrived: Operation): Operation {
  return known !== undefined && known.seq > arrived.seq ? known : arrived;
}

/** Query key of an operation. */
export const operationKey = (id: string) => queryKeyOf(operationEndpoint, { params: { id } });

/** An operation with its steps. Polled while it runs: often at first, then every two seconds. */
export const operationQueryOptions = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: operationKey(id),
    queryFn: async ({ signal, client: queries, queryKey }) => {
      const arrived = await client.call(operationEndpoint, { params: { id }, signal });
      return newerOperation(queries.getQueryData<Operation>(queryKey), arrived);
    },
    refetchInterval: ({ state }) =>
      state.data === undefined || isRunning(state.data) ? pollAfter(state.dataUpdateCount) : false,
  });
