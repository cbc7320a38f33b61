import type { Stripe } from '@stripe/stripe-js';
import { createContext } from 'react';

/** The only place that loads Stripe. */
export interface StripeLoader {
  /** Loads Stripe.js from Stripe for a publishable key; rejects if that fails. */
  readonly load: (publishableKey: string) => Promise<Stripe | null>;
  /** Milliseconds before loading counts as failed. */
  readonly patience: number;
}

/** Importing `pure` has no side effect; `loadStripe` adds the script. */
async function load(publishableKey: string): Promise<Stripe | null> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return loadStripe(publishableKey);
}

/** Tests and stories replace it. */
export const StripeLoaderContext = createContext<StripeLoader>({ load, patience: 15_000 });
