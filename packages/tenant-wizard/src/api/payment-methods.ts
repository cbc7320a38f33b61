import type { ApiClient } from '@atrium/api-client';
import {
  addPaymentMethodEndpoint,
  chooseDefaultMethodEndpoint,
  createSandboxCardEndpoint,
  listPaymentMethodsEndpoint,
  listSandboxCardsEndpoint,
  removePaymentMethodEndpoint,
  type PaymentMethod,
  type PaymentMethods,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useCall } from '@atrium/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toSandboxCard, type CardValues } from '../model/card-values';

const methodsQueryOptions = (client: ApiClient, id: string) =>
  callQueryOptions(client, listPaymentMethodsEndpoint, { params: { id } });

/** The cards of a company CRM, and the ways to pay that are open to it. */
export function usePaymentMethods(id: string, enabled = true) {
  return useQuery({ ...methodsQueryOptions(useApiClient(), id), enabled });
}

/** Keeps the cards that the service answered. */
function useTakeMethods(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useCallback(
    (methods: PaymentMethods) => void queries.setQueryData(methodsQueryOptions(client, id).queryKey, methods),
    [client, queries, id],
  );
}

/** Has the sandbox keep a card; answers what it is called there. It is no mutation of React Query, which would keep what was typed. */
export function useSandboxToken() {
  const client = useApiClient();
  return useCallback(
    async (card: CardValues): Promise<string> =>
      (await client.call(createSandboxCardEndpoint, { body: toSandboxCard(card) })).token,
    [client],
  );
}

/** Keeps a card by what its gateway calls it; answers the kept card. The same token again keeps nothing twice. */
export function useKeepCard(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  const take = useTakeMethods(id);
  return useCallback(
    async (body: { readonly token: string; readonly cardholder_name: string }): Promise<PaymentMethod> => {
      const known = queries.getQueryData(methodsQueryOptions(client, id).queryKey)?.data ?? [];
      const methods = await client.call(addPaymentMethodEndpoint, { params: { id }, body });
      take(methods);
      const added =
        methods.data.find((method) => known.every((other) => other.id !== method.id)) ?? methods.data.at(-1);
      if (added === undefined) throw new Error('A card that was added is among the cards');
      return added;
    },
    [client, queries, take, id],
  );
}

/** Makes a card the one that renewals are paid with. */
export function useChooseDefaultMethod(id: string) {
  return useCall(chooseDefaultMethodEndpoint, { onSuccess: useTakeMethods(id) });
}

/** Forgets a card. */
export function useRemoveMethod(id: string) {
  return useCall(removePaymentMethodEndpoint, { onSuccess: useTakeMethods(id) });
}

/** The numbers that the sandbox takes, and what paying with each comes to. */
export function useTestCards() {
  return useQuery({ ...callQueryOptions(useApiClient(), listSandboxCardsEndpoint), staleTime: Infinity });
}
