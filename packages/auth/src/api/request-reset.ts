import { requestResetEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';

/** Requests a reset link. The answer is the same for known and unknown e-mails. */
export function useRequestReset() {
  return useCall(requestResetEndpoint);
}
