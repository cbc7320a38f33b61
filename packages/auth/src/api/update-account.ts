import { updateUserEndpoint } from '@atrium/api-client/contract';
import { useCall, useSetCurrentUser } from '@atrium/api-client/react';

/** Updates the account and stores the returned user as the current user. */
export function useUpdateAccount() {
  return useCall(updateUserEndpoint, { onSuccess: useSetCurrentUser() });
}
