import { isNetworkError, isServerError, isTimeoutError, type ApiClient } from '@atrium/api-client';
import { getBillingEndpoint, payEndpoint, refreshPaymentEndpoint, type Payment } from '@atrium/api-client/contract';
import { callQueryOptions, queryKeyOf, useApiClient } from '@atrium/api-client/react';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isInProgress } from '../model/payment-state';

const pollInterval = 2_000;

/** A payment request, with the number of attempts that were declined before. */
export interface PayOrder {
  readonly quoteId: string;
  /** The amount shown, in cents. */
  readonly amount: number;
  /** Null: by bank transfer, or nothing is due. */
  readonly methodId: string | null;
  readonly refusals: number;
}

/** Idempotency key of a quote and a card, the same in all tabs. A retry after a decline has a new key. */
const keyOf = ({ quoteId, methodId, refusals }: PayOrder) => `pay:${quoteId}:${methodId ?? 'transfer'}:${refusals}`;

/** The outcome is unknown. Repeating the call with the same key returns it. */
const isUnknown = (error: unknown) =>
  isNetworkError(error) || isTimeoutError(error) || (isServerError(error) && error.status >= 502);

const paymentQueryOptions = (client: ApiClient, id: string, paymentId: string) =>
  callQueryOptions(client, refreshPaymentEndpoint, { params: { id, payment_id: paymentId } });

const payKey = (id: string) => [payEndpoint.id, id];

/** Pays a quote. Without a response it repeats the call with the same key. */
export function usePayQuote(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationKey: payKey(id),
    retry: (_, error) => isUnknown(error),
    retryDelay: pollInterval,
    mutationFn: (order: PayOrder) =>
      client.call(payEndpoint, {
        params: { id },
        body: { quote_id: order.quoteId, amount: order.amount, payment_method_id: order.methodId },
        idempotencyKey: keyOf(order),
      }),
    onSuccess: (payment) => {
      queries.setQueryData(paymentQueryOptions(client, id, payment.id).queryKey, payment);
      void queries.invalidateQueries({ queryKey: queryKeyOf(getBillingEndpoint, { params: { id } }) });
    },
  });
}

export function useIsPaying(id: string): boolean {
  return useIsMutating({ mutationKey: payKey(id) }) > 0;
}

/** A payment, polled until it is decided; disabled without an id. */
export function usePayment(id: string, paymentId: string | undefined) {
  const client = useApiClient();
  return useQuery({
    ...paymentQueryOptions(client, id, paymentId ?? ''),
    enabled: paymentId !== undefined,
    staleTime: pollInterval,
    refetchInterval: ({ state }: { state: { data: Payment | undefined; error: unknown } }) =>
      (state.data !== undefined && isInProgress(state.data)) || isUnknown(state.error) ? pollInterval : false,
  });
}
