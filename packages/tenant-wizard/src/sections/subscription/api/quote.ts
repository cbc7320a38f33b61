import type { ApiClient } from '@atrium/api-client';
import { quotePlanEndpoint, type Quote, type Selection, type Tenant } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { draftSelection } from '../model/draft-selection';

/** A quote is renewed this long before it expires, in ms. */
const early = 60_000;

const lifeOf = ({ frozen_at: from, expires_at: to }: Quote) => Math.max(0, Date.parse(to) - Date.parse(from) - early);

const nothingChosen: Selection = { cycle: 'monthly', licences: 1, modules: [], assets: 0 };

/** A quote depends on the plan and on the company's country and VAT number; changing them requests another. */
function quoteQueryOptions(client: ApiClient, tenant: Tenant, selection: Selection | null) {
  const { country, vat_number: number } = tenant.sections.application.data.address ?? {};
  const ground = [country, number, tenant.vat_check?.checked_at];
  const call = { params: { id: tenant.id }, body: selection ?? nothingChosen };
  const options = callQueryOptions(client, quotePlanEndpoint, call);
  return { ...options, queryKey: [...options.queryKey, ground] as unknown as typeof options.queryKey };
}

/**
 * The current price of a plan. The last quote stays while another one loads, and is renewed before it expires.
 *
 * @param selection disabled while null
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

/** The current price of a draft's plan. */
export function useDraftQuote(tenant: Tenant) {
  return useQuote(tenant, draftSelection(tenant) ?? null);
}

/** Stores a newer quote in place of an outdated one. */
export function useStoreQuote(tenant: Tenant, selection = draftSelection(tenant) ?? null) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (quote: Quote) => void queries.setQueryData(quoteQueryOptions(client, tenant, selection).queryKey, quote),
    [client, queries, tenant, selection],
  );
}
