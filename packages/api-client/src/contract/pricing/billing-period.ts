import type { PlanCycle } from './plan-lines';

/** A billed month or year. The end is the start of the next period. */
export interface BillingPeriod {
  readonly start: Date;
  readonly end: Date;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** Offset of a zone's wall clock from UTC, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const clock = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return clock - Math.floor(time / 1000) * 1000;
}

const day = 86_400_000;

/**
 * Converts a wall-clock time to an instant: the first of two in autumn; a time skipped in spring moves one hour
 * forward.
 */
function instantOfClock(clock: number, zone: string): number {
  const [before, after] = [-day, day].map((away) => clock - offsetAt(clock + away, zone)) as [number, number];
  return offsetAt(before, zone) === clock - before || offsetAt(after, zone) !== clock - after ? before : after;
}

/** Written by hand: Temporal's polyfill would add 7 kB to the 2 kB of price code in the browser. A test compares them. */
function monthsLater(anchor: Date, months: number, zone: string): Date {
  if (months === 0) return anchor;
  const clock = new Date(anchor.getTime() + offsetAt(anchor.getTime(), zone));
  const moved = new Date(clock);
  moved.setUTCDate(1);
  moved.setUTCMonth(clock.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(clock.getUTCDate(), lastDay));
  return new Date(instantOfClock(moved.getTime(), zone));
}

/**
 * Calculates a billing period of a plan. Periods are contiguous and start on the anchor's day of the month (or the last
 * day of a shorter month) and at its time of day on the seller's wall clock: 31 January, 28 February, 31 March.
 *
 * @param anchor start of the first period, in whole seconds
 * @param index 0 is the first period
 * @param zone the seller's time zone, an IANA name such as `Europe/Ljubljana`
 */
export function billingPeriod(anchor: Date, cycle: PlanCycle, index: number, zone: string): BillingPeriod {
  const months = cycle === 'yearly' ? 12 : 1;
  return {
    start: monthsLater(anchor, index * months, zone),
    end: monthsLater(anchor, (index + 1) * months, zone),
  };
}
