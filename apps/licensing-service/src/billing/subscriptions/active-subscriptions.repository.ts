import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { liveStates, tenants } from '../../tenants';
import type { SubscriptionRow } from './subscription.repository';
import { subscriptions } from './subscription.table';

/** After the first moment, up to and including the second. */
interface Span {
  readonly after: Date;
  readonly until: Date;
}

/** Subscriptions of live company CRMs. */
async function selectLive(db: DatabaseHandle, which: SQL | undefined): Promise<SubscriptionRow[]> {
  const rows = await db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(tenants, eq(tenants.id, subscriptions.tenantId))
    .where(and(inArray(tenants.state, [...liveStates]), which));
  return rows.map(({ subscription }) => subscription);
}

const runsPaid = and(eq(subscriptions.kind, 'paid'), isNull(subscriptions.endedAt));

/** Paid subscriptions whose period has ended. */
export const findEndedPeriods = (db: DatabaseHandle, now: Date): Promise<SubscriptionRow[]> =>
  selectLive(db, and(runsPaid, lte(subscriptions.periodEnd, now)));

/** Trials that end within a span. */
export const findTrialsEnding = (db: DatabaseHandle, { after, until }: Span): Promise<SubscriptionRow[]> =>
  selectLive(
    db,
    and(eq(subscriptions.kind, 'trial'), gt(subscriptions.trialEndsAt, after), lte(subscriptions.trialEndsAt, until)),
  );

/** Unpaid subscriptions whose company CRM becomes read-only within a span. */
export const findBecomingReadOnly = (db: DatabaseHandle, { after, until }: Span): Promise<SubscriptionRow[]> =>
  selectLive(db, and(runsPaid, gt(subscriptions.readOnlyAt, after), lte(subscriptions.readOnlyAt, until)));

/** Subscriptions that should be read-only or writable but whose company CRM is not updated yet. */
export function findReadOnlyOutOfSync(db: DatabaseHandle, now: Date): Promise<SubscriptionRow[]> {
  const shouldBeReadOnly = or(
    and(eq(subscriptions.kind, 'trial'), lte(subscriptions.trialEndsAt, now)),
    and(eq(subscriptions.kind, 'paid'), or(lte(subscriptions.readOnlyAt, now), isNotNull(subscriptions.endedAt))),
  );
  return selectLive(db, sql`coalesce(${shouldBeReadOnly}, false) <> ${subscriptions.readOnly}`);
}
