import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { asService, type Database, type DatabaseHandle, localDay } from '../../../platform';
import { liveStates, tenants } from '../../../tenants';
import { findPeriodsOf } from '../../periods/period.repository';
import { subscriptions } from '../subscription.table';
import { type DueInputs, dueSteps } from './due-steps';

const pageSize = 500;

/** The first day after everything that was paid; null if nothing was. */
export const paidUntil = sql`(select max(period.to_day) from subscription_periods period
  where period.tenant_id = ${subscriptions.tenantId} and period.from_day < period.to_day)`;

/** Subscriptions with a due step. Reads them in pages, and marks the others of a page as checked. */
export async function* findDueSubscriptions(database: Database, now: Date): AsyncGenerator<DueInputs> {
  let page: DueInputs[] = [];
  do {
    page = await findPage(database, page.at(-1)?.subscription.tenantId ?? null, now);
    const { due = [], idle = [] } = Object.groupBy(page, (one) => (dueSteps(one, now).length > 0 ? 'due' : 'idle'));
    await markChecked(database, idle, now);
    yield* due;
  } while (page.length === pageSize);
}

/** Subscriptions of live company CRMs that were not checked today, or have to be charged or made read-only now. */
function findPage(db: DatabaseHandle, after: string | null, now: Date): Promise<DueInputs[]> {
  const today = localDay(now);
  const { kind, tenantId, readOnly, trialEndsAt, endedAt } = subscriptions;
  const isUnchecked = sql`${subscriptions.checkedOn} is distinct from ${today}`;
  const isTrialOver = and(eq(kind, 'trial'), eq(readOnly, false), lte(trialEndsAt, now));
  const isToCharge = or(isNull(subscriptions.overdueSince), lte(subscriptions.nextTryAt, now));
  const isRenewal = and(eq(kind, 'paid'), isNull(endedAt), isToCharge, sql`${paidUntil} <= ${today}`);
  const isDue = or(isUnchecked, canChargeOwed, isTrialOver, isRenewal);
  return select(db, after === null ? isDue : and(gt(tenantId, after), isDue));
}

/** What decides what is due for a subscription; null without a live company CRM. */
export const findDueInputs = async (db: DatabaseHandle, tenantId: string): Promise<DueInputs | null> =>
  (await select(db, eq(subscriptions.tenantId, tenantId)))[0] ?? null;

const mayTransfer = sql<boolean>`(
  not exists (select 1 from payment_methods card where card.tenant_id = ${subscriptions.tenantId}
    and card.removed_at is null and card.saved_at is not null)
  or exists (select 1 from payments paid where paid.tenant_id = ${subscriptions.tenantId}
    and paid.method_type = 'bank_transfer' and paid.state = 'captured'))`;

/** A card that needed authentication, or was declined, is not charged again. */
const canChargeOwed = sql<boolean>`(${subscriptions.owedUntil} is not null and exists (
  select 1 from payments owed join payment_methods card on card.tenant_id = owed.tenant_id
  where owed.tenant_id = ${subscriptions.tenantId} and owed.kind = 'correction' and owed.state = 'awaiting_transfer'
    and card.is_default and card.removed_at is null and card.saved_at is not null
    and not exists (select 1 from payments tried where tried.invoice_id = owed.invoice_id and tried.method_id = card.id
      and (tried.state <> 'voided' or tried.ref is not null))))`;

/** A page of subscriptions of live company CRMs. */
async function select(db: DatabaseHandle, which: SQL | undefined): Promise<DueInputs[]> {
  const rows = await db
    .select({ subscription: subscriptions, mayTransfer, canChargeOwed })
    .from(subscriptions)
    .innerJoin(tenants, eq(tenants.id, subscriptions.tenantId))
    .where(and(inArray(tenants.state, [...liveStates]), which))
    .orderBy(asc(subscriptions.tenantId))
    .limit(pageSize);
  const ids = rows.map(({ subscription }) => subscription.tenantId);
  const periods = await findPeriodsOf(db, ids);
  return rows.map((row) => ({ ...row, periods: periods.get(row.subscription.tenantId) ?? [] }));
}

/** Remembers that nothing else is due today, unless a subscription has changed since it was read. */
export async function markChecked(database: Database, checked: readonly DueInputs[], now: Date): Promise<void> {
  if (checked.length === 0) return;
  const seen = checked.map(({ subscription: { tenantId, version } }) => sql`(${tenantId}::uuid, ${version}::integer)`);
  const isSeen = sql`(${subscriptions.tenantId}, ${subscriptions.version}) in ${seen}`;
  const checkedOn = localDay(now);
  await asService(database, 'job', (tx) => tx.update(subscriptions).set({ checkedOn }).where(isSeen));
}
