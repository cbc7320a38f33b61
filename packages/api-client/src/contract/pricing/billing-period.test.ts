import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { billingPeriod } from './billing-period';
import type { PlanCycle } from './plan-lines';

const sellersZone = 'Europe/Ljubljana';
const zones = [sellersZone, 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Kiritimati'];

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: sellersZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Formats an instant on the seller's wall clock: `31.01.2026 10:00:00`. */
const writeMoment = (moment: Date): string => clock.format(moment).replaceAll('/', '.').replace(',', '');

/** Parses a wall-clock time of the seller; the first of two. */
function readMoment(text: string): Date {
  const [day, month, year, time] = text.split(/[. ]/);
  const onClock = Temporal.PlainDateTime.from(`${year}-${month}-${day}T${time}`).toZonedDateTime(sellersZone);
  const moment = new Date(onClock.epochMilliseconds);
  if (writeMoment(moment) !== text) throw new Error(`There is no ${text} on the clock.`);
  return moment;
}

/** Month ends, leap days and DST changes, and any other second of eight years. */
const anyBeginning: fc.Arbitrary<Date> = fc.oneof(
  fc
    .constantFrom(
      '2028-02-29T11:00:00Z',
      '2026-01-31T09:00:00Z',
      '2026-03-29T00:59:59Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
    )
    .map((moment) => new Date(moment)),
  fc.integer({ min: 0, max: 8 * 365 * 86_400 }).map((seconds) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000)),
);

const startsOf = (anchor: string, cycle: PlanCycle, count: number) =>
  Array.from({ length: count }, (_, index) =>
    writeMoment(billingPeriod(readMoment(anchor), cycle, index, sellersZone).start),
  );

describe('billingPeriod', () => {
  it('starts each period on the anchor day, or on the last day of a shorter month', () => {
    expect(startsOf('31.01.2026 10:00:00', 'monthly', 5)).toEqual([
      '31.01.2026 10:00:00',
      '28.02.2026 10:00:00',
      '31.03.2026 10:00:00',
      '30.04.2026 10:00:00',
      '31.05.2026 10:00:00',
    ]);
  });

  it('starts on the leap day in leap years', () => {
    expect(startsOf('29.02.2028 23:30:00', 'yearly', 5)).toEqual([
      '29.02.2028 23:30:00',
      '28.02.2029 23:30:00',
      '28.02.2030 23:30:00',
      '28.02.2031 23:30:00',
      '29.02.2032 23:30:00',
    ]);
    expect(startsOf('31.12.2027 00:00:00', 'monthly', 3).at(-1)).toBe('29.02.2028 00:00:00');
  });

  it('keeps the time of day across daylight saving time and moves skipped times forward', () => {
    expect(startsOf('28.01.2027 02:30:00', 'monthly', 4)).toEqual([
      '28.01.2027 02:30:00',
      '28.02.2027 02:30:00',
      '28.03.2027 03:30:00',
      '28.04.2027 02:30:00',
    ]);
  });

  it('starts at the first of two equal wall-clock times', () => {
    const { start } = billingPeriod(readMoment('25.09.2026 02:30:00'), 'monthly', 1, sellersZone);
    expect(start.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it.each([
    ['the second of two times', '2026-10-25T01:30:00.000Z', '2026-11-25T01:30:00.000Z'],
    ['a part of a second', '2026-01-05T08:00:00.250Z', '2026-02-05T08:00:00.250Z'],
  ])('accepts the anchor %s', (_, begins, ends) => {
    const period = billingPeriod(new Date(begins), 'monthly', 0, sellersZone);
    expect([period.start.toISOString(), period.end.toISOString()]).toEqual([begins, ends]);
  });

  it('returns contiguous periods in any time zone', () => {
    for (const zone of ['America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati', sellersZone]) {
      const anchor = new Date('2026-03-29T00:59:59Z');
      for (let index = 0; index < 60; index += 1) {
        const { start, end } = billingPeriod(anchor, 'monthly', index, zone);
        expect(end).toEqual(billingPeriod(anchor, 'monthly', index + 1, zone).start);
        expect(end.getTime()).toBeGreaterThan(start.getTime());
      }
    }
  });

  it('starts at the instants that Temporal computes', () => {
    const anyPeriod = [
      anyBeginning,
      fc.constantFrom('monthly', 'yearly'),
      fc.nat(120),
      fc.constantFrom(...zones),
    ] as const;
    fc.assert(
      fc.property(...anyPeriod, (anchor, cycle, index, zone) => {
        const months = index * (cycle === 'yearly' ? 12 : 1);
        const first = Temporal.Instant.fromEpochMilliseconds(anchor.getTime()).toZonedDateTimeISO(zone);
        const expected = first.add({ months }).epochMilliseconds;
        expect(billingPeriod(anchor, cycle, index, zone).start.getTime()).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});
