import type { ApiClient } from '@atrium/api-client';
import { saveSubscriptionEndpoint, type SubscriptionDraft } from '@atrium/api-client/contract';
import { tenantQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

function saveSubscription(client: ApiClient, id: string, body: SubscriptionDraft, version: number) {
  return client.call(saveSubscriptionEndpoint, { params: { id }, body: { ...body, _version: version } });
}

/** Saves the plan of a draft and keeps what the service answered. */
export function useSaveSubscription(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    async (body: SubscriptionDraft, version: number) => {
      const subscription = await saveSubscription(client, id, body, version);
      queries.setQueryData(
        tenantQueryOptions(client, id).queryKey,
        (tenant) => tenant && { ...tenant, sections: { ...tenant.sections, subscription } },
      );
      return subscription;
    },
    [client, queries, id],
  );
}
