import type Stripe from 'stripe';
import { DomainError } from '../../../../http/errors';

/** Seconds that a signature may be off, either way. */
const tolerance = 300;

/** What came in at the webhook. */
export interface SignedText {
  readonly payload: Buffer;
  /** The header `Stripe-Signature`. */
  readonly signature: string;
}

/** An event that one of the secrets signed just now; anything else is 400. */
export function readSignedEvent(
  stripe: Stripe,
  secrets: readonly string[],
  { payload, signature }: SignedText,
  now: Date,
): unknown {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  const isFromFuture = seconds - now.getTime() / 1000 > tolerance;
  for (const secret of isFromFuture ? [] : secrets) {
    try {
      return stripe.webhooks.constructEvent(payload, signature, secret, tolerance, undefined, now.getTime());
    } catch {
      // The next secret may fit; whatever fits none is refused below.
    }
  }
  throw new DomainError(400, 'signature_invalid');
}
