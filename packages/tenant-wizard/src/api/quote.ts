import type { ApiClient } from '@atrium/api-client';
import { quotePlanEndpoint, type Quote, type Tenant } from '@atrium/api-client/contract';
import { queryKeyOf, useApiClient } from '@atrium/api-client/react';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { draftSelection } from '../model/draft-selection';

/** A quote rests on the plan and on the company's country and VAT number; a change of either asks for another. */
function draftQuoteOptions(client: ApiClient, tenant: Tenant) {
  const selection = draftSelection(tenant);
  const { version } = tenant.sections.application;
  return queryOptions({
    queryKey: [...queryKeyOf(quotePlanEndpoint, { params: { id: tenant.id }, body: { ...selection } }), version],
    queryFn: ({ signal }) => {
      if (selection === undefined) throw new Error('A quote needs a plan');
      return client.call(quotePlanEndpoint, { params: { id: tenant.id }, body: selection, signal });
    },
    enabled: selection !== undefined,
    staleTime: 60_000,
    retry: false,
  });
}

/** What the chosen plan of a draft costs now; the old numbers stay while new ones come. */
export function useDraftQuote(tenant: Tenant) {
  return useQuery({ ...draftQuoteOptions(useApiClient(), tenant), placeholderData: keepPreviousData });
}

/** Keeps the quote that the service answered in place of one that does not hold any more. */
export function useTakeQuote(tenant: Tenant) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (quote: Quote) => queries.setQueryData<Quote>(draftQuoteOptions(client, tenant).queryKey, quote),
    [client, queries, tenant],
  );
}
