import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Parameters that Stripe adds to the return address (docs.stripe.com/payments/3d-secure). */
const addedByStripe = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
  'source_redirect_slug',
  'source_type',
];

/** Removes Stripe's parameters from the address: one is a secret, and the service knows the outcome. */
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
