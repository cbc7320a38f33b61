import { Temporal } from 'temporal-polyfill';
import { localDay } from '../../platform';
import type { Days } from './invoice-data';

/**
 * Days of a period as printed on its invoice. The end day is the first day of the next period, so the last day is the
 * one before it. A period shorter than a day has that one day.
 */
export function suppliedDays(start: Date, end: Date): Days {
  const from = localDay(start);
  const last = Temporal.PlainDate.from(localDay(end)).subtract({ days: 1 }).toString();
  return { from, to: last < from ? from : last };
}
