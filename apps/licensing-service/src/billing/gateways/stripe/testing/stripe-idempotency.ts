import { StripeApiError } from './stripe-api-error';
import type { StripeObject } from './stripe-state';

export interface StripeAnswer {
  readonly status: number;
  readonly body: StripeObject;
  readonly replayed?: boolean;
}

/** The part of a request that matters for idempotency. */
export interface KeyedCall {
  readonly key: string | undefined;
  /** URL and parameters. */
  readonly sent: string;
}

/** Responses by idempotency key. Like Stripe, also saves errors of executed requests. */
export function createIdempotencyStore() {
  const saved = new Map<string, { readonly sent: string; answer: StripeAnswer | null }>();
  return {
    async once({ key, sent }: KeyedCall, run: () => Promise<StripeAnswer>): Promise<StripeAnswer> {
      if (key === undefined) return run();
      const earlier = saved.get(key);
      if (earlier === undefined) {
        const call: { readonly sent: string; answer: StripeAnswer | null } = { sent, answer: null };
        saved.set(key, call);
        call.answer = await run();
        return call.answer;
      }
      if (earlier.sent !== sent) {
        const message = 'Keys for idempotent requests can only be used with the same parameters.';
        throw new StripeApiError(400, { type: 'idempotency_error', message });
      }
      if (earlier.answer === null) {
        const message = 'There is currently another in-progress request using this key.';
        throw new StripeApiError(409, { type: 'invalid_request_error', code: 'idempotency_key_in_use', message });
      }
      return { ...earlier.answer, replayed: true };
    },
    /** Deletes all keys, as Stripe does after 24 hours. */
    forget: () => saved.clear(),
  };
}
