import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { subscriptions } from './tenant.table';

/** Reserves the company's one trial; a second one violates the unique key. */
export async function insertTrial(tx: Transaction, tenantId: string, trialKey: string): Promise<void> {
  await tx.insert(subscriptions).values({ tenantId, kind: 'trial', trialKey });
}

/** The trial begins to run. */
export async function beginTrial(tx: Transaction, tenantId: string, startedAt: Date, trialEndsAt: Date): Promise<void> {
  await tx.update(subscriptions).set({ startedAt, trialEndsAt }).where(eq(subscriptions.tenantId, tenantId));
}

/** The company has its trial back. */
export async function removeSubscription(tx: Transaction, tenantId: string): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.tenantId, tenantId));
}
