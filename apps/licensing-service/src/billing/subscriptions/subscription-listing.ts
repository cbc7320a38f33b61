import { type SubscriptionSummary, subscriptionsResource } from '@atrium/api-client/contract';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { tenantScope, type Transaction } from '../../platform';
import type { ListedColumn, Listing } from '../../resource';
import { displayTitle } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { subscriptionSource } from './subscription-source';
import { subscriptions } from './subscription.table';
import { findExpectedTransfers } from '../payments/transfers/expected-transfers';

const column = (name: string) => sql`${sql.identifier('subscriptions')}.${sql.identifier(name)}`;

function textColumn(name: string): ListedColumn {
  const text = column(name);
  const sorted = sql`atrium_sort_key(${text}) collate "C"`;
  return { sort: sorted, filter: sorted, search: sql`atrium_fold(${text})`, exported: text };
}

function plainColumn(name: string, exported: SQL = column(name)): ListedColumn {
  return { sort: column(name), filter: column(name), exported };
}

/** Rows without a time sort last. */
const instantColumn = (name: string): ListedColumn => ({
  ...plainColumn(name),
  sort: sql`coalesce(${column(name)}, 'infinity')`,
});

/** All company CRMs' subscriptions, for lists, selects and exports. */
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
        exported: ({ language }) => sql`coalesce(nullif(${column('title')}, ''), ${displayTitle('', language)}::text)`,
      },
      company: textColumn('company'),
      owner: textColumn('owner'),
      kind: plainColumn('kind'),
      state: plainColumn('state'),
      cycle: { ...plainColumn('cycle'), sort: sql`coalesce(${column('cycle')}, '')` },
      licences: plainColumn('licences'),
      modules: plainColumn('modules'),
      assets: plainColumn('assets'),
      period_end: instantColumn('period_end'),
      monthly_value: plainColumn('monthly_value', sql`(${column('monthly_value')} / 100.0)::float8`),
      credit: plainColumn('credit', sql`(${column('credit')} / 100.0)::float8`),
      has_pending_transfer: { filter: column('has_pending_transfer') },
      next_try_at: instantColumn('next_try_at'),
      read_only_at: instantColumn('read_only_at'),
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
      monthly_value::float8, credit::float8, next_try_at, read_only_at
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
