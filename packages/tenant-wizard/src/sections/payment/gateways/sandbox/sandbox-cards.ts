import { createSandboxCardEndpoint, listSandboxCardsEndpoint } from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { digitsOf } from '../../model/card-number';
import { expiryOf, type CardValues } from '../../model/card-values';

function toSandboxCard({ number, expiry, cvc }: CardValues) {
  const { month = 0, year = 0 } = expiryOf(expiry) ?? {};
  return { number: digitsOf(number), exp_month: month, exp_year: year, cvc };
}

/** Exchanges a card for a sandbox token. Not a React Query mutation, since that would keep the card number. */
export function useSandboxToken() {
  const client = useApiClient();
  return useCallback(
    async (card: CardValues): Promise<string> =>
      (await client.call(createSandboxCardEndpoint, { body: toSandboxCard(card) })).token,
    [client],
  );
}

/** Card numbers of the sandbox with their outcome. */
export function useTestCards() {
  return useQuery({ ...callQueryOptions(useApiClient(), listSandboxCardsEndpoint), staleTime: Infinity });
}
