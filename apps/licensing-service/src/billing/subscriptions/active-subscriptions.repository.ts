import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type DatabaseHandle, localDay } from '../../platform';
import { liveStates, tenants } from '../../tenants';
import { addDays } from '../periods/days';
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

/** The first day after everything that was paid; null if nothing was. */
export const paidUntil = sql`(select max(period.to_day) from subscription_periods period
  where period.tenant_id = ${subscriptions.tenantId} and period.from_day < period.to_day)`;

/** Paid subscriptions that are paid until a day at the latest, and have to be renewed, retried or ended now. */
export function findEndedPeriods(db: DatabaseHandle, now: Date): Promise<SubscriptionRow[]> {
  const isDue = or(isNull(subscriptions.overdueSince), lte(subscriptions.nextTryAt, now), subscriptions.cancels);
  return selectLive(db, and(runsPaid, isDue, sql`${paidUntil} <= ${localDay(now)}`));
}

/** Paid subscriptions that end within 15 days, are paid by transfer, and were not asked for their renewal yet. */
export function findRenewalsToRequest(db: DatabaseHandle, now: Date): Promise<SubscriptionRow[]> {
  const today = localDay(now);
  const ends = sql`${paidUntil} > ${today} and ${paidUntil} <= ${addDays(today, 15)}`;
  const byTransfer = sql`(not exists (select 1 from payment_methods card
      where card.tenant_id = ${subscriptions.tenantId} and card.removed_at is null and card.saved_at is not null)
    or exists (select 1 from payments paid
      where paid.tenant_id = ${subscriptions.tenantId} and paid.method_type = 'bank_transfer' and paid.state = 'captured'))`;
  const wasAsked = sql`exists (select 1 from payments asked join quotes on quotes.id = asked.quote_id
    where asked.tenant_id = ${subscriptions.tenantId} and asked.kind = 'renewal'
      and (asked.state = 'awaiting_transfer'
        or asked.state = 'voided' and quotes.subscription_version = ${subscriptions.version}))`;
  return selectLive(db, and(runsPaid, eq(subscriptions.cancels, false), ends, byTransfer, sql`not ${wasAsked}`));
}

/** Subscriptions whose company CRM does not have the plan of a period that began yet, since it was paid ahead. */
export const findPlansToDeliver = (db: DatabaseHandle, now: Date): Promise<SubscriptionRow[]> =>
  selectLive(
    db,
    sql`exists (select 1 from subscription_periods period where period.tenant_id = ${subscriptions.tenantId}
      and period.from_day <= ${localDay(now)} and period.to_day > ${localDay(now)}
      and period.from_day > ${subscriptions.planSince})`,
  );

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
