import { cancelSubscriptionEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useStoreBilling } from '../../sections/payment/api/get-billing';

/** Cancels the subscription at the end of its period. */
export function useCancelSubscription(id: string) {
  return useCall(cancelSubscriptionEndpoint, { onSuccess: useStoreBilling(id) });
}
