import { lte, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { rateCounters } from './account.table';

export interface RateWindow {
  readonly key: string;
  readonly limit: number;
  readonly milliseconds: number;
}

/** Counts a hit in one statement. Returns the seconds to wait if it exceeds the limit, else null. */
export async function countHit(
  database: DatabaseHandle,
  { key, limit, milliseconds }: RateWindow,
  now: Date,
): Promise<number | null> {
  const expiredBefore = new Date(now.getTime() - milliseconds);
  const isExpired = lte(rateCounters.windowStart, expiredBefore);
  const [counter] = await database
    .insert(rateCounters)
    .values({ key, windowStart: now, hits: 1 })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        hits: sql`case when ${isExpired} then 1 else ${rateCounters.hits} + 1 end`,
        windowStart: sql`case when ${isExpired} then excluded.window_start else ${rateCounters.windowStart} end`,
      },
    })
    .returning();
  if (counter === undefined || counter.hits <= limit) return null;
  return Math.max(1, Math.ceil((counter.windowStart.getTime() + milliseconds - now.getTime()) / 1000));
}

export async function deleteOldCounters(database: DatabaseHandle, before: Date): Promise<void> {
  await database.delete(rateCounters).where(lte(rateCounters.windowStart, before));
}
