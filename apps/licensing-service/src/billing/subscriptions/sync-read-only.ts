import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { findSubscription } from './subscription.repository';
import { isReadOnly, shouldBeReadOnly } from './subscription-state';
import { subscriptions } from './subscription.table';

/** Makes a company CRM read-only, or writable again, if its subscription requires it: queues its new settings. */
export async function syncReadOnly(
  tx: Transaction,
  { deliverSettings }: Pick<BillingDependencies, 'deliverSettings'>,
  tenantId: string,
  now: Date,
): Promise<void> {
  const subscription = await findSubscription(tx, tenantId);
  if (subscription === null || shouldBeReadOnly(subscription, now) === isReadOnly(subscription)) return;
  await tx
    .update(subscriptions)
    .set({ readOnlyTurns: sql`${subscriptions.readOnlyTurns} + 1` })
    .where(eq(subscriptions.tenantId, tenantId));
  await deliverSettings(tx, tenantId);
}
