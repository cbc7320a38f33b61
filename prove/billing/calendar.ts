/** Days of the seller's calendar (Europe/Ljubljana), written `YYYY-MM-DD`. They compare as text. */
export type Day = string;

export type Cycle = 'monthly' | 'yearly';

const millisecondsPerDay = 86_400_000;
const toNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay;
const toDay = (number: number): Day => new Date(number * millisecondsPerDay).toISOString().slice(0, 10);

/** The day of a local time `YYYY-MM-DDTHH:MM:SS`. */
export const dayOf = (time: string): Day => time.slice(0, 10);

export const addDays = (day: Day, days: number): Day => toDay(toNumber(day) + days);

/** Number of days in `[from, to)`. */
export const daysBetween = (from: Day, to: Day): number => toNumber(to) - toNumber(from);

export const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);
export const earlierOf = (a: Day, b: Day): Day => (a < b ? a : b);

/** First day of the next period: the anchor's day of the month, or the last day of a shorter month. */
export function nextPeriodStart(from: Day, anchor: Day, cycle: Cycle): Day {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [, , anchorDay = 0] = anchor.split('-').map(Number);
  const firstOfMonth = new Date(Date.UTC(year, month - 1 + (cycle === 'monthly' ? 1 : 12), 1));
  const lastDay = new Date(Date.UTC(firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(firstOfMonth.toISOString().slice(0, 10), Math.min(anchorDay, lastDay) - 1);
}
