import { type Field, type SubscriptionSummary, subscriptionsResource } from '@atrium/api-client/contract';
import { inArray, sql } from 'drizzle-orm';
import { tenantScope, type Transaction } from '../../platform';
import type { ListedColumn, Listing } from '../../resource';
import { displayTitle } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { subscriptionSource } from './subscription-source';
import { subscriptions } from './subscription.table';
import { findExpectedTransfers } from '../payments/transfers/transfer.repository';

const column = (name: string) => sql`${sql.identifier('subscriptions')}.${sql.identifier(name)}`;

/** The SQL of a field. Rows without a time sort last, and money is exported in euros. */
function columnOf(name: string, { type, money }: Field): ListedColumn {
  const value = column(name);
  if (type === 'text') {
    const sorted = sql`atrium_sort_key(${value}) collate "C"`;
    return { sort: sorted, filter: sorted, search: sql`atrium_fold(${value})`, exported: value };
  }
  const sort = type === 'instant' ? sql`coalesce(${value}, 'infinity')` : value;
  return { sort, filter: value, exported: money ? sql`(${value} / 100.0)::float8` : value };
}

const { fields } = subscriptionsResource;

/** All company CRMs' subscriptions, for lists, selects and exports. */
export function createSubscriptionListing({ clock }: Pick<BillingDependencies, 'clock'>): Listing<SubscriptionSummary> {
  return {
    resource: subscriptionsResource,
    table: subscriptions,
    id: subscriptions.tenantId,
    scopeOf: (user) => tenantScope(user, 'view/subscriptions'),
    source: () => subscriptionSource(clock()),
    columns: {
      ...Object.fromEntries(
        Object.entries<Field>(fields).map(([name, field]): [string, ListedColumn] => [name, columnOf(name, field)]),
      ),
      title: {
        ...columnOf('title', fields.title),
        exported: ({ language }) => sql`coalesce(nullif(${column('title')}, ''), ${displayTitle('', language)}::text)`,
      },
      cycle: { ...columnOf('cycle', fields.cycle), sort: sql`coalesce(${column('cycle')}, '')` },
    },
    searchText: column('search_text'),
    rows: (tx, ids) => findSummaries(tx, ids, clock()),
    option: ({ title, company }, language) => ({ title: displayTitle(title, language), subtitle: company }),
    get exportFrom() {
      return subscriptionSource(clock());
    },
  };
}

type SummaryRow = Omit<SubscriptionSummary, 'transfers' | 'period_end' | 'next_try_at' | 'read_only_at'> &
  Readonly<Record<'period_end' | 'next_try_at' | 'read_only_at', string | Date | null>>;

async function findSummaries(tx: Transaction, ids: readonly string[], now: Date): Promise<SubscriptionSummary[]> {
  const { rows } = await tx.execute<SummaryRow & Record<string, unknown>>(sql`
    select tenant_id as id, title, company, owner, kind, state, cycle, licences, modules, assets, period_end,
      monthly_value::float8, credit::float8, credit_reserved, next_try_at, read_only_at
    from ${subscriptionSource(now)} where ${inArray(subscriptions.tenantId, [...ids])}`);
  const transfers = Map.groupBy(await findExpectedTransfers(tx, ids, now), ({ tenantId }) => tenantId);
  return rows.map((row) => ({
    ...row,
    period_end: isoOf(row.period_end),
    next_try_at: isoOf(row.next_try_at),
    read_only_at: isoOf(row.read_only_at),
    transfers: (transfers.get(row.id) ?? []).map(({ transfer }) => transfer),
  }));
}

/** The databases return a timestamp of a query without a table as a text or a date. */
const isoOf = (at: string | Date | null): string | null => (at === null ? null : new Date(at).toISOString());

/**
 * Counts subscriptions by state, as their list shows them. `ending` are those whose period or trial ends by the given
 * time.
 */
export async function findSubscriptionFigures(tx: Transaction, now: Date, endingBy: Date) {
  const rows = await tx
    .select({
      state: sql<SubscriptionSummary['state']>`state`,
      count: sql<number>`count(*)::int`,
      ending: sql<number>`(count(*) filter (where period_end <= ${endingBy.toISOString()}::timestamptz))::int`,
      nextReadOnlyAt: sql`min(read_only_at)`.mapWith((at: string): Date | null => new Date(at)),
    })
    .from(subscriptionSource(now))
    .groupBy(sql`state`);
  return new Map(rows.map(({ state, ...figures }) => [state, figures]));
}
