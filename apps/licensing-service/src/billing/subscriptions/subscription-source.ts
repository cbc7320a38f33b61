import { aliasedTable, sql, type SQL } from 'drizzle-orm';
import { users } from '../../identity';
import { tenantMembers, tenants } from '../../tenants';
import { creditOf } from '../ledger/ledger.repository';
import { payments } from '../payments/payment.table';
import { priceListVersions } from '../price-list/price-list.table';
import { subscriptions } from './subscription.table';
import { mayArrive } from '../payments/transfers/expected-transfers';

const awaited = aliasedTable(payments, 'awaited');

const credit = creditOf(tenants.id);

/** Drafts and closed company CRMs: they have no running subscription, but may have account credit. */
const hasOnlyCredit = sql`(${tenants.state} = 'closed' or ${subscriptions.tenantId} is null)`;

/** The state of a subscription at a moment, given the transfer `awaited`: `shownState` in SQL. */
const stateAt = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`case
    when ${hasOnlyCredit} then ${tenants.state}
    when ${tenants.state} in ('creating', 'failed') then case when ${awaited.id} is null then ${tenants.state} else 'awaiting_transfer' end
    when ${subscriptions.kind} = 'trial' then case when ${subscriptions.trialEndsAt} <= ${at} then 'trial_ended' else 'trial' end
    when ${subscriptions.endedAt} is not null then 'cancelled'
    when ${subscriptions.readOnlyAt} <= ${at} then 'unpaid'
    when ${awaited.id} is not null then 'awaiting_transfer'
    when ${subscriptions.overdueSince} is null then 'active'
    else 'overdue' end`;
};

const { selection } = subscriptions;
const licences = sql`coalesce((${selection} ->> 'licences')::int, 0)`;
const modules = sql`coalesce(jsonb_array_length(${selection} -> 'modules'), 0)`;
const assets = sql`coalesce((${selection} ->> 'assets')::int, 0)`;

/** Monthly value in cents, without VAT; `round` of a numeric rounds half away from zero. */
const monthlyValue = sql`case when ${subscriptions.endedAt} is not null then 0 else coalesce(round(
  (${licences} * ${priceListVersions.licence} + ${modules} * ${priceListVersions.module} + ${assets} * ${priceListVersions.asset})
  * case ${selection} ->> 'cycle' when 'yearly' then ${priceListVersions.yearlyMonths} else 12 end / 12.0)::bigint, 0) end`;

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
    coalesce(${subscriptions.kind}, 'paid') as kind, ${stateAt(now)} as state, ${credit} as credit, ${selection} ->> 'cycle' as cycle,
    ${licences} as licences, ${modules} as modules, ${assets} as assets,
    coalesce(${subscriptions.periodEnd}, ${subscriptions.trialEndsAt}) as period_end, ${monthlyValue} as monthly_value,
    ${subscriptions.nextTryAt}, ${subscriptions.readOnlyAt}
  from ${tenants}
  left join ${subscriptions} on ${subscriptions.tenantId} = ${tenants.id}
  left join ${priceListVersions} on ${priceListVersions.version} = ${subscriptions.priceListVersion}
  left join ${payments} awaited on ${awaited.tenantId} = ${tenants.id} and ${awaited.state} = 'awaiting_transfer'
  where case when ${hasOnlyCredit} then ${credit} > 0 or exists (
    select 1 from ${payments} where ${payments.tenantId} = ${tenants.id} and ${mayArrive(now)}) else true end
) ${sql.identifier('subscriptions')}`;
