import { signupEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';

/** Registers an account. A known e-mail gets the same answer as a new one. */
export function useSignUp() {
  return useCall(signupEndpoint);
}
