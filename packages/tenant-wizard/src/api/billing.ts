import type { ApiClient } from '@atrium/api-client';
import {
  cancelSubscriptionEndpoint,
  getBillingEndpoint,
  planChangeEndpoint,
  resumeSubscriptionEndpoint,
  undoPlannedChangeEndpoint,
  type Billing,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useCall } from '@atrium/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const billingQueryOptions = (client: ApiClient, id: string) =>
  callQueryOptions(client, getBillingEndpoint, { params: { id } });

/** All about the money of a company CRM. */
export function useBilling(id: string, enabled = true) {
  return useQuery({ ...billingQueryOptions(useApiClient(), id), enabled });
}

/** Keeps what the service answered about the money. */
export function useTakeBilling(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (billing: Billing) => void queries.setQueryData(billingQueryOptions(client, id).queryKey, billing),
    [client, queries, id],
  );
}

/** Lets the subscription end with its period. */
export function useCancelSubscription(id: string) {
  return useCall(cancelSubscriptionEndpoint, { onSuccess: useTakeBilling(id) });
}

/** Lets a subscription go on that was to end. */
export function useResumeSubscription(id: string) {
  return useCall(resumeSubscriptionEndpoint, { onSuccess: useTakeBilling(id) });
}

/** Lets the plan change with the next period. */
export function usePlanChange(id: string) {
  return useCall(planChangeEndpoint, { onSuccess: useTakeBilling(id) });
}

/** Takes back a change that was planned. */
export function useUndoPlannedChange(id: string) {
  return useCall(undoPlannedChangeEndpoint, { onSuccess: useTakeBilling(id) });
}
