import type { ApiClient } from '@atrium/api-client';
import { getBillingEndpoint, type Billing } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const billingQueryOptions = (client: ApiClient, id: string) =>
  callQueryOptions(client, getBillingEndpoint, { params: { id } });

/** Returns the plan, invoices, payments and credit of a company CRM. */
export function useBilling(id: string, enabled = true) {
  return useQuery({ ...billingQueryOptions(useApiClient(), id), enabled });
}

/** Stores a response as the billing of a company CRM. */
export function useStoreBilling(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (billing: Billing) => void queries.setQueryData(billingQueryOptions(client, id).queryKey, billing),
    [client, queries, id],
  );
}
