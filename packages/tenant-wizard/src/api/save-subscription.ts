import { saveSubscriptionEndpoint, type SubscriptionDraft } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useCallback } from 'react';
import { useTakeSection } from './take-section';

/** Saves the plan of a draft and keeps what the service answered. */
export function useSaveSubscription(id: string) {
  const client = useApiClient();
  const take = useTakeSection(id);
  return useCallback(
    async (input: SubscriptionDraft, version: number) => {
      const body = { ...input, _version: version };
      const subscription = await client.call(saveSubscriptionEndpoint, { params: { id }, body });
      take((tenant) => ({ ...tenant, sections: { ...tenant.sections, subscription } }));
      return subscription;
    },
    [client, take, id],
  );
}
