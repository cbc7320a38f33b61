import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Endpoint, EndpointDefinition, CallShape } from '../contract';
import type { ApiClient } from '../http/api-client';
import type { CallArguments, CallError } from '../http/call-types';
import type { CallParts } from '../http/client-options';

/** The key of a call's query; without parts, or with some of them, it means every call that has them. */
export function queryKeyOf({ id }: Pick<EndpointDefinition, 'id'>, { params, query, body }: CallParts = {}) {
  const parts = {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
  };
  return Object.keys(parts).length === 0 ? ([id] as const) : ([id, parts] as const);
}

/** Parts put together at run time, as the arguments of the call they are meant for. */
export function argumentsOf<S extends CallShape>(parts: CallParts): CallArguments<S> {
  return [parts] as unknown as CallArguments<S>;
}

/** Query options of any call that reads; React Query's signal ends it. */
export function callQueryOptions<S extends CallShape>(
  client: ApiClient,
  endpoint: Endpoint<S>,
  ...[parts]: CallArguments<S>
) {
  return queryOptions<AnswerOf<S>, CallError<S>>({
    queryKey: queryKeyOf(endpoint, parts),
    queryFn: ({ signal }) => client.call(endpoint, ...argumentsOf<S>({ ...parts, signal })),
  });
}
