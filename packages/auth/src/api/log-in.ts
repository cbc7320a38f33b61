import { loginEndpoint } from '@atrium/api-client/contract';
import { useCall, useSetCurrentUser } from '@atrium/api-client/react';

/** Opens a session and stores the returned user as the current user. */
export function useLogIn() {
  return useCall(loginEndpoint, { onSuccess: useSetCurrentUser() });
}
