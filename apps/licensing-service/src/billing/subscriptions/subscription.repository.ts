import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { UserTrial } from '../../identity';
import type { DatabaseHandle, Transaction } from '../../platform';
import { tenantMembers, tenants } from '../../tenants';
import { subscriptions } from './subscription.table';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const findSubscription = async (db: DatabaseHandle, tenantId: string): Promise<SubscriptionRow | null> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.tenantId, tenantId)))[0] ?? null;

/** Reserves the company's one trial; a second one violates the unique key. */
export async function insertTrial(tx: Transaction, tenantId: string, trialKey: string): Promise<void> {
  await tx.insert(subscriptions).values({ tenantId, kind: 'trial', trialKey });
}

/** Starts the trial when the company CRM becomes active. */
export async function startTrial(tx: Transaction, tenantId: string, startedAt: Date, trialEndsAt: Date): Promise<void> {
  await tx.update(subscriptions).set({ startedAt, trialEndsAt }).where(eq(subscriptions.tenantId, tenantId));
}

/** Inserts a paid subscription; its plan starts when the company CRM becomes active. */
export async function insertPaid(tx: Transaction, tenantId: string): Promise<void> {
  await tx.insert(subscriptions).values({ tenantId, kind: 'paid' });
}

/** Updates a subscription and its version, which makes open quotes stale. The job looks at it again. */
export async function updateSubscription(
  tx: Transaction,
  tenantId: string,
  change: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  const changed = { ...change, checkedOn: null, version: sql`${subscriptions.version} + 1` };
  await tx.update(subscriptions).set(changed).where(eq(subscriptions.tenantId, tenantId));
}

/** Stores the first day of the plan that a company CRM gets. Quotes stay valid. */
export async function markPlanDelivered(tx: Transaction, tenantId: string, planSince: string): Promise<void> {
  await tx.update(subscriptions).set({ planSince }).where(eq(subscriptions.tenantId, tenantId));
}

/** Stores whether the company CRM of a subscription is set to read-only. Quotes stay valid. */
export async function setReadOnly(tx: Transaction, tenantId: string, readOnly: boolean): Promise<void> {
  const readOnlyChanges = sql`${subscriptions.readOnlyChanges} + 1`;
  await tx.update(subscriptions).set({ readOnly, readOnlyChanges }).where(eq(subscriptions.tenantId, tenantId));
}

/** Counts the renewals that are past due because their VAT could not be decided. */
export const countUndecidedRenewals = (db: DatabaseHandle): Promise<number> =>
  db.$count(subscriptions, and(eq(subscriptions.renewalFailure, 'vat_undetermined'), isNull(subscriptions.endedAt)));

/** Deletes a subscription; a company's trial becomes available again. */
export async function removeSubscription(tx: Transaction, tenantId: string): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.tenantId, tenantId));
}

/** Ends of the tenants' trials; tenants without a trial, or with a paid plan since, are omitted. */
export async function findTrialEnds(tx: Transaction, tenantIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx
    .select({ tenantId: subscriptions.tenantId, endsAt: subscriptions.trialEndsAt })
    .from(subscriptions)
    .where(and(inArray(subscriptions.tenantId, [...tenantIds]), eq(subscriptions.kind, 'trial')));
  return new Map(rows.flatMap(({ tenantId, endsAt }) => (endsAt === null ? [] : [[tenantId, endsAt] as const])));
}

/** The running trial of a user's company CRMs that ends first, or the one that ended last. */
export async function findTrialOfUser(db: DatabaseHandle, userId: string, now: Date): Promise<UserTrial | null> {
  const isOpen = and(eq(tenantMembers.userId, userId), ne(tenants.state, 'closed'));
  const rows = await db
    .select({ tenantId: tenants.id, title: tenants.title, endsAt: subscriptions.trialEndsAt })
    .from(tenantMembers)
    .innerJoin(tenants, eq(tenants.id, tenantMembers.tenantId))
    .innerJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .where(and(isOpen, eq(subscriptions.kind, 'trial')))
    .orderBy(subscriptions.trialEndsAt);
  const trials = rows.flatMap(({ endsAt, ...trial }) => (endsAt === null ? [] : [{ ...trial, endsAt }]));
  return trials.find(({ endsAt }) => endsAt > now) ?? trials.at(-1) ?? null;
}
