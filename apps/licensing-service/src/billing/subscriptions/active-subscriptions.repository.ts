import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { liveStates, tenants } from '../../tenants';
import type { SubscriptionRow } from './subscription.repository';
import { subscriptions } from './subscription.table';

/** After the first moment, until the second. */
interface Span {
  readonly after: Date;
  readonly until: Date;
}

/** The subscriptions of company CRMs that are there. */
async function selectLiving(db: DatabaseHandle, which: SQL | undefined): Promise<SubscriptionRow[]> {
  const rows = await db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(tenants, eq(tenants.id, subscriptions.tenantId))
    .where(and(inArray(tenants.state, [...liveStates]), which));
  return rows.map(({ subscription }) => subscription);
}

const runsPaid = and(eq(subscriptions.kind, 'paid'), isNull(subscriptions.endedAt));

/** Paid ones whose period has ended. */
export const findEndedPeriods = (db: DatabaseHandle, now: Date): Promise<SubscriptionRow[]> =>
  selectLiving(db, and(runsPaid, lte(subscriptions.periodEnd, now)));

/** Trials that end in a span of time. */
export const findTrialsEnding = (db: DatabaseHandle, { after, until }: Span): Promise<SubscriptionRow[]> =>
  selectLiving(
    db,
    and(eq(subscriptions.kind, 'trial'), gt(subscriptions.trialEndsAt, after), lte(subscriptions.trialEndsAt, until)),
  );

/** Unpaid ones whose company CRM turns read-only in a span of time. */
export const findTurningReadOnly = (db: DatabaseHandle, { after, until }: Span): Promise<SubscriptionRow[]> =>
  selectLiving(db, and(runsPaid, gt(subscriptions.readOnlyAt, after), lte(subscriptions.readOnlyAt, until)));

/** Subscriptions whose company CRM has become read-only or writable and was not updated yet. */
export function findTurned(db: DatabaseHandle, now: Date): Promise<SubscriptionRow[]> {
  const isOver = or(
    and(eq(subscriptions.kind, 'trial'), lte(subscriptions.trialEndsAt, now)),
    and(eq(subscriptions.kind, 'paid'), or(lte(subscriptions.readOnlyAt, now), isNotNull(subscriptions.endedAt))),
  );
  return selectLiving(db, sql`coalesce(${isOver}, false) <> ${subscriptions.readOnly}`);
}
