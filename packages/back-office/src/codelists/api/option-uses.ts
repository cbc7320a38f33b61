import { listCodelistOptionUsesEndpoint } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** The records that refer to an option. */
export function useOptionUses(id: string, optionId: string) {
  const client = useApiClient();
  return useQuery(callQueryOptions(client, listCodelistOptionUsesEndpoint, { params: { id, option_id: optionId } }));
}
