import type { Selection } from '@atrium/api-client/contract';
import { describe, expect, it } from 'vitest';
import { billingPeriod, comingAfter, isSamePlan, lastOf, nextBilling, type Period, runningOn } from './period';

const selection: Selection = { cycle: 'monthly', licences: 3, modules: ['couriers', 'mailbox'], assets: 10 };

function periodOf(position: number, from: string, to: string, changed: Partial<Period> = {}): Period {
  const billing = billingPeriod('monthly', '2026-01-31');
  return {
    id: `period ${position}`,
    position,
    selection,
    priceListVersion: 1,
    billing,
    from,
    to,
    beganBecause: 'creation',
    endedBecause: null,
    ...changed,
  };
}

describe('the periods of a company CRM', () => {
  const periods = [
    periodOf(1, '2026-01-31', '2026-02-10'),
    periodOf(2, '2026-02-10', '2026-02-10'),
    periodOf(3, '2026-02-10', '2026-02-28'),
    periodOf(4, '2026-02-28', '2026-03-31'),
  ];

  const positionOn = (day: string) => runningOn(periods, day)?.position;

  it('give the day of a change to the new plan, and no day to an empty one', () => {
    expect(['2026-01-30', '2026-02-09', '2026-02-10', '2026-02-27', '2026-02-28'].map(positionOn)).toEqual([
      undefined,
      1,
      3,
      3,
      4,
    ]);
    expect(positionOn('2026-03-31')).toBeUndefined();
  });

  it('know the one that was paid ahead', () => {
    expect(comingAfter(periods, '2026-02-20')?.position).toBe(4);
    expect(comingAfter(periods, '2026-02-28')).toBeNull();
    const undone = periodOf(5, '2026-02-28', '2026-02-28', { endedBecause: 'change' });
    expect(comingAfter([...periods.slice(0, 3), undone], '2026-02-20')).toBeNull();
  });

  it('end with the one that ends last', () => {
    expect(lastOf(periods)?.position).toBe(4);
    expect(lastOf([periodOf(1, '2026-01-31', '2026-01-31')])).toBeNull();
  });
});

describe('the billing period of a renewal', () => {
  it('keeps the anchor', () => {
    const first = { billing: billingPeriod('monthly', '2026-01-31') };
    const second = nextBilling(first, 'monthly');
    expect(second).toEqual({ cycle: 'monthly', anchor: '2026-01-31', from: '2026-02-28', to: '2026-03-31' });
    expect(nextBilling({ billing: second }, 'monthly')).toMatchObject({ from: '2026-03-31', to: '2026-04-30' });
  });

  it('has the day of renewal as its anchor after a planned change of cycle', () => {
    const monthly = { billing: billingPeriod('monthly', '2026-01-31') };
    expect(nextBilling(monthly, 'yearly')).toEqual({
      cycle: 'yearly',
      anchor: '2026-02-28',
      from: '2026-02-28',
      to: '2027-02-28',
    });
    const leap = { billing: billingPeriod('yearly', '2027-02-28') };
    expect(nextBilling(leap, 'monthly')).toMatchObject({ anchor: '2028-02-28', from: '2028-02-28', to: '2028-03-28' });
  });
});

describe('a plan', () => {
  it('is the same in any order of its modules', () => {
    expect(isSamePlan(selection, { ...selection, modules: ['mailbox', 'couriers'] })).toBe(true);
    const others: Partial<Selection>[] = [
      { cycle: 'yearly' },
      { licences: 4 },
      { assets: 9 },
      { modules: ['couriers', 'newsletter'] },
      { modules: ['couriers'] },
    ];
    for (const changed of others) expect(isSamePlan(selection, { ...selection, ...changed })).toBe(false);
  });
});
