import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf, Endpoint, CallShape, QueryOf } from '../contract';
import type { ApiClient } from '../http/api-client';
import type { CallError } from '../http/call-types';
import { useApiClient } from './api-provider';
import { argumentsOf, callQueryOptions } from './call-query';

/** A page of a list. Keeps the shown rows while another page loads. */
export const listQueryOptions = <S extends CallShape>(client: ApiClient, endpoint: Endpoint<S>, query: QueryOf<S>) =>
  queryOptions<AnswerOf<S>, CallError<S>>({
    ...callQueryOptions(client, endpoint, ...argumentsOf<S>({ query: query ?? {} })),
    placeholderData: keepPreviousData,
  });

/** A page of a list: `useList(listCodelistsEndpoint, { page: 2, sort: 'title' })`. */
export function useList<S extends CallShape>(endpoint: Endpoint<S>, query: QueryOf<S>) {
  return useQuery(listQueryOptions(useApiClient(), endpoint, query));
}
