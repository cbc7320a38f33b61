import { getBillingEndpoint } from '@atrium/api-client/contract';
import { queryKeyOf } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Asks again for the money of a company CRM, where anything shows it. */
export function useRefreshBilling() {
  const queries = useQueryClient();
  return useCallback(
    (id: string) => queries.invalidateQueries({ queryKey: queryKeyOf(getBillingEndpoint, { params: { id } }) }),
    [queries],
  );
}
