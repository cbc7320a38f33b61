import type Stripe from 'stripe';
import type { StripeSettings } from '../../../platform';

/** How long Stripe may take, in milliseconds. */
export interface StripeTimeouts {
  /** Until one call ends. */
  readonly call: number;
  /** Until everything does that the port is asked for. */
  readonly whole: number;
}

/** The way to Stripe; its SDK is loaded when it is first needed. */
export interface StripeConnection {
  open(): Promise<Stripe>;
  readonly patience: StripeTimeouts;
}

export function createStripeConnection(
  { secretKey, apiUrl }: StripeSettings,
  patience: StripeTimeouts = { call: 8000, whole: 9500 },
): StripeConnection {
  const { protocol, hostname, port } = new URL(apiUrl);
  let opened: Promise<Stripe> | null = null;
  return {
    patience,
    open: () =>
      (opened ??= import('stripe').then(
        ({ Stripe: Sdk }) =>
          new Sdk(secretKey, {
            protocol: protocol === 'http:' ? 'http' : 'https',
            host: hostname,
            port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
            timeout: patience.call,
            maxNetworkRetries: 0,
            telemetry: false,
          }),
      )),
  };
}
