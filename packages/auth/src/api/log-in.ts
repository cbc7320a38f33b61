import { loginEndpoint } from '@atrium/api-client/contract';
import { useCall, useSetCurrentUser } from '@atrium/api-client/react';

/** Opens a session; the answer is the current user from then on. */
export function useLogIn() {
  return useCall(loginEndpoint, { onSuccess: useSetCurrentUser() });
}
