import type Stripe from 'stripe';
import { OutcomeUnknown } from '../payment-gateway';
import type { StripeConnection } from './stripe-connection';

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

/** The customer does not exist in this Stripe account and mode. */
export function isUnknownCustomer(error: unknown): boolean {
  const stripeError = stripeErrorOf(error);
  return stripeError?.code === 'resource_missing' && stripeError.param === 'customer';
}

/** Calls Stripe within the connection's time limit. Errors with an unknown outcome become `OutcomeUnknown`. */
export async function callStripe<T>(connection: StripeConnection, work: (stripe: Stripe) => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutcomeUnknown('Stripe took too long.')), connection.timeouts.total);
  });
  try {
    return await Promise.race([connection.open().then(work), timedOut]);
  } catch (error) {
    const stripeError = stripeErrorOf(error);
    if (stripeError === null) throw error;
    const cause = new StripeFailure(stripeError);
    throw unknownKinds.has(stripeError.type)
      ? new OutcomeUnknown('The outcome at Stripe is unknown.', { cause })
      : cause;
  } finally {
    clearTimeout(timer);
  }
}
