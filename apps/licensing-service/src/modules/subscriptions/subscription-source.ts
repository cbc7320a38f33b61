import { aliasedTable, sql, type SQL } from 'drizzle-orm';
import { users } from '../accounts/account.table';
import { creditOf } from '../billing/account/account.repository';
import { invoices } from '../billing/invoices/invoice.table';
import { payments } from '../payments/payment.table';
import { priceListVersions } from '../price-list/price-list.table';
import { tenantMembers, tenants } from '../tenants/tenant.table';
import { subscriptions } from './subscription.table';

const awaited = aliasedTable(payments, 'awaited');
const proforma = aliasedTable(invoices, 'proforma');

const credit = creditOf(tenants.id);

/** A draft, and what is closed: nothing runs there, but its account has something in its favour, or may have. */
const hasOnlyCredit = sql`(${tenants.state} = 'closed' or ${subscriptions.tenantId} is null)`;

/** Days after its due day for which a transfer that was given up may still come. */
const daysOfLateTransfers = 90;

/** The transfer that is waited for, else the last one that was given up and may still come. */
const transfersAt = (now: Date) => sql`(
  select distinct on (tenant_id) * from ${payments}
  where way = 'bank_transfer' and (state = 'awaiting_transfer' or state = 'voided' and received_on is null
    and due_on >= (${now.toISOString()}::timestamptz - make_interval(days => ${daysOfLateTransfers}))::date)
  order by tenant_id, state = 'awaiting_transfer' desc, created_at desc, id desc)`;

/** Where a subscription stands at a moment, beside the payment `awaited`: what `stateOfSubscription` says, in SQL. */
const stateAt = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`case
    when ${hasOnlyCredit} then ${tenants.state}
    when ${subscriptions.kind} = 'trial' then case when ${subscriptions.trialEndsAt} <= ${at} then 'trial_ended' else 'trial' end
    when ${subscriptions.endedAt} is not null then 'cancelled'
    when ${subscriptions.readOnlyAt} <= ${at} then 'unpaid'
    when ${awaited.state} = 'awaiting_transfer' then 'awaiting_transfer'
    when ${subscriptions.overdueSince} is null then 'active'
    else 'overdue' end`;
};

const { selection } = subscriptions;
const licences = sql`coalesce((${selection} ->> 'licences')::int, 0)`;
const modules = sql`coalesce(jsonb_array_length(${selection} -> 'modules'), 0)`;
const assets = sql`coalesce((${selection} ->> 'assets')::int, 0)`;

/** Cents a month without VAT; `round` of a numeric goes half away from zero. */
const monthlyValue = sql`case when ${subscriptions.endedAt} is not null then 0 else coalesce(round(
  (${licences} * ${priceListVersions.licence} + ${modules} * ${priceListVersions.module} + ${assets} * ${priceListVersions.asset})
  * case ${selection} ->> 'cycle' when 'yearly' then ${priceListVersions.yearlyMonths} else 12 end / 12.0)::bigint, 0) end`;

const owner = sql`coalesce((
  select ${users.fullName} from ${tenantMembers} join ${users} on ${users.id} = ${tenantMembers.userId}
  where ${tenantMembers.tenantId} = ${tenants.id} and ${tenantMembers.role} = 'owner'
  order by ${tenantMembers.addedAt}, ${tenantMembers.userId} limit 1), '')`;

/**
 * The subscriptions of company CRMs that are not closed, at a moment, as rows under the table's own name, and the drafts
 * and closed ones that have account credit left or whose transfer may still come. What a query does not name of it, PostgreSQL does not work out.
 */
export const subscriptionSource = (now: Date): SQL => sql`(
  select ${tenants.id} as tenant_id, ${tenants.title}, ${tenants.company}, ${tenants.searchText}, ${owner} as owner,
    coalesce(${subscriptions.kind}, 'paid') as kind, ${stateAt(now)} as state, ${credit} as credit, ${selection} ->> 'cycle' as cycle,
    ${licences} as licences, ${modules} as modules, ${assets} as assets,
    coalesce(${subscriptions.periodEnd}, ${subscriptions.trialEndsAt}) as period_end, ${monthlyValue} as monthly_value,
    ${subscriptions.nextTryAt}, ${subscriptions.readOnlyAt},
    ${awaited.id} as payment_id, ${awaited.state} = 'awaiting_transfer' as is_awaited, ${awaited.amount}, ${awaited.dueOn}, ${proforma.premise}, ${proforma.device}, ${proforma.sequence}
  from ${tenants}
  left join ${subscriptions} on ${subscriptions.tenantId} = ${tenants.id}
  left join ${priceListVersions} on ${priceListVersions.version} = ${subscriptions.priceListVersion}
  left join ${transfersAt(now)} awaited on ${awaited.tenantId} = ${tenants.id}
  left join ${invoices} proforma on ${proforma.id} = ${awaited.invoiceId}
  where case when ${hasOnlyCredit} then ${credit} > 0 or ${awaited.id} is not null else true end
) ${sql.identifier('subscriptions')}`;
