import type { ApiClient } from '@atrium/api-client';
import { signupEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';

export interface SignUp {
  readonly full_name: string;
  readonly email: string;
  readonly country_code: string;
  readonly phone: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly terms: boolean;
  readonly administrator_token?: string;
}

export function signUp(client: ApiClient, account: SignUp) {
  return client.call(signupEndpoint, { body: { ...account } });
}

/** Registers an account. A known e-mail gets the same answer as a new one. */
export function useSignUp() {
  const client = useApiClient();
  return useMutation({ networkMode: 'always', mutationFn: (account: SignUp) => signUp(client, account) });
}
