import {
  giveUpTransferEndpoint,
  listSubscriptionsEndpoint,
  payOutCreditEndpoint,
  receivePaymentEndpoint,
} from '@atrium/api-client/contract';
import { useChange } from '@atrium/api-client/react';

/** Records a received transfer, then reloads the list. */
export const useRecordTransfer = () => useChange(receivePaymentEndpoint, [listSubscriptionsEndpoint]);

/** Cancels a pending transfer, then reloads the list. */
export const useCancelTransfer = () => useChange(giveUpTransferEndpoint, [listSubscriptionsEndpoint]);

/** Records a payout of account credit, then reloads the list. */
export const useRecordPayout = () => useChange(payOutCreditEndpoint, [listSubscriptionsEndpoint]);
