import type { Operation } from '@atrium/api-client/contract';
import { operationQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** An operation from what is known of it, asked for again and again while it runs; what the socket tells comes in between. */
export function useOperation(known: Operation) {
  return useQuery({ ...operationQueryOptions(useApiClient(), known.id), initialData: known });
}
