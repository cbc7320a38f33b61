import { planChangeEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useStoreBilling } from '../../sections/payment/api/get-billing';

/** Changes the plan at the start of the next period. */
export function usePlanChange(id: string) {
  return useCall(planChangeEndpoint, { onSuccess: useStoreBilling(id) });
}
