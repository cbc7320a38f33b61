import { changePasswordEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';

/** Changes the password of the signed-in user. The service ends their other sessions. */
export function useChangePassword() {
  return useCall(changePasswordEndpoint);
}
