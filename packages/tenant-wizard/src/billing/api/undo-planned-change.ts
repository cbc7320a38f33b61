import { undoPlannedChangeEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useStoreBilling } from '../../sections/payment/api/get-billing';

/** Cancels a planned change. */
export function useUndoPlannedChange(id: string) {
  return useCall(undoPlannedChangeEndpoint, { onSuccess: useStoreBilling(id) });
}
