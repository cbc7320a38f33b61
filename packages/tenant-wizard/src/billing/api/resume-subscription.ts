import { resumeSubscriptionEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useStoreBilling } from '../../sections/payment/api/get-billing';

/** Reverts the cancellation of a subscription. */
export function useResumeSubscription(id: string) {
  return useCall(resumeSubscriptionEndpoint, { onSuccess: useStoreBilling(id) });
}
