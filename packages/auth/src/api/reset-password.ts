import type { ApiClient } from '@atrium/api-client';
import { resetPasswordEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';

export interface NewPassword {
  readonly token: string;
  readonly password: string;
  readonly password_confirmation: string;
}

export function resetPassword(client: ApiClient, input: NewPassword) {
  return client.call(resetPasswordEndpoint, { body: { ...input } });
}

/** Sets a new password by a reset link. It does not log in. */
export function useResetPassword() {
  const client = useApiClient();
  return useMutation({ networkMode: 'always', mutationFn: (input: NewPassword) => resetPassword(client, input) });
}
