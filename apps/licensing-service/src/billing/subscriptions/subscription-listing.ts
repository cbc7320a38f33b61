import { type SubscriptionSummary, subscriptionsResource } from '@atrium/api-client/contract';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { tenantScope, type Transaction } from '../../platform';
import type { ListedColumn, Listing } from '../../resource';
import { shownTitle } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { subscriptionSource } from './subscription-source';
import { subscriptions } from './subscription.table';
import { findExpectedTransfers } from '../payments/transfers/expected-transfers';

const listed = (name: string) => sql`${sql.identifier('subscriptions')}.${sql.identifier(name)}`;

function textColumn(name: string): ListedColumn {
  const text = listed(name);
  const sorted = sql`atrium_sort_key(${text}) collate "C"`;
  return { sort: sorted, filter: sorted, search: sql`atrium_fold(${text})`, exported: text };
}

function plainColumn(name: string, exported: SQL = listed(name)): ListedColumn {
  return { sort: listed(name), filter: listed(name), exported };
}

/** What has no time comes after what has one. */
const instantColumn = (name: string): ListedColumn => ({
  ...plainColumn(name),
  sort: sql`coalesce(${listed(name)}, 'infinity')`,
});

/** The subscriptions of everybody's company CRMs, as lists, selects and spreadsheets read them. */
export function createSubscriptionListing({ clock }: Pick<BillingDependencies, 'clock'>): Listing<SubscriptionSummary> {
  return {
    resource: subscriptionsResource,
    table: subscriptions,
    id: subscriptions.tenantId,
    scopeOf: (user) => tenantScope(user, 'view/subscriptions'),
    source: () => subscriptionSource(clock()),
    columns: {
      title: {
        ...textColumn('title'),
        exported: ({ language }) => sql`coalesce(nullif(${listed('title')}, ''), ${shownTitle('', language)}::text)`,
      },
      company: textColumn('company'),
      owner: textColumn('owner'),
      kind: plainColumn('kind'),
      state: plainColumn('state'),
      cycle: { ...plainColumn('cycle'), sort: sql`coalesce(${listed('cycle')}, '')` },
      licences: plainColumn('licences'),
      modules: plainColumn('modules'),
      assets: plainColumn('assets'),
      period_end: instantColumn('period_end'),
      monthly_value: plainColumn('monthly_value', sql`(${listed('monthly_value')} / 100.0)::float8`),
      credit: plainColumn('credit', sql`(${listed('credit')} / 100.0)::float8`),
      next_try_at: instantColumn('next_try_at'),
      read_only_at: instantColumn('read_only_at'),
    },
    searchText: listed('search_text'),
    rows: (tx, ids) => findListed(tx, ids, clock()),
    option: ({ title, company }, language) => ({ title: shownTitle(title, language), subtitle: company }),
    get exportFrom() {
      return subscriptionSource(clock());
    },
  };
}

const instant = (name: string) => sql<Date | null>`${listed(name)}`.mapWith(subscriptions.periodEnd);

async function findListed(tx: Transaction, ids: readonly string[], now: Date): Promise<SubscriptionSummary[]> {
  const rows = await tx
    .select({
      id: sql<string>`${listed('tenant_id')}`,
      title: sql<string>`${listed('title')}`,
      company: sql<string>`${listed('company')}`,
      owner: sql<string>`${listed('owner')}`,
      kind: sql<SubscriptionSummary['kind']>`${listed('kind')}`,
      state: sql<SubscriptionSummary['state']>`${listed('state')}`,
      cycle: sql<SubscriptionSummary['cycle']>`${listed('cycle')}`,
      licences: sql<number>`${listed('licences')}`,
      modules: sql<number>`${listed('modules')}`,
      assets: sql<number>`${listed('assets')}`,
      periodEnd: instant('period_end'),
      monthlyValue: sql<number>`${listed('monthly_value')}`.mapWith(Number),
      credit: sql<number>`${listed('credit')}`.mapWith(Number),
      nextTryAt: instant('next_try_at'),
      readOnlyAt: instant('read_only_at'),
    })
    .from(subscriptionSource(now))
    .where(inArray(listed('tenant_id'), [...ids]));
  const transfers = Map.groupBy(await findExpectedTransfers(tx, ids, now), ({ tenantId }) => tenantId);
  return rows.map(({ periodEnd, monthlyValue, nextTryAt, readOnlyAt, ...row }) => ({
    ...row,
    period_end: periodEnd?.toISOString() ?? null,
    monthly_value: monthlyValue,
    next_try_at: nextTryAt?.toISOString() ?? null,
    read_only_at: readOnlyAt?.toISOString() ?? null,
    transfers: (transfers.get(row.id) ?? []).map(({ transfer }) => transfer),
  }));
}
