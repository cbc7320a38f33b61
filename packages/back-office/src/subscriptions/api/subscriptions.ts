import { download } from '@atrium/api-client';
import {
  exportSubscriptionsEndpoint,
  giveUpTransferEndpoint,
  listSubscriptionsEndpoint,
  payOutCreditEndpoint,
  receivePaymentEndpoint,
  type ExportInput,
  type ListQuery,
} from '@atrium/api-client/contract';
import { useApiClient, useChange, useList } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';

/** A page of the subscriptions of all company CRMs. */
export const useSubscriptions = (query: ListQuery) => useList(listSubscriptionsEndpoint, query);

/** Records a received transfer, then reloads the list. */
export const useRecordTransfer = () => useChange(receivePaymentEndpoint, [listSubscriptionsEndpoint]);

/** Cancels a pending transfer, then reloads the list. */
export const useCancelTransfer = () => useChange(giveUpTransferEndpoint, [listSubscriptionsEndpoint]);

/** Records a payout of account credit, then reloads the list. */
export const useRecordPayout = () => useChange(payOutCreditEndpoint, [listSubscriptionsEndpoint]);

/** Exports the list as a spreadsheet, with times in the device's time zone. */
export function useSubscriptionExport() {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationKey: [exportSubscriptionsEndpoint.id],
    mutationFn: (input: ExportInput) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return download(client, exportSubscriptionsEndpoint, { body: { ...input, time_zone: timeZone } });
    },
  });
}
