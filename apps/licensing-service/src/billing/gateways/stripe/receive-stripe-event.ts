import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, stripeWebhookSchema } from '@atrium/api-client/contract/schemas';
import { lt } from 'drizzle-orm';
import { asService } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { advancePaymentJob } from '../../payments/advance-payments.job';
import { stripeEvents } from './stripe.table';

type StripeEvent = BodyOf<CallOf<typeof stripeWebhookSchema>>;

/** Stripe retries an event for three days at most. */
const retentionMilliseconds = 30 * 86_400_000;

/**
 * Handles a webhook event once: a repeated event has the same id and is ignored. Queues a job that reads the payment's
 * state from Stripe. Accepts events about anything else and ignores them.
 */
export async function receiveStripeEvent(
  { database, jobs, clock }: Pick<BillingDependencies, 'database' | 'jobs' | 'clock'>,
  { id, type, data: { object } }: StripeEvent,
): Promise<void> {
  const { id: ref, metadata } = object;
  if (!type.startsWith('payment_intent.') || ref === undefined || metadata?.order_key === undefined) return;
  const receivedAt = clock();
  await asService(database, 'webhook', async (tx) => {
    await tx
      .delete(stripeEvents)
      .where(lt(stripeEvents.receivedAt, new Date(receivedAt.getTime() - retentionMilliseconds)));
    const added = await tx.insert(stripeEvents).values({ id, type, receivedAt }).onConflictDoNothing().returning();
    if (added.length > 0) await jobs.enqueue(tx, advancePaymentJob, { ref });
  });
}
