import { getPriceListEndpoint } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** The current price list. */
export function usePriceList() {
  return useQuery({ ...callQueryOptions(useApiClient(), getPriceListEndpoint), staleTime: 300_000 });
}
