import { updateUserEndpoint } from '@atrium/api-client/contract';
import { useCall, useSetCurrentUser } from '@atrium/api-client/react';

/** Changes the own account; the answer is the current user from then on. */
export function useUpdateAccount() {
  return useCall(updateUserEndpoint, { onSuccess: useSetCurrentUser() });
}
