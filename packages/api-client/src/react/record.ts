import { useQuery } from '@tanstack/react-query';
import type { Endpoint, CallShape } from '../contract';
import type { ApiClient } from '../http/api-client';
import { useApiClient } from './api-provider';
import { argumentsOf, callQueryOptions } from './call-query';

/** Query options of a record. */
export const recordQueryOptions = <S extends CallShape>(client: ApiClient, endpoint: Endpoint<S>, id: string) =>
  callQueryOptions(client, endpoint, ...argumentsOf<S>({ params: { id } }));

/** A record by id: `useRecord(getCodelistEndpoint, id)`. */
export function useRecord<S extends CallShape>(endpoint: Endpoint<S>, id: string) {
  return useQuery(recordQueryOptions(useApiClient(), endpoint, id));
}
