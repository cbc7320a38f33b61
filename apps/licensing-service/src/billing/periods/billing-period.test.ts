import { describe, expect, it } from 'vitest';
import { billingPeriod, billingPeriodOn } from './period';
import { daysBetween } from './days';

const daysOf = (...args: Parameters<typeof billingPeriod>) => {
  const { from, to } = billingPeriod(...args);
  return [from, to];
};

describe('a billing period', () => {
  it('ends on the last day of a shorter month and keeps its anchor', () => {
    expect([0, 1, 2, 3].map((index) => daysOf('monthly', '2026-01-31', index))).toEqual([
      ['2026-01-31', '2026-02-28'],
      ['2026-02-28', '2026-03-31'],
      ['2026-03-31', '2026-04-30'],
      ['2026-04-30', '2026-05-31'],
    ]);
    expect(daysOf('monthly', '2027-12-31', 1)).toEqual(['2028-01-31', '2028-02-29']);
  });

  it('of a year from a leap day begins on 28.02. in common years and on 29.02. in leap years', () => {
    expect([0, 1, 2, 3, 4].map((index) => daysOf('yearly', '2028-02-29', index))).toEqual([
      ['2028-02-29', '2029-02-28'],
      ['2029-02-28', '2030-02-28'],
      ['2030-02-28', '2031-02-28'],
      ['2031-02-28', '2032-02-29'],
      ['2032-02-29', '2033-02-28'],
    ]);
  });

  it('has the days of its calendar, whatever the clocks do', () => {
    const length = (...args: Parameters<typeof billingPeriod>) => {
      const { from, to } = billingPeriod(...args);
      return daysBetween(from, to);
    };
    expect(length('monthly', '2026-03-15')).toBe(31);
    expect(length('monthly', '2026-10-15')).toBe(31);
    expect(length('monthly', '2026-02-28')).toBe(28);
    expect(length('yearly', '2026-11-21')).toBe(365);
    expect(length('yearly', '2027-11-21')).toBe(366);
  });

  it('does not include the day on which it ends', () => {
    const on = (day: string) => billingPeriodOn('monthly', '2026-01-31', day).from;
    expect(['2026-02-27', '2026-02-28', '2026-03-30', '2026-03-31'].map(on)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-02-28',
      '2026-03-31',
    ]);
  });

  it.each([
    ['monthly', '2026-01-31'],
    ['monthly', '2028-02-29'],
    ['yearly', '2028-02-29'],
    ['yearly', '2026-12-31'],
  ] as const)('%s from %s contains each of its days, and follows the one before', (cycle, anchor) => {
    for (let index = 0; index < 30; index += 1) {
      const period = billingPeriod(cycle, anchor, index);
      expect(billingPeriodOn(cycle, anchor, period.from)).toEqual(period);
      expect(billingPeriod(cycle, anchor, index + 1).from).toBe(period.to);
    }
  });
});
