import { beforeEach, describe, expect, it } from 'vitest';
import { ownerPerTest } from '../../testing/owner-per-test';
import { paidTenant } from '../../testing/paid-tenants';
import { addCard, billingOf, cards, pay, quote, smallPlan } from '../../testing/paying';
import { advanceSubscriptions } from './advance/advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest();
const start = time.clock();
beforeEach(() => time.set(start));

const periodEnd = '2026-12-20T23:00:00.000Z';
const renewal = new Date('2026-12-21T08:00:00.000Z');
const readOnly = new Date('2027-01-04T08:00:00.000Z');
const whole = 9272;

const tenant = (card: string) => paidTenant(test, owner, newName(), { card });
const reach = async (moment: Date) => {
  time.set(moment);
  await advanceSubscriptions(test.dependencies);
};

/** Pays the same plan with another card; returns the billing data afterwards. */
async function payAgain(id: string) {
  expect((await billingOf(owner.client, id)).allowed_actions).toEqual(expect.arrayContaining(['change_plan', 'pay']));
  const offered = await quote(owner.client, id, smallPlan);
  expect(offered).toMatchObject({ total: whole, amount_due: whole, change: null });
  expect(offered.lines.map(({ kind, share }) => [kind, share])).toEqual([
    ['plan', null],
    ['plan', null],
    ['plan', null],
  ]);
  const other = await addCard(owner.client, id, cards.succeeds);
  expect(await pay(owner.client, id, offered, other)).toMatchObject({ state: 'captured', amount: whole });
  await advanceSubscriptions(test.dependencies);
  const billing = await billingOf(owner.client, id);
  expect(billing.subscription).toMatchObject({ state: 'active', selection: smallPlan, read_only_at: null });
  expect(billing.invoices.map(({ total }) => total)).toEqual([whole, whole]);
  return { kind: offered.kind, period: billing.subscription?.period, next: billing.subscription?.next_invoice };
}

describe('paying for the same plan again', () => {
  it('continues the period while the renewal is past due', async () => {
    const id = await tenant(cards.renewalsDeclined);
    await reach(renewal);
    time.forward(5 * 86_400_000);
    expect((await billingOf(owner.client, id)).subscription?.state).toBe('overdue');
    expect(await payAgain(id)).toEqual({
      kind: 'renewal',
      period: { start: '2026-12-20T23:00:00.000Z', end: '2027-01-20T23:00:00.000Z' },
      next: { on: '2027-01-20T23:00:00.000Z', total: whole },
    });
  });

  it('starts a new period when the company CRM is read-only', async () => {
    const id = await tenant(cards.renewalsDeclined);
    await reach(renewal);
    await reach(readOnly);
    expect((await billingOf(owner.client, id)).subscription?.state).toBe('unpaid');
    expect(await payAgain(id)).toMatchObject({
      kind: 'renewal',
      period: { start: '2027-01-03T23:00:00.000Z', end: '2027-02-03T23:00:00.000Z' },
    });
  });

  it('starts a new period after a past-due subscription was cancelled and ended at once', async () => {
    const id = await tenant(cards.renewalsDeclined);
    await reach(renewal);
    time.forward(86_400_000 / 2);
    expect((await billingOf(owner.client, id)).allowed_actions).toContain('cancel');
    const cancelled = await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    expect([cancelled.statusCode, cancelled.json()]).toMatchObject([
      200,
      { subscription: { state: 'cancelled', period: { end: periodEnd }, next_try_at: null } },
    ]);
    await reach(readOnly);
    const { payments } = await billingOf(owner.client, id);
    expect(payments.filter(({ kind }) => kind === 'renewal')).toHaveLength(1);
    expect(await payAgain(id)).toMatchObject({ kind: 'change', next: { total: whole } });
  });

  it('starts a new period that renews, after a cancelled subscription has ended', async () => {
    const id = await tenant(cards.renewalsDeclined);
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await reach(renewal);
    time.set(readOnly);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'cancelled',
      selection: smallPlan,
      period: { end: periodEnd },
    });
    expect(await payAgain(id)).toMatchObject({
      kind: 'change',
      period: { start: '2027-01-03T23:00:00.000Z', end: '2027-02-03T23:00:00.000Z' },
      next: { total: whole },
    });
  });
});
