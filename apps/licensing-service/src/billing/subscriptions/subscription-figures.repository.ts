import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform';
import { subscriptionSource } from './subscription-source';

/**
 * Counts subscriptions by state, as their list shows them. `ending` are those whose period or trial ends by the given
 * time.
 */
export async function findSubscriptionFigures(tx: Transaction, now: Date, endingBy: Date) {
  const { rows } = await tx.execute<{
    state: SubscriptionSummary['state'];
    count: number;
    ending: number;
    read_only_at: string | Date | null;
  }>(sql`
    select state, count(*)::int as count, min(read_only_at) as read_only_at,
      (count(*) filter (where period_end <= ${endingBy.toISOString()}::timestamptz))::int as ending
    from ${subscriptionSource(now)} group by state`);
  return new Map(
    rows.map(({ state, read_only_at: at, ...counts }) => [
      state,
      { ...counts, nextReadOnlyAt: at === null ? null : new Date(at) },
    ]),
  );
}
