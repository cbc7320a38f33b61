import {
  getPriceListEndpoint,
  listPriceListVersionsEndpoint,
  updatePriceListEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useChange } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** The versions of the price list, newest first. */
export function usePriceListVersions() {
  return useQuery(callQueryOptions(useApiClient(), listPriceListVersionsEndpoint));
}

/** Adds a version, then reloads the versions, even after an error. */
export function useChangePriceList() {
  return useChange(updatePriceListEndpoint, [listPriceListVersionsEndpoint, getPriceListEndpoint]);
}
