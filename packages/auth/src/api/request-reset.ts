import { requestResetEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';

/** Asks for a reset link; the answer never says whether the e-mail is known. */
export function useRequestReset() {
  return useCall(requestResetEndpoint);
}
