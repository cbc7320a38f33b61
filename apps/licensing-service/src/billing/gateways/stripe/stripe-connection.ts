import type Stripe from 'stripe';
import type { Database } from '../../../platform';
import { OutcomeUnknown } from '../payment-gateway';
import { failureOf } from './stripe-errors';
import type { StripeSettings } from './stripe-settings';

/** Time limits, in milliseconds: for one HTTP request, and for all requests of one gateway call. */
export type StripeTimeouts = Readonly<Record<'call' | 'total', number>>;

/** What a call of the gateway works with. */
export interface StripeCall {
  readonly stripe: Stripe;
  readonly database: Database;
  readonly now: Date;
}

/** Calls Stripe within the time limits. Errors with an unknown outcome become `OutcomeUnknown`. */
export type StripeConnection = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** Loads Stripe's SDK on first use. */
export function createStripeConnection(
  { secretKey, apiUrl }: StripeSettings,
  timeouts: StripeTimeouts = { call: 8000, total: 9500 },
): StripeConnection {
  const { protocol, hostname: host, port } = new URL(apiUrl);
  const options = { host, port: port || 443, timeout: timeouts.call, maxNetworkRetries: 0, telemetry: false };
  let opened: Promise<Stripe> | null = null;
  const open = () =>
    (opened ??= import('stripe').then(
      ({ Stripe: Sdk }) => new Sdk(secretKey, { ...options, protocol: protocol === 'http:' ? 'http' : 'https' }),
    ));
  return async (work) => {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new OutcomeUnknown('Stripe took too long.')), timeouts.total);
    });
    try {
      return await Promise.race([open().then(work), timedOut]);
    } catch (error) {
      throw failureOf(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
