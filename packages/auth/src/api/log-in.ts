import type { ApiClient } from '@atrium/api-client';
import { loginEndpoint } from '@atrium/api-client/contract';
import { currentUserQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function logIn(client: ApiClient, credentials: Credentials) {
  return client.call(loginEndpoint, { body: { ...credentials } });
}

/** Opens a session; the answer is the current user from then on. */
export function useLogIn() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (credentials: Credentials) => logIn(client, credentials),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQueryOptions(client).queryKey, user);
    },
  });
}
