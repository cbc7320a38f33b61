import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { StripeLoaderContext } from './stripe-loader';

async function within<T>(patience: number, loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Stripe did not come in time')), patience);
  });
  try {
    return await Promise.race([loading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads Stripe.js and our fields on first use; refetching retries. */
export function useStripeFields() {
  const client = useApiClient();
  const queries = useQueryClient();
  const line = use(StripeLoaderContext);

  async function loadParts() {
    const { stripe_publishable_key: key } = await queries.fetchQuery(configQueryOptions(client));
    if (key === null) throw new Error('Stripe takes no cards here');
    const [{ StripeFields }, stripe] = await Promise.all([import('./stripe-fields'), line.load(key)]);
    if (stripe === null) throw new Error('Stripe needs a browser');
    return { StripeFields, stripe };
  }

  return useQuery({
    queryKey: ['stripe'],
    queryFn: () => within(line.patience, loadParts()),
    gcTime: Infinity,
    networkMode: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: Infinity,
    structuralSharing: false,
  });
}
