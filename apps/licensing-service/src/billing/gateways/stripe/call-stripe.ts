import type Stripe from 'stripe';
import { OutcomeUnknown } from '../payment-gateway';
import type { StripeConnection } from './stripe-connection';

type StripeError = Stripe.errors.StripeError;

/** Failures with an unknown outcome, and those that the operator has to fix first. */
const unknownKinds: ReadonlySet<string> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/** What may be known of a failure beyond the gateway: its kind and code, nothing of what was sent or answered. */
class StripeFailure extends Error {
  readonly code: string;

  constructor({ type, code, statusCode }: StripeError) {
    super(`Stripe refused a call: ${type}.`);
    this.name = type;
    this.code = code ?? String(statusCode ?? 'none');
  }
}

/** A failure reported by Stripe, or of the connection to it; null for any other. */
export function stripeErrorOf(error: unknown): StripeError | null {
  const isStripes = error instanceof Error && 'type' in error && /^Stripe\w+Error$/.test(String(error.type));
  return isStripes ? (error as StripeError) : null;
}

/** Stripe did not understand, or does not want that: nothing has happened. */
export function isRefusal(error: unknown): boolean {
  const type: string | undefined = stripeErrorOf(error)?.type;
  return type === 'StripeInvalidRequestError' || type === 'StripeIdempotencyError';
}

/** The payer is not one of the account and mode that Stripe is asked with. */
export function isUnknownCustomer(error: unknown): boolean {
  const told = stripeErrorOf(error);
  return told?.code === 'resource_missing' && told.param === 'customer';
}

/** Asks Stripe; it ends within the line's patience, and failures that leave open what happened as `OutcomeUnknown`. */
export async function callStripe<T>(line: StripeConnection, work: (stripe: Stripe) => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutcomeUnknown('Stripe took too long.')), line.patience.whole);
  });
  try {
    return await Promise.race([line.open().then(work), tooLong]);
  } catch (error) {
    const told = stripeErrorOf(error);
    if (told === null) throw error;
    const cause = new StripeFailure(told);
    throw unknownKinds.has(told.type) ? new OutcomeUnknown('Stripe did not say what happened.', { cause }) : cause;
  } finally {
    clearTimeout(timer);
  }
}
