import { subscriptionsResource, type SubscriptionSummary } from '../../contract';
import { subscriptionSummarySchema } from '../../contract/schemas';
import { blankRecord } from './blank-record';

const names = [
  'Ažman',
  'Breza',
  'Cvetje Žan',
  'Elektro Šuštar',
  'Frizerstvo Maja',
  'Gostilna Pri Lipi',
  'Javor',
  'Kamen',
  'Hiša',
  'Iskra',
];

const idOf = (at: number) => `018f0000-0000-7000-8000-0000000000${10 + at}`;

/** The pending bank transfer of one of the sample subscriptions. */
export const sampleTransfer = {
  payment_id: idOf(80),
  is_invoice: false,
  is_awaited: true,
  amount: 9272,
  received: 0,
  number: 'SPLET-P1-1',
  due_on: '2026-11-29',
} as const;

/** One subscription in each state; the active one has ordered more by bank transfer. */
export const sampleSubscriptions: readonly SubscriptionSummary[] = subscriptionsResource.columns.state.choices.map(
  (state, at) => {
    const hasNoPlan = ['trial', 'trial_ended', 'creating', 'failed'].includes(state);
    const isOver = state === 'cancelled' || state === 'draft' || state === 'closed';
    return blankRecord(subscriptionSummarySchema, {
      id: idOf(at),
      title: names[at] ?? '',
      company: `${names[at]}, d.o.o.`,
      owner: at % 2 === 0 ? 'Ana Žagar' : 'Bor Kos',
      kind: state === 'trial' || state === 'trial_ended' ? 'trial' : 'paid',
      state,
      cycle: hasNoPlan ? null : at % 2 === 0 ? 'monthly' : 'yearly',
      licences: hasNoPlan ? 0 : at,
      modules: hasNoPlan ? 0 : 2,
      assets: hasNoPlan ? 0 : 10 * at,
      period_end: '2026-12-21T10:00:00.000Z',
      monthly_value: hasNoPlan || isOver ? 0 : 1900 * at + 1800 + 1000 * at,
      credit: state === 'draft' || state === 'closed' ? 9272 : 0,
      next_try_at: state === 'overdue' ? '2026-11-24T06:00:00.000Z' : null,
      read_only_at: state === 'overdue' || state === 'unpaid' ? '2026-11-28T23:00:00.000Z' : null,
      transfers: state === 'active' ? [sampleTransfer] : [],
    });
  },
);
