import { changePasswordEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';

/** Sets a new password for the signed-in user; the other sessions end. */
export function useChangePassword() {
  return useCall(changePasswordEndpoint);
}
