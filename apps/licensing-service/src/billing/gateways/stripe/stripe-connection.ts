import type Stripe from 'stripe';
import type { StripeSettings } from './stripe-settings';

/** Time limits, in milliseconds. */
export interface StripeTimeouts {
  /** For one HTTP request. */
  readonly call: number;
  /** For all requests of one gateway call. */
  readonly total: number;
}

/** Stripe's SDK client, loaded on first use. */
export interface StripeConnection {
  open(): Promise<Stripe>;
  readonly timeouts: StripeTimeouts;
}

export function createStripeConnection(
  { secretKey, apiUrl }: StripeSettings,
  timeouts: StripeTimeouts = { call: 8000, total: 9500 },
): StripeConnection {
  const { protocol, hostname, port } = new URL(apiUrl);
  let opened: Promise<Stripe> | null = null;
  return {
    timeouts,
    open: () =>
      (opened ??= import('stripe').then(
        ({ Stripe: Sdk }) =>
          new Sdk(secretKey, {
            protocol: protocol === 'http:' ? 'http' : 'https',
            host: hostname,
            port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
            timeout: timeouts.call,
            maxNetworkRetries: 0,
            telemetry: false,
          }),
      )),
  };
}
