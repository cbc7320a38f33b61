import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidTenant } from '../../../testing/paid-tenants';
import { billingOf, cards, chargesOf, smallPlan } from '../../../testing/paying';
import { mailsTo, subjectsTo } from '../../../testing/sent-mail';
import { type Person } from '../../../testing/tenants-app';
import { trialTenant } from '../../../testing/trial-tenants';
import { subscriptions } from '../subscription.table';
import { advanceSubscriptions } from './advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest();
const start = time.clock();
const day = 86_400_000;
beforeEach(() => time.set(start));

/** Starts a trial; returns its end. */
async function startTrial(person: Person): Promise<Date> {
  const id = await trialTenant(test, person, newName());
  const [row] = await test.database.select().from(subscriptions).where(eq(subscriptions.tenantId, id));
  return row?.trialEndsAt ?? new Date(0);
}

/** Lets the job run ten times at once. */
const advanceTenTimes = () => Promise.all(Array.from({ length: 10 }, () => advanceSubscriptions(test.dependencies)));

const subscriptionOf = async (id: string) => (await billingOf(owner.client, id)).subscription;
const count = async (subject: string) =>
  (await subjectsTo(test, owner)).filter((one) => one.replaceAll('\u00A0', ' ') === subject).length;

describe('the job, after the service stood still for 90 days', () => {
  const standStill = async () => {
    time.forward(90 * day);
    await advanceTenTimes();
  };

  it('charges one renewal, for the days that are left of the period that runs', async () => {
    const id = await paidTenant(test, owner, newName());
    await standStill();
    expect((await chargesOf(test, id)).map(({ amount }) => amount)).toHaveLength(2);
    expect(await subscriptionOf(id)).toMatchObject({ state: 'active', period: { end: '2027-02-20T23:00:00.000Z' } });
  });

  it('charges a declined card once, and begins the grace today', async () => {
    const id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
    await standStill();
    expect(await subscriptionOf(id)).toMatchObject({ state: 'overdue', read_only_at: '2027-03-04T23:00:00.000Z' });
    expect(await count('We could not charge the renewal')).toBe(1);
    expect(await count('Your plan is not paid yet')).toBe(0);
  });

  it('ends a cancelled subscription on the day it belongs to, with one e-mail of today', async () => {
    const id = await paidTenant(test, owner, newName());
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await standStill();
    expect(await subscriptionOf(id)).toMatchObject({ state: 'cancelled', period: { end: '2026-12-20T23:00:00.000Z' } });
    const [row] = await test.database.select().from(subscriptions).where(eq(subscriptions.tenantId, id));
    expect(row).toMatchObject({ endedAt: new Date('2026-12-20T23:00:00.000Z'), readOnly: true });
    const mails = (await mailsTo(test, owner)).filter(({ subject }) => subject === 'Your subscription has ended');
    expect(mails.map(({ createdAt }) => createdAt)).toEqual([time.clock()]);
  });

  it('notifies the owners of a trial that it has ended, and sends no reminder', async () => {
    await startTrial(owner);
    await standStill();
    expect(await count('Your free trial has ended')).toBe(1);
    expect(await count('Your free trial ends soon')).toBe(0);
  });
});

describe('the job', () => {
  it('renews at most once a day of the seller’s calendar', async () => {
    const id = await paidTenant(test, owner, newName());
    const renewals = async () =>
      (await billingOf(owner.client, id)).payments.filter(({ kind }) => kind === 'renewal').length;
    time.set(new Date('2027-01-20T08:00:00.000Z'));
    await advanceTenTimes();
    time.set(new Date('2027-01-20T22:59:00.000Z'));
    await advanceTenTimes();
    expect(await renewals()).toBe(1);
    time.set(new Date('2027-01-20T23:00:00.000Z'));
    await advanceTenTimes();
    expect(await renewals()).toBe(2);
  });

  it('makes a company CRM read-only within minutes of the end of its trial', async () => {
    const endsAt = await startTrial(owner);
    time.set(new Date(endsAt.getTime() - 60_000));
    await advanceSubscriptions(test.dependencies);
    expect(await count('Your free trial has ended')).toBe(0);
    time.set(endsAt);
    await advanceTenTimes();
    expect(await count('Your free trial has ended')).toBe(1);
  });

  it('does what a change makes due on the same day', async () => {
    const id = await paidTenant(test, owner, newName());
    await owner.client.put(`/tenants/${id}/planned-change`, { ...smallPlan, licences: 2 });
    time.set(new Date('2026-12-14T08:00:00.000Z'));
    await owner.client.delete(`/tenants/${id}/planned-change`);
    await advanceSubscriptions(test.dependencies);
    expect(await count('Your next renewal costs 69,54 €')).toBe(0);
    await owner.client.put(`/tenants/${id}/planned-change`, { ...smallPlan, licences: 2 });
    await advanceTenTimes();
    expect(await count('Your next renewal costs 69,54 €')).toBe(1);
  });

  it('notifies the other owners when an e-mail to one fails, and that owner later', async () => {
    const unreachable = await test.person('Bor');
    await startTrial(unreachable);
    const endsAt = await startTrial(owner);
    const { email } = unreachable.user;
    await test.database.execute(
      sql`alter table mail_messages add constraint not_now check (recipient <> ${sql.raw(`'${email}'`)}) not valid`,
    );
    time.set(new Date(endsAt.getTime() + 60_000));
    await expect(advanceSubscriptions(test.dependencies)).rejects.toThrow('could not be advanced');
    expect(await subjectsTo(test, owner)).toContain('Your free trial has ended');
    await test.database.execute(sql`alter table mail_messages drop constraint not_now`);
    await advanceSubscriptions(test.dependencies);
    expect(await subjectsTo(test, unreachable)).toContain('Your free trial has ended');
  });
});
