import type { ApiClient } from '@atrium/api-client';
import { updateUserEndpoint } from '@atrium/api-client/contract';
import { currentUserQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export interface AccountChange {
  readonly full_name?: string;
  readonly language?: 'en' | 'sl';
  readonly per_page?: number;
}

export function updateAccount(client: ApiClient, id: string, change: AccountChange) {
  return client.call(updateUserEndpoint, { params: { id }, body: { ...change } });
}

/** Changes the own account; the answer is the current user from then on. */
export function useUpdateAccount(id: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: AccountChange) => updateAccount(client, id, change),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQueryOptions(client).queryKey, user);
    },
  });
}
