import { resendActivationEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';

/** Requests a new activation e-mail in exchange for an expired link. */
export function useResendActivation() {
  return useCall(resendActivationEndpoint);
}
