import { sampleSubscriptions, sampleTransfer } from '@atrium/api-client/testing/samples';

const idOf = (state: string) => sampleSubscriptions.find((one) => one.state === state)?.id;

const call = `POST /tenants/${idOf('active')}/payments/${sampleTransfer.payment_id}`;

/** The call that records it. */
export const recordTransferCall = `${call}/received`;

/** The call that cancels it. */
export const cancelTransferCall = `${call}/give-up`;

/** The call that records a payout of a closed company CRM's credit. */
export const recordPayoutCall = `POST /tenants/${idOf('closed')}/credit-payouts`;
