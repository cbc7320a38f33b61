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

/** A page of what every company CRM subscribes to. */
export const useSubscriptions = (query: ListQuery) => useList(listSubscriptionsEndpoint, query);

/** Notes that a transfer has arrived; the list is asked for again before it counts as done. */
export const useReceiveTransfer = () => useChange(receivePaymentEndpoint, [listSubscriptionsEndpoint]);

/** Waits for a transfer no longer; the list is asked for again before it counts as done. */
export const useGiveUpTransfer = () => useChange(giveUpTransferEndpoint, [listSubscriptionsEndpoint]);

/** Notes that credit was sent back; the list is asked for again before it counts as done. */
export const usePayOutCredit = () => useChange(payOutCreditEndpoint, [listSubscriptionsEndpoint]);

/** The list as a spreadsheet, its times in the device's zone. */
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
