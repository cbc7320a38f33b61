import { eq, sql } from 'drizzle-orm';
import type { Work } from '../work';
import { findSubscription } from './subscription.repository';
import { shouldBeReadOnly } from './subscription-state';
import { subscriptions } from './subscription.table';

/** Makes a company CRM read-only, or writable again, if its subscription requires it: queues its new settings. */
export async function syncReadOnly({ tx, now, deliverSettings }: Work, tenantId: string): Promise<void> {
  const subscription = await findSubscription(tx, tenantId);
  if (subscription === null) return;
  const readOnly = shouldBeReadOnly(subscription, now);
  if (readOnly === subscription.readOnly) return;
  await tx
    .update(subscriptions)
    .set({ readOnly, readOnlyChanges: sql`${subscriptions.readOnlyChanges} + 1` })
    .where(eq(subscriptions.tenantId, tenantId));
  await deliverSettings(tx, tenantId);
}
