import type { ApiClient } from '@atrium/api-client';
import { requestResetEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';

export function requestReset(client: ApiClient, email: string) {
  return client.call(requestResetEndpoint, { body: { email } });
}

/** Asks for a reset link; the answer never says whether the e-mail is known. */
export function useRequestReset() {
  const client = useApiClient();
  return useMutation({ networkMode: 'always', mutationFn: (email: string) => requestReset(client, email) });
}
