import type { Stripe } from '@stripe/stripe-js';
import { createContext } from 'react';

/** How Stripe comes into the page; the one place that loads it. */
export interface StripeLoader {
  /** Loads Stripe.js, which comes from Stripe alone, for the account of a publishable key; rejects where it cannot. */
  readonly load: (publishableKey: string) => Promise<Stripe | null>;
  /** Milliseconds that it may take before its place says that it did not come. */
  readonly patience: number;
}

/** Importing `pure` puts nothing into the page; calling `loadStripe` does. */
async function load(publishableKey: string): Promise<Stripe | null> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return loadStripe(publishableKey);
}

/** Tests and stories, to which Stripe does not come, put something else in its place. */
export const StripeLoaderContext = createContext<StripeLoader>({ load, patience: 15_000 });
