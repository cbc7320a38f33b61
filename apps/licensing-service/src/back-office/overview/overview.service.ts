import type { InvoicedMonths, OverviewAttention, OverviewFigures } from '@atrium/api-client/contract';
import { and, count, eq, gte } from 'drizzle-orm';
import { countUndecidedRenewals, findInvoicedByMonth, findSubscriptionFigures } from '../../billing';
import { hasPermission, inScope, localDay, type SessionUser, startOfLocalDay, type Transaction } from '../../platform';
import { findFailedRegistrations } from '../../setup';
import { displayTitle, tenants } from '../../tenants';
import type { BackOfficeDependencies } from '../dependencies';
import { countDrafts } from '../documents/drafts/document-draft.repository';
import { lastMonths } from './last-months';

type Dependencies = Pick<BackOfficeDependencies, 'clock' | 'database'>;

const soon = 7 * 24 * 60 * 60 * 1000;
const shownMonths = 12;

/** Reads across all company CRMs: `view/overview` grants the sums, not the records. */
function readAll<T>(
  { database }: Dependencies,
  { id }: SessionUser,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return inScope(database, { userId: id, everyTenant: true }, read);
}

const figuresAt = (tx: Transaction, now: Date) => findSubscriptionFigures(tx, now, new Date(now.getTime() + soon));

export function readFigures(dependencies: Dependencies, user: SessionUser): Promise<OverviewFigures> {
  return readAll(dependencies, user, async (tx) => {
    const now = dependencies.clock();
    const figures = await figuresAt(tx, now);
    const isActive = eq(tenants.state, 'active');
    const monthStart = startOfLocalDay(`${localDay(now).slice(0, 7)}-01`);
    const [active] = await tx.select({ total: count() }).from(tenants).where(isActive);
    const [fresh] = await tx
      .select({ total: count() })
      .from(tenants)
      .where(and(isActive, gte(tenants.createdAt, monthStart)));
    const overdue = figures.get('overdue');
    return {
      active_tenants: active?.total ?? 0,
      new_tenants: fresh?.total ?? 0,
      trials: figures.get('trial')?.count ?? 0,
      trials_ending: figures.get('trial')?.ending ?? 0,
      overdue: overdue?.count ?? 0,
      next_read_only_at: overdue?.nextReadOnlyAt?.toISOString() ?? null,
      at: now.toISOString(),
    };
  });
}

type Item = OverviewAttention['data'][number];

interface Reader {
  readonly user: SessionUser;
  readonly language: 'en' | 'sl';
}

/** Names the company CRM if it is one, and the reader may view it. */
function itemOf(
  kind: Item['kind'],
  rows: readonly { readonly id: string; readonly title: string }[],
  { user, language }: Reader,
): Item {
  const [only] = rows.length === 1 && hasPermission(user, 'view/tenants') ? rows : [];
  const title = only === undefined ? null : displayTitle(only.title, language);
  return { kind, count: rows.length, title, tenant_id: only?.id ?? null };
}

const counted = (kind: Item['kind'], amount = 0): Item => ({ kind, count: amount, title: null, tenant_id: null });

export function readAttention(
  dependencies: Dependencies,
  user: SessionUser,
  language: 'en' | 'sl',
): Promise<OverviewAttention> {
  return readAll(dependencies, user, async (tx) => {
    const figures = await figuresAt(tx, dependencies.clock());
    const failed = await tx
      .select({ id: tenants.id, title: tenants.title })
      .from(tenants)
      .where(eq(tenants.state, 'failed'));
    const items = [
      itemOf('failed_creations', failed, { user, language }),
      counted('unpaid_subscriptions', figures.get('unpaid')?.count),
      counted('overdue_subscriptions', figures.get('overdue')?.count),
      counted('undecided_renewals', await countUndecidedRenewals(tx)),
      itemOf('unregistered_premises', await findFailedRegistrations(tx), { user, language }),
      counted('trials_ending', figures.get('trial')?.ending),
      counted('unsaved_drafts', await countDrafts(tx, { authorId: user.id, at: dependencies.clock() })),
    ];
    return { data: items.filter((item) => item.count > 0) };
  });
}

export function readInvoicedMonths(dependencies: Dependencies, user: SessionUser): Promise<InvoicedMonths> {
  return readAll(dependencies, user, async (tx) => {
    const months = lastMonths(localDay(dependencies.clock()), shownMonths);
    const invoiced = await findInvoicedByMonth(tx, `${months[0]}-01`);
    return { data: months.map((month) => ({ month, net: invoiced.get(month) ?? 0 })) };
  });
}
