import { signupEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';

/** Registers an account. The answer is the same for known and new e-mails. */
export function useSignUp() {
  return useCall(signupEndpoint);
}
