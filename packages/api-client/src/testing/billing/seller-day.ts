/** Billing counts whole days of the seller's calendar. */
export const sellerZone = 'Europe/Ljubljana';

const hour = 3_600_000;
const day = 24 * hour;

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: sellerZone });
const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: sellerZone, hour: '2-digit', hourCycle: 'h23' });

/** The day of an instant: `2026-11-21`. */
export const dayAt = (instant: Date): string => dayFormat.format(instant);

/** The midnight at which the day of an instant starts. */
export function startOfDay(instant: Date): Date {
  const midnight = Date.parse(dayAt(instant));
  const isMidnight = (time: number) => Number(hourFormat.format(time)) === 0;
  return new Date(isMidnight(midnight - hour) ? midnight - hour : midnight - 2 * hour);
}

/** Whole days between two midnights; a day of a clock change has 23 or 25 hours. */
export const daysBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / day);
