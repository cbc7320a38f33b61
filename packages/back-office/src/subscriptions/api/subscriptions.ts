import {
  cancelTransferEndpoint,
  listSubscriptionsEndpoint,
  payOutCreditEndpoint,
  recordTransferEndpoint,
} from '@atrium/api-client/contract';
import { useChange } from '@atrium/api-client/react';

/** Records a received transfer, then reloads the list. */
export const useRecordTransfer = () => useChange(recordTransferEndpoint, [listSubscriptionsEndpoint]);

/** Cancels a pending transfer, then reloads the list. */
export const useCancelTransfer = () => useChange(cancelTransferEndpoint, [listSubscriptionsEndpoint]);

/** Records a payout of account credit, then reloads the list. */
export const useRecordPayout = () => useChange(payOutCreditEndpoint, [listSubscriptionsEndpoint]);
