import { undoPlannedChangeEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useUpdateBilling } from '../../sections/payment/api/get-billing';

/** Cancels a planned change. */
export function useUndoPlannedChange(id: string) {
  return useCall(undoPlannedChangeEndpoint, { onSuccess: useUpdateBilling(id) });
}
