import type Stripe from 'stripe';
import { OutcomeUnknown } from '../payment-gateway';

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
export function failureOf(error: unknown): unknown {
  const stripeError = stripeErrorOf(error);
  if (stripeError === null) return error;
  const cause = new StripeFailure(stripeError);
  const isUnknown = unknownKinds.has(stripeError.type);
  return isUnknown ? new OutcomeUnknown('The outcome at Stripe is unknown.', { cause }) : cause;
}
