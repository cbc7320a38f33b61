import { localDay } from '../../platform';
import type { Days } from './invoice-data';

/**
 * The days of a period as its invoice names them: the day it ends on is the first of the next period, so it is the
 * day before, however long that one is; a period within a day names that day.
 */
export function suppliedDays(start: Date, end: Date): Days {
  const from = localDay(start);
  const last = dayBefore(localDay(end));
  return { from, to: last < from ? from : last };
}

function dayBefore(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - 1);
  return at.toISOString().slice(0, 10);
}
