import { getBillingEndpoint } from '@atrium/api-client/contract';
import { queryKeyOf } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Reloads the billing of a company CRM wherever it is shown. */
export function useRefreshBilling() {
  const queries = useQueryClient();
  return useCallback(
    (id: string) => queries.invalidateQueries({ queryKey: queryKeyOf(getBillingEndpoint, { params: { id } }) }),
    [queries],
  );
}
