import { StripeRefusal } from './stripe-refusal';
import type { StripeObject } from './stripe-state';

export interface StripeAnswer {
  readonly status: number;
  readonly body: StripeObject;
  readonly replayed?: boolean;
}

/** A call as far as its key is concerned. */
export interface KeyedCall {
  readonly key: string | undefined;
  /** Address and parameters. */
  readonly sent: string;
}

/** Answers by key, as Stripe keeps them: errors of a call that was executed as well. */
export function createSavedAnswers() {
  const kept = new Map<string, { readonly sent: string; answer: StripeAnswer | null }>();
  return {
    async once({ key, sent }: KeyedCall, run: () => Promise<StripeAnswer>): Promise<StripeAnswer> {
      if (key === undefined) return run();
      const earlier = kept.get(key);
      if (earlier === undefined) {
        const call: { readonly sent: string; answer: StripeAnswer | null } = { sent, answer: null };
        kept.set(key, call);
        call.answer = await run();
        return call.answer;
      }
      if (earlier.sent !== sent) {
        const message = 'Keys for idempotent requests can only be used with the same parameters.';
        throw new StripeRefusal(400, { type: 'idempotency_error', message });
      }
      if (earlier.answer === null) {
        const message = 'There is currently another in-progress request using this key.';
        throw new StripeRefusal(409, { type: 'invalid_request_error', code: 'idempotency_key_in_use', message });
      }
      return { ...earlier.answer, replayed: true };
    },
    /** Stripe forgets keys after a day. */
    forget: () => kept.clear(),
  };
}
