import type { ApiClient } from '@atrium/api-client';
import { resendActivationEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';

export function resendActivation(client: ApiClient, token: string) {
  return client.call(resendActivationEndpoint, { body: { token } });
}

/** Asks for a new activation e-mail in exchange for an expired link. */
export function useResendActivation() {
  const client = useApiClient();
  return useMutation({ networkMode: 'always', mutationFn: (token: string) => resendActivation(client, token) });
}
