import { describe, expect, it } from 'vitest';
import { periodAtIndex } from '../subscriptions/running-plan';
import { suppliedDays } from './supplied-days';

const daysOf = (anchor: string, index: number) => {
  const { start, end } = periodAtIndex('monthly', new Date(anchor), index);
  return suppliedDays(start, end);
};

describe('the days of supply on an invoice', () => {
  it('end on the day before the next period begins', () => {
    expect(daysOf('2026-11-21T12:00:00Z', 0)).toEqual({ from: '2026-11-21', to: '2026-12-20' });
  });

  it('leave no gap between invoices when the clocks change in spring', () => {
    // 26 January, 00:30 in Slovenia; 25 March 2029 has 23 hours.
    expect([1, 2].map((index) => daysOf('2029-01-25T23:30:00Z', index))).toEqual([
      { from: '2029-02-26', to: '2029-03-25' },
      { from: '2029-03-26', to: '2029-04-25' },
    ]);
  });

  it('leave no gap between invoices when the clocks change in autumn', () => {
    // 29 August; 28 October 2029 has 25 hours.
    expect([1, 2].map((index) => daysOf('2029-08-28T22:30:00Z', index))).toEqual([
      { from: '2029-09-29', to: '2029-10-28' },
      { from: '2029-10-29', to: '2029-11-28' },
    ]);
  });

  it('are a single day if a change pays for less than a day', () => {
    const start = new Date('2026-12-20T10:00:00Z');
    expect(suppliedDays(start, new Date('2026-12-20T12:00:00Z'))).toEqual({ from: '2026-12-20', to: '2026-12-20' });
  });
});
