import type { Operation } from '@atrium/api-client/contract';
import { operationQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** An operation, polled while it runs; socket events update it between polls. */
export function useOperation(known: Operation) {
  return useQuery({ ...operationQueryOptions(useApiClient(), known.id), initialData: known });
}
