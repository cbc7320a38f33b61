import { checkVatNumberEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';

/** Asks VIES about a VAT number; the service keeps the answer as evidence. */
export function useCheckVatNumber() {
  return useCall(checkVatNumberEndpoint);
}
