import type { Selection } from '@atrium/api-client/contract';
import { describe, expect, it } from 'vitest';
import { startOfLocalDay } from '../../../platform';
import { TestBooks } from '../../bills/testing/test-books';
import { addDays } from '../../periods/days';
import type { SubscriptionRow } from '../subscription.repository';
import { testSubscription } from '../testing/test-subscription';
import { dueSteps } from './due-steps';

const hour = 3_600_000;
const plan = (cycle: Selection['cycle']): Selection => ({ cycle, licences: 3, modules: [], assets: 0 });

/** The steps that are due at 9:00 on a day, for a plan that began on 21.11.2026 and renews on 21.12.2026 or 21.11.2027. */
function dueOn(day: string, changed: Partial<SubscriptionRow> = {}, cycle: Selection['cycle'] = 'monthly') {
  const books = new TestBooks();
  books.begin(plan(cycle), '2026-11-21');
  const now = new Date(startOfLocalDay(day).getTime() + 9 * hour);
  return dueSteps(
    {
      subscription: { ...testSubscription, ...changed },
      periods: books.periods,
      mayTransfer: true,
      canChargeOwed: false,
    },
    now,
  );
}

/** The days of a span on which a step is due. */
function daysOf(step: string, [from, to]: readonly [string, string], ...rest: [Partial<SubscriptionRow>?, 'yearly'?]) {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (dueOn(day, ...rest).some((due) => due === step)) days.push(day);
  return days.length === 0 ? [] : [days[0], days.at(-1)];
}

const untilYearsEnd = ['2026-11-21', '2026-12-31'] as const;
const wholeYear = ['2026-11-21', '2027-12-31'] as const;
const trial = {
  kind: 'trial',
  planSince: null,
  trialEndsAt: new Date('2026-12-31T15:00:00Z'),
} satisfies Partial<SubscriptionRow>;
const overdue = {
  overdueSince: startOfLocalDay('2026-12-21'),
  readOnlyAt: startOfLocalDay('2027-01-04'),
} satisfies Partial<SubscriptionRow>;

describe('renewals', () => {
  it('are charged from T on, however late', () => {
    expect(daysOf('renew', untilYearsEnd)).toEqual(['2026-12-21', '2026-12-31']);
    expect(dueOn('2027-03-21')).toContain('renew');
  });

  it('by transfer are requested from T − 15 to the day before T', () => {
    expect(daysOf('request_renewal', untilYearsEnd)).toEqual(['2026-12-06', '2026-12-20']);
  });

  it('are announced 30 days ahead for a year, and 7 days ahead for a month', () => {
    expect(daysOf('announce_renewal', wholeYear, {}, 'yearly')).toEqual(['2027-10-22', '2027-11-20']);
    expect(daysOf('announce_renewal', untilYearsEnd)).toEqual(['2026-12-14', '2026-12-20']);
  });

  it('without a VAT decision are announced 14 days ahead', () => {
    expect(daysOf('warn_of_vat', untilYearsEnd)).toEqual(['2026-12-07', '2026-12-20']);
  });

  it('that are past due are charged again at the time of their next try alone', () => {
    expect(dueOn('2026-12-24', overdue)).toEqual([]);
    expect(dueOn('2026-12-24', { ...overdue, nextTryAt: startOfLocalDay('2026-12-25') })).toEqual([]);
    expect(dueOn('2026-12-25', { ...overdue, nextTryAt: startOfLocalDay('2026-12-25') })).toEqual(['renew']);
  });
});

describe('a cancelled subscription', () => {
  it('ends on T, and is neither charged, nor requested, nor announced', () => {
    const cancels = { cancels: true };
    expect(daysOf('end', untilYearsEnd, cancels)).toEqual(['2026-12-21', '2026-12-31']);
    for (const step of ['renew', 'request_renewal', 'announce_renewal', 'warn_of_vat'])
      expect(daysOf(step, untilYearsEnd, cancels)).toEqual([]);
  });

  it('makes its company CRM read-only once it has ended', () => {
    const ended = { cancels: true, endedAt: startOfLocalDay('2026-12-21') };
    expect(dueOn('2026-12-21', ended)).toEqual(['switch_read_only']);
    expect(dueOn('2026-12-21', { ...ended, readOnly: true })).toEqual([]);
  });
});

describe('grace', () => {
  it('is announced 3 days before its end, and read-only begins on T + 14', () => {
    const [from, to] = ['2026-12-22', '2027-01-10'];
    expect(daysOf('remind_of_read_only', [from, to], overdue)).toEqual(['2027-01-01', '2027-01-03']);
    expect(daysOf('switch_read_only', [from, to], overdue)).toEqual(['2027-01-04', '2027-01-10']);
  });

  it('ends with the payment: the company CRM becomes writable', () => {
    expect(dueOn('2026-12-01', { readOnly: true })).toEqual(['switch_read_only']);
  });
});

describe('a trial', () => {
  it('has a reminder 7 days before its end', () => {
    expect(daysOf('remind_of_trial', untilYearsEnd, trial)).toEqual(['2026-12-24', '2026-12-31']);
  });

  it('makes its company CRM read-only once it has ended, however late', () => {
    expect(dueOn('2026-12-31', trial)).not.toContain('switch_read_only');
    expect(dueOn('2027-03-31', trial)).toEqual(['switch_read_only']);
  });
});

describe('a plan that was paid ahead', () => {
  it('is delivered when its period begins', () => {
    const books = new TestBooks();
    books.begin(plan('monthly'), '2026-11-21');
    books.renew(plan('monthly'), '2026-12-10');
    const inputs = { subscription: testSubscription, periods: books.periods, mayTransfer: false, canChargeOwed: false };
    const on = (day: string) => dueSteps(inputs, startOfLocalDay(day));
    expect(on('2026-12-20')).toEqual([]);
    expect(on('2026-12-21')).toEqual(['deliver_plan']);
  });
});
