import { gateways } from '@atrium/api-client/contract/schemas';
import { lt } from 'drizzle-orm';
import { dayMs, DomainError } from '../../../platform';
import { handleChargeEventJob } from '../../payments/advance-payments.job';
import { defineWebhook } from '../webhook';
import type { StripeSettings } from './stripe-settings';
import { stripeEvents } from './stripe.table';

/** Accepted clock difference of a signature, in seconds, either way. */
const tolerance = 300;

/** Stripe's events, which Stripe signs in the header `Stripe-Signature`. */
export const stripeWebhook = defineWebhook(gateways.stripe.webhook, {
  async verify({ webhookSecrets }: StripeSettings, { payload, headers }, now) {
    const { Stripe } = await import('stripe');
    const signature = String(headers['stripe-signature'] ?? '');
    for (const secret of isRecent(signature, now) ? webhookSecrets : []) {
      try {
        return Stripe.webhooks.constructEvent(payload, signature, secret, tolerance, undefined, now.getTime());
      } catch {
        // The next secret may match; an event that matches none is rejected below.
      }
    }
    throw new DomainError(400, 'signature_invalid');
  },
  /**
   * Handles an event once: a repeated event has the same id and is ignored. Queues a job that reads the payment's state
   * from Stripe. Accepts events about anything else and ignores them.
   */
  async receive(tx, { jobs, clock }, { id, type, data: { object } }) {
    const { id: ref, metadata } = object;
    if (!type.startsWith('payment_intent.') || ref === undefined || metadata?.order_key === undefined) return;
    const receivedAt = clock();
    // Stripe retries an event for three days at most.
    const forgotten = new Date(receivedAt.getTime() - 30 * dayMs);
    await tx.delete(stripeEvents).where(lt(stripeEvents.receivedAt, forgotten));
    const added = await tx.insert(stripeEvents).values({ id, type, receivedAt }).onConflictDoNothing().returning();
    if (added.length > 0) await jobs.enqueue(tx, handleChargeEventJob, { ref });
  },
});

/**
 * Whether the header has exactly one time, in whole seconds, near now. Stripe's SDK accepts a time that is not a
 * number.
 */
function isRecent(signature: string, now: Date): boolean {
  const [time, ...more] = [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, value = '']) => value);
  if (time === undefined || more.length > 0 || !/^\d{1,12}$/.test(time)) return false;
  return Math.abs(Number(time) - now.getTime() / 1000) <= tolerance;
}
