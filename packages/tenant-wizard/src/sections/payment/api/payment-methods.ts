import type { ApiClient } from '@atrium/api-client';
import {
  addPaymentMethodEndpoint,
  chooseDefaultMethodEndpoint,
  listPaymentMethodsEndpoint,
  removePaymentMethodEndpoint,
  setUpPaymentMethodEndpoint,
  type CardSetUp,
  type PaymentMethod,
  type PaymentMethods,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useCall } from '@atrium/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const methodsQueryOptions = (client: ApiClient, id: string) =>
  callQueryOptions(client, listPaymentMethodsEndpoint, { params: { id } });

/** Returns the cards of a company CRM and its payment methods. */
export function usePaymentMethods(id: string, enabled = true) {
  return useQuery({ ...methodsQueryOptions(useApiClient(), id), enabled });
}

/** Stores a response as the cards of a company CRM. */
function useStoreMethods(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (methods: PaymentMethods) => void queries.setQueryData(methodsQueryOptions(client, id).queryKey, methods),
    [client, queries, id],
  );
}

/** Adds a card by its gateway token. Paying with it or setting it up saves it. The same token is the same card. */
export function useEnterCard(id: string) {
  const client = useApiClient();
  return useCallback(
    (body: { readonly token: string; readonly cardholder_name: string }): Promise<PaymentMethod> =>
      client.call(addPaymentMethodEndpoint, { params: { id }, body }),
    [client, id],
  );
}

const setUpQueryOptions = (client: ApiClient, id: string, methodId: string) =>
  callQueryOptions(client, setUpPaymentMethodEndpoint, { params: { id, method_id: methodId } });

/** Saves a card without a payment, with the bank's confirmation. A repeated call returns its state. */
export function useSetUpCard(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (methodId: string): Promise<CardSetUp> =>
      queries.fetchQuery({ ...setUpQueryOptions(client, id, methodId), staleTime: 0 }),
    [client, queries, id],
  );
}

const pollInterval = 2_000;

/** State of saving a card, polled until it is decided; disabled without an id. */
export function useCardSetUp(id: string, methodId: string | null) {
  return useQuery({
    ...setUpQueryOptions(useApiClient(), id, methodId ?? ''),
    enabled: methodId !== null,
    refetchInterval: ({ state }: { state: { data: CardSetUp | undefined } }) =>
      state.data?.state === 'processing' ? pollInterval : false,
  });
}

/** Reloads the cards after one was saved or made the default. */
export function useRefreshMethods(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: methodsQueryOptions(client, id).queryKey }),
    [client, queries, id],
  );
}

/** Makes a card the default for renewals. */
export function useChooseDefaultMethod(id: string) {
  return useCall(chooseDefaultMethodEndpoint, { onSuccess: useStoreMethods(id) });
}

export function useRemoveMethod(id: string) {
  return useCall(removePaymentMethodEndpoint, { onSuccess: useStoreMethods(id) });
}
