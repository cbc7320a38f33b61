import { randomUUID } from 'node:crypto';
import type { CardEffect } from '../../../../testing/gateways/gateway-world';

/** A JSON object of Stripe's API. */
export type StripeObject = Record<string, unknown>;

export interface StripeMethod {
  readonly id: string;
  readonly effect: CardEffect;
  customer: string | null;
  /** A detached method cannot be charged again. */
  detached: boolean;
  /** A declined, unattached method cannot be used again. */
  spent: boolean;
}

export interface StripeIntent {
  readonly id: string;
  readonly amount: number;
  readonly customer: string;
  readonly method: string;
  /** Whether success attaches the method to the customer. */
  readonly attaches: boolean;
  readonly description: string;
  readonly metadata: StripeObject;
  readonly returnUrl: string | null;
  readonly created: number;
  status: 'requires_capture' | 'requires_action' | 'requires_payment_method' | 'succeeded' | 'canceled';
  lastError: StripeObject | null;
}

export interface StripeSetUp {
  readonly id: string;
  readonly customer: string;
  readonly method: string;
  readonly returnUrl: string;
  status: 'requires_action' | 'requires_payment_method' | 'succeeded';
  lastError: StripeObject | null;
}

export interface StripeRefund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly metadata: StripeObject;
}

/** State of the server. `seconds` is Unix time. */
export interface StripeState {
  readonly url: string;
  readonly seconds: () => number;
  readonly customers: Map<string, { readonly id: string; readonly metadata: StripeObject; email: string | null }>;
  readonly methods: Map<string, StripeMethod>;
  readonly intents: Map<string, StripeIntent>;
  readonly setUps: Map<string, StripeSetUp>;
  readonly refunds: StripeRefund[];
}

export function emptyStripe(url: string, seconds: () => number): StripeState {
  return { url, seconds, customers: new Map(), methods: new Map(), intents: new Map(), setUps: new Map(), refunds: [] };
}

/** An id in Stripe's format: `pi_…`. */
export const newStripeId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

export const listOf = (url: string, data: readonly StripeObject[]): StripeObject => ({
  object: 'list',
  url,
  has_more: false,
  data,
});
