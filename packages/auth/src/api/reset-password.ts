import { resetPasswordEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';

/** Sets a new password by a reset link. It does not log in. */
export function useResetPassword() {
  return useCall(resetPasswordEndpoint);
}
