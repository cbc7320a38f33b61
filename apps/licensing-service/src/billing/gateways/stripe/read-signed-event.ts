import type Stripe from 'stripe';
import { DomainError } from '../../../platform';

/** Accepted clock difference of a signature, in seconds, either way. */
const tolerance = 300;

/** A webhook request as it arrived. */
export interface SignedText {
  readonly payload: Buffer;
  /** The header `Stripe-Signature`. */
  readonly signature: string;
}

/**
 * Whether the header has exactly one time, in whole seconds, near now. Stripe's SDK accepts a time that is not a
 * number.
 */
function isRecent(signature: string, now: Date): boolean {
  const [time, ...more] = [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, value = '']) => value);
  if (time === undefined || more.length > 0 || !/^\d{1,12}$/.test(time)) return false;
  return Math.abs(Number(time) - now.getTime() / 1000) <= tolerance;
}

/**
 * Verifies that one of the secrets signed the event within the tolerance, and returns the event.
 *
 * @throws DomainError 400
 */
export function readSignedEvent(
  stripe: Stripe,
  secrets: readonly string[],
  { payload, signature }: SignedText,
  now: Date,
): unknown {
  for (const secret of isRecent(signature, now) ? secrets : []) {
    try {
      return stripe.webhooks.constructEvent(payload, signature, secret, tolerance, undefined, now.getTime());
    } catch {
      // The next secret may match; an event that matches none is rejected below.
    }
  }
  throw new DomainError(400, 'signature_invalid');
}
