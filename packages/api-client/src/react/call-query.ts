import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Endpoint, EndpointDefinition, CallShape } from '../contract';
import type { ApiClient } from '../http/api-client';
import type { CallArguments, CallError } from '../http/call-types';
import type { CallParts } from '../http/client-options';

/** Query key of a call. With some or no parts, it matches every call that has them. */
export function queryKeyOf({ id }: Pick<EndpointDefinition, 'id'>, { params, query, body }: CallParts = {}) {
  const parts = {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
  };
  return Object.keys(parts).length === 0 ? ([id] as const) : ([id, parts] as const);
}

/** Casts parts from run time to the arguments of their call. */
export function argumentsOf<S extends CallShape>(parts: CallParts): CallArguments<S> {
  return [parts] as unknown as CallArguments<S>;
}

/** Query options of any read; React Query's signal aborts it. */
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
