import type { ApiClient } from '@atrium/api-client';
import { quotePlanEndpoint, type Quote, type Selection, type Tenant } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { draftSelection } from '../model/draft-selection';

/** A quote is asked for again so long before it ends, in ms. */
const early = 60_000;

const lifeOf = ({ frozen_at: from, expires_at: to }: Quote) => Math.max(0, Date.parse(to) - Date.parse(from) - early);

const nothingChosen: Selection = { cycle: 'monthly', licences: 1, modules: [], assets: 0 };

/** A quote rests on the plan and on the company's country and VAT number; a change of either asks for another. */
function quoteQueryOptions(client: ApiClient, tenant: Tenant, selection: Selection | null) {
  const { country, vat_number: number } = tenant.sections.application.data.address ?? {};
  const ground = [country, number, tenant.vat_check?.checked_at];
  const call = { params: { id: tenant.id }, body: selection ?? nothingChosen };
  const options = callQueryOptions(client, quotePlanEndpoint, call);
  return { ...options, queryKey: [...options.queryKey, ground] as unknown as typeof options.queryKey };
}

/**
 * What a plan costs a company CRM now. While another one is quoted the last quote stays; one that ends is renewed.
 *
 * @param selection nothing is asked while it is null
 */
export function useQuote(tenant: Tenant, selection: Selection | null, enabled = true) {
  return useQuery({
    ...quoteQueryOptions(useApiClient(), tenant, selection),
    enabled: enabled && selection !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: ({ state: { data } }) => (data === undefined ? 0 : lifeOf(data)),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : lifeOf(data)),
  });
}

/** What the chosen plan of a draft costs now. */
export function useDraftQuote(tenant: Tenant) {
  return useQuote(tenant, draftSelection(tenant) ?? null);
}

/** Keeps the quote that the service answered in place of one that does not hold any more. */
export function useStoreQuote(tenant: Tenant, selection = draftSelection(tenant) ?? null) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (quote: Quote) => void queries.setQueryData(quoteQueryOptions(client, tenant, selection).queryKey, quote),
    [client, queries, tenant, selection],
  );
}
