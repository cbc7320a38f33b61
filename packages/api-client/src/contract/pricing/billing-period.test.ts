import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { billingPeriod, shareAt } from './billing-period';
import type { PlanCycle } from './plan-lines';
import { anyBeginning, zones } from './testing/history';
import { readMoment, sellersZone, writeMoment } from './testing/price-scenarios';

const startsOf = (anchor: string, cycle: PlanCycle, count: number) =>
  Array.from({ length: count }, (_, index) =>
    writeMoment(billingPeriod(readMoment(anchor), cycle, index, sellersZone).start),
  );

describe('the periods of a plan', () => {
  it('begin on its day of the month, or on the last where there is none, counted from the first day', () => {
    expect(startsOf('31.01.2026 10:00:00', 'monthly', 5)).toEqual([
      '31.01.2026 10:00:00',
      '28.02.2026 10:00:00',
      '31.03.2026 10:00:00',
      '30.04.2026 10:00:00',
      '31.05.2026 10:00:00',
    ]);
  });

  it('begin on the leap day where there is one', () => {
    expect(startsOf('29.02.2028 23:30:00', 'yearly', 5)).toEqual([
      '29.02.2028 23:30:00',
      '28.02.2029 23:30:00',
      '28.02.2030 23:30:00',
      '28.02.2031 23:30:00',
      '29.02.2032 23:30:00',
    ]);
    expect(startsOf('31.12.2027 00:00:00', 'monthly', 3).at(-1)).toBe('29.02.2028 00:00:00');
  });

  it('keep the time of day through summer time, and have no time that the clock skips', () => {
    expect(startsOf('28.01.2027 02:30:00', 'monthly', 4)).toEqual([
      '28.01.2027 02:30:00',
      '28.02.2027 02:30:00',
      '28.03.2027 03:30:00',
      '28.04.2027 02:30:00',
    ]);
  });

  it('begin at the first of two times that look the same', () => {
    const { start } = billingPeriod(readMoment('25.09.2026 02:30:00'), 'monthly', 1, sellersZone);
    expect(start.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it.each([
    ['the second of two times', '2026-10-25T01:30:00.000Z', '2026-11-25T01:30:00.000Z'],
    ['a part of a second', '2026-01-05T08:00:00.250Z', '2026-02-05T08:00:00.250Z'],
  ])('may begin at %s', (_, begins, ends) => {
    const period = billingPeriod(new Date(begins), 'monthly', 0, sellersZone);
    expect([period.start.toISOString(), period.end.toISOString()]).toEqual([begins, ends]);
  });

  it('follow each other without a gap, in the zone of any seller', () => {
    for (const zone of ['America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati', sellersZone]) {
      const anchor = new Date('2026-03-29T00:59:59Z');
      for (let index = 0; index < 60; index += 1) {
        const { start, end } = billingPeriod(anchor, 'monthly', index, zone);
        expect(end).toEqual(billingPeriod(anchor, 'monthly', index + 1, zone).start);
        expect(end.getTime()).toBeGreaterThan(start.getTime());
      }
    }
  });

  it('start at the moments that Temporal computes', () => {
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

  it('are as long as they are, to the second', () => {
    const march = billingPeriod(readMoment('15.03.2026 10:00:00'), 'monthly', 0, sellersZone);
    expect(shareAt(march, march.start)).toEqual({ remaining: 31 * 86_400 - 3600, whole: 31 * 86_400 - 3600 });
    expect(shareAt(march, new Date(march.end.getTime() - 1001)).remaining).toBe(1);
    expect(shareAt(march, march.end).remaining).toBe(0);
  });
});
