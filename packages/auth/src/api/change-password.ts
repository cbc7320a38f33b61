import type { ApiClient } from '@atrium/api-client';
import { changePasswordEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';

export interface PasswordChange {
  readonly current_password: string;
  readonly password: string;
  readonly password_confirmation: string;
}

export function changePassword(client: ApiClient, input: PasswordChange) {
  return client.call(changePasswordEndpoint, { body: { ...input } });
}

/** Sets a new password for the signed-in user; the other sessions end. */
export function useChangePassword() {
  const client = useApiClient();
  return useMutation({ networkMode: 'always', mutationFn: (input: PasswordChange) => changePassword(client, input) });
}
