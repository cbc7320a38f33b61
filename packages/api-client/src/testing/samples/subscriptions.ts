import type { Subscription } from '../../contract';
import { subscriptionSchema } from '../../contract/schemas';
import { shownPlan, type FakePlan } from '../billing/plan';
import { blankRecord } from './blank-record';
import { samplePriceList } from './service';

/** A year of 14 licences from 3 September 2026. */
export const runningPlan: FakePlan = {
  selection: { cycle: 'yearly', licences: 14, modules: ['couriers', 'fiscalization', 'mailbox'], assets: 12 },
  prices: samplePriceList,
  tax: { category: 'standard', rate: 2200 },
  anchor: '2026-09-02T22:00:00.000Z',
  index: 0,
};

/** An active paid subscription. */
export const paidSubscription = (change: Partial<Subscription> = {}): Subscription =>
  blankRecord(subscriptionSchema, {
    kind: 'paid',
    state: 'active',
    ...shownPlan(runningPlan, { planned: null, cancels: false, ...change }),
    ...change,
  });

/** The same plan after its unpaid renewal. */
const ended = {
  period: { start: '2025-11-19T23:00:00.000Z', end: '2026-11-19T23:00:00.000Z' },
  next_invoice: null,
} as const;

/** A paid subscription whose renewal failed and is retried. */
export const overdueSubscription = (change: Partial<Subscription> = {}) =>
  paidSubscription({
    ...ended,
    state: 'overdue',
    next_try_at: '2026-11-23T09:48:00.000Z',
    read_only_at: '2026-12-03T23:00:00.000Z',
    ...change,
  });

/** A paid subscription whose renewal stayed unpaid. */
export const unpaidSubscription = () =>
  paidSubscription({ ...ended, state: 'unpaid', read_only_at: '2026-11-19T23:00:00.000Z' });

/** A paid subscription that ended after its cancellation. */
export const cancelledSubscription = (change: Partial<Subscription> = {}) =>
  paidSubscription({ ...ended, state: 'cancelled', ...change });

/** A running free trial. */
export const trialSubscription = (change: Partial<Subscription> = {}): Subscription =>
  blankRecord(subscriptionSchema, {
    kind: 'trial',
    state: 'trial',
    trial_ends_at: '2026-11-30T12:00:00.000Z',
    ...change,
  });
