import { sql, type SQL } from 'drizzle-orm';
import { users } from '../../identity';
import { localDay, slovenianZone } from '../../platform';
import { tenantMembers, tenants } from '../../tenants';
import { creditOf } from '../ledger/ledger.repository';
import { payments } from '../payments/payment.table';
import { reservedCreditOf } from '../payments/spendable-credit';
import { priceListVersions } from '../price-list/price-list.table';
import { paidUntil } from './advance/due-subscriptions.repository';
import { graceDays } from './subscription-state';
import { subscriptions } from './subscription.table';
import { hasPendingTransfer, mayArrive } from '../payments/transfers/transfer.repository';

const credit = creditOf(tenants.id);

/** Drafts and closed company CRMs: they have no running subscription, but may have account credit. */
const hasOnlyCredit = sql`(${tenants.state} = 'closed' or ${subscriptions.tenantId} is null)`;

/** `readOnlyAfter` of a subscription in SQL. */
const readOnlyAfter = (now: Date) => sql`least(${subscriptions.readOnlyAt},
  case when ${subscriptions.owedUntil} < ${localDay(now)} then
    (${subscriptions.owedUntil} + ${sql.raw(String(1 + graceDays))})::timestamp at time zone ${sql.raw(`'${slovenianZone}'`)} end)`;

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** The state of a subscription at a moment: `shownState` in SQL. */
const stateAt = (now: Date) => sql`case
  when ${hasOnlyCredit} then ${tenants.state}
  when ${tenants.state} in ('creating', 'failed') then ${tenants.state}
  when ${subscriptions.kind} = 'trial' then case when ${subscriptions.trialEndsAt} <= ${at(now)} then 'trial_ended' else 'trial' end
  when ${subscriptions.endedAt} is not null then 'cancelled'
  when ${readOnlyAfter(now)} <= ${at(now)} then 'unpaid'
  when ${subscriptions.overdueSince} is null and coalesce(${subscriptions.owedUntil} >= ${localDay(now)}, true) then 'active'
  else 'overdue' end`;

const licences = sql`coalesce(plan.licences, 0)`;
const modules = sql`coalesce(jsonb_array_length(plan.modules), 0)`;
const assets = sql`coalesce(plan.assets, 0)`;

/** The plan that runs, or ran last, on a day. */
const planOn = (today: string) => sql`(select period.* from subscription_periods period
  where period.tenant_id = ${subscriptions.tenantId} and ${subscriptions.kind} = 'paid' and period.from_day <= ${today}
  order by period.position desc limit 1)`;

/** Midnight of the seller's calendar at which what was paid ends. */
const periodEnd = sql`(${paidUntil}::timestamp at time zone ${sql.raw(`'${slovenianZone}'`)})`;

/** Monthly value in cents, without VAT; `round` of a numeric rounds half away from zero. */
const monthlyValue = sql`case when ${subscriptions.endedAt} is not null then 0 else coalesce(round(
  (${licences} * ${priceListVersions.licence} + ${modules} * ${priceListVersions.module} + ${assets} * ${priceListVersions.asset})
  * case plan.cycle when 'yearly' then ${priceListVersions.yearlyMonths} else 12 end / 12.0)::bigint, 0) end`;

const owner = sql`coalesce((
  select ${users.fullName} from ${tenantMembers} join ${users} on ${users.id} = ${tenantMembers.userId}
  where ${tenantMembers.tenantId} = ${tenants.id} and ${tenantMembers.role} = 'owner'
  order by ${tenantMembers.addedAt}, ${tenantMembers.userId} limit 1), '')`;

/**
 * Subscriptions of open company CRMs at a moment, as rows named like the table, plus drafts and closed company CRMs
 * with account credit or a transfer that may arrive. PostgreSQL computes only the columns that a query uses.
 */
export const subscriptionSource = (now: Date): SQL => sql`(
  select ${tenants.id} as tenant_id, ${tenants.title}, ${tenants.company}, ${tenants.searchText}, ${owner} as owner,
    coalesce(${subscriptions.kind}, 'paid') as kind, ${stateAt(now)} as state, ${credit} as credit, plan.cycle as cycle,
    ${licences} as licences, ${modules} as modules, ${assets} as assets, ${reservedCreditOf(tenants.id)} as credit_reserved,
    coalesce(${periodEnd}, ${subscriptions.trialEndsAt}) as period_end, ${monthlyValue} as monthly_value,
    ${hasPendingTransfer(tenants.id)} as has_pending_transfer, ${subscriptions.nextTryAt}, ${readOnlyAfter(now)} as read_only_at
  from ${tenants}
  left join ${subscriptions} on ${subscriptions.tenantId} = ${tenants.id}
  left join lateral ${planOn(localDay(now))} plan on true
  left join ${priceListVersions} on ${priceListVersions.version} = plan.price_list_version
  where case when ${hasOnlyCredit} then ${credit} > 0 or exists (
    select 1 from ${payments} where ${payments.tenantId} = ${tenants.id} and ${mayArrive(now)}) else true end
) ${sql.identifier('subscriptions')}`;
