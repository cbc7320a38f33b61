import { sql } from 'drizzle-orm';
import type { SubscriptionSummary } from '@atrium/api-client/contract';
import type { Transaction } from '../../platform';
import { subscriptionSource } from './subscription-source';

/** Subscriptions in one state. */
export interface SubscriptionFigure {
  readonly count: number;
  /** Those whose period or trial ends by the given time. */
  readonly ending: number;
  readonly nextReadOnlyAt: Date | null;
}

/** Counts subscriptions by state, as their list shows them. */
export async function findSubscriptionFigures(
  tx: Transaction,
  now: Date,
  endingBy: Date,
): Promise<ReadonlyMap<SubscriptionSummary['state'], SubscriptionFigure>> {
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
    rows.map(({ state, count, ending, read_only_at: at }) => [
      state,
      { count, ending, nextReadOnlyAt: at === null ? null : new Date(at) },
    ]),
  );
}
