import type Stripe from 'stripe';
import type { Database } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { OutcomeUnknown } from '../payment-gateway';
import type { StripeSettings } from './stripe-settings';

/** Time limits, in milliseconds: for one HTTP request, and for all requests of one gateway call. */
export type StripeTimeouts = Readonly<Record<'call' | 'total', number>>;

/** What a call of the gateway works with. */
export interface StripeCall {
  readonly stripe: Stripe;
  readonly database: Database;
  readonly now: Date;
}

/**
 * Makes a gateway's method of what it asks Stripe. Loads Stripe's SDK on first use, and keeps the time limits. Errors
 * with an unknown outcome become `OutcomeUnknown`.
 */
export function createStripeCalls(
  { secretKey, apiUrl }: StripeSettings,
  { database, clock }: Pick<BillingDependencies, 'database' | 'clock'>,
  timeouts: StripeTimeouts = { call: 8000, total: 9500 },
) {
  const { protocol, hostname: host, port } = new URL(apiUrl);
  const options = { host, port: port || 443, timeout: timeouts.call, maxNetworkRetries: 0, telemetry: false };
  let opened: Promise<Stripe> | null = null;
  const open = () =>
    (opened ??= import('stripe').then(
      ({ Stripe: Sdk }) => new Sdk(secretKey, { ...options, protocol: protocol === 'http:' ? 'http' : 'https' }),
    ));
  return <Input extends unknown[], T>(work: (call: StripeCall, ...input: Input) => Promise<T>) =>
    async (...input: Input): Promise<T> => {
      let timer: NodeJS.Timeout | undefined;
      const timedOut = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new OutcomeUnknown('Stripe took too long.')), timeouts.total);
      });
      const answer = open().then((stripe) => work({ stripe, database, now: clock() }, ...input));
      try {
        return await Promise.race([answer, timedOut]);
      } catch (error) {
        throw failureOf(error);
      } finally {
        clearTimeout(timer);
      }
    };
}

type StripeError = Stripe.errors.StripeError;

/** Errors with an unknown outcome, and errors that the operator has to fix first. */
const unknownKinds: ReadonlySet<string> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/** An error without request or response data: only Stripe's type and code leave the gateway. */
class StripeFailure extends Error {
  readonly code: string;

  constructor({ type, code, statusCode }: StripeError) {
    super(`Stripe rejected a request: ${type}.`);
    this.name = type;
    this.code = code ?? String(statusCode ?? 'none');
  }
}

/** Stripe's own error, also for a failed connection; null for any other error. */
export function stripeErrorOf(error: unknown): StripeError | null {
  const isFromStripe = error instanceof Error && 'type' in error && /^Stripe\w+Error$/.test(String(error.type));
  return isFromStripe ? (error as StripeError) : null;
}

/** Stripe rejected the request as invalid, so it had no effect. */
export function isRefusal(error: unknown): boolean {
  const type: string | undefined = stripeErrorOf(error)?.type;
  return type === 'StripeInvalidRequestError' || type === 'StripeIdempotencyError';
}

/** The error that leaves the gateway. */
function failureOf(error: unknown): unknown {
  const stripeError = stripeErrorOf(error);
  if (stripeError === null) return error;
  const cause = new StripeFailure(stripeError);
  const isUnknown = unknownKinds.has(stripeError.type);
  return isUnknown ? new OutcomeUnknown('The outcome at Stripe is unknown.', { cause }) : cause;
}
