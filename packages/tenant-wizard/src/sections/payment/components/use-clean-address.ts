import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** What Stripe adds to an address that it sends its customers back to (docs.stripe.com/payments/3d-secure). */
const addedByStripe = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
  'source_redirect_slug',
  'source_type',
];

/** Takes what the payment company added on the way back out of the address: the service is asked instead, and a secret is among it. */
export function useCleanAddress(): void {
  const [search, setSearch] = useSearchParams();
  const isDirty = addedByStripe.some((name) => search.has(name));
  useEffect(() => {
    if (!isDirty) return;
    setSearch((before) => new URLSearchParams([...before].filter(([name]) => !addedByStripe.includes(name))), {
      replace: true,
    });
  }, [isDirty, setSearch]);
}
