import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { UserTrial } from '../../identity';
import type { DatabaseHandle } from '../../platform';
import { tenantMembers, tenants } from '../../tenants';
import { subscriptions } from './subscription.table';

/** The running trial of a user's company CRMs that ends first, or the one that ended last. */
export async function findTrialOfUser(database: DatabaseHandle, userId: string, now: Date): Promise<UserTrial | null> {
  const rows = await database
    .select({ tenantId: tenants.id, title: tenants.title, endsAt: subscriptions.trialEndsAt })
    .from(tenantMembers)
    .innerJoin(tenants, eq(tenants.id, tenantMembers.tenantId))
    .innerJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .where(
      and(
        eq(tenantMembers.userId, userId),
        ne(tenants.state, 'closed'),
        eq(subscriptions.kind, 'trial'),
        isNotNull(subscriptions.trialEndsAt),
      ),
    )
    .orderBy(subscriptions.trialEndsAt);
  const trials = rows.flatMap(({ endsAt, ...trial }) => (endsAt === null ? [] : [{ ...trial, endsAt }]));
  return trials.find(({ endsAt }) => endsAt > now) ?? trials.at(-1) ?? null;
}
