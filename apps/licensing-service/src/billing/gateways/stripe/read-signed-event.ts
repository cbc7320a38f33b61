import type Stripe from 'stripe';
import { DomainError } from '../../../platform';

/** Seconds that a signature may be off, either way. */
const tolerance = 300;

/** What came in at the webhook. */
export interface SignedText {
  readonly payload: Buffer;
  /** The header `Stripe-Signature`. */
  readonly signature: string;
}

/** Whether the header has one time, in whole seconds, near now. The SDK lets a time pass that is no number. */
function isTimely(signature: string, now: Date): boolean {
  const [time, ...more] = [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, value = '']) => value);
  if (time === undefined || more.length > 0 || !/^\d{1,12}$/.test(time)) return false;
  return Math.abs(Number(time) - now.getTime() / 1000) <= tolerance;
}

/** An event that one of the secrets signed just now; anything else is 400. */
export function readSignedEvent(
  stripe: Stripe,
  secrets: readonly string[],
  { payload, signature }: SignedText,
  now: Date,
): unknown {
  for (const secret of isTimely(signature, now) ? secrets : []) {
    try {
      return stripe.webhooks.constructEvent(payload, signature, secret, tolerance, undefined, now.getTime());
    } catch {
      // The next secret may fit; whatever fits none is refused below.
    }
  }
  throw new DomainError(400, 'signature_invalid');
}
