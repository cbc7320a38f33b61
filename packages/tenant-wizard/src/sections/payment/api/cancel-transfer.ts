import { cancelTransferEndpoint, getBillingEndpoint, refreshPaymentEndpoint } from '@atrium/api-client/contract';
import { useChange } from '@atrium/api-client/react';

/** Cancels a pending transfer, then reloads the billing and the payment. */
export const useCancelTransfer = () => useChange(cancelTransferEndpoint, [getBillingEndpoint, refreshPaymentEndpoint]);
