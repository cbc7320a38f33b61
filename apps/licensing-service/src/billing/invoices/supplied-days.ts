import { localDay } from '../../platform';
import type { Days } from './invoice-data';

/**
 * Days of a period as printed on its invoice. The end day is the first day of the next period, so the last day is the
 * one before it. A period shorter than a day has that one day.
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
