import type { PriceList, Selection } from '@atrium/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidTenant } from '../../../testing/paid-tenants';
import { billingOf, cards, cardsOf, pay, quote, smallPlan } from '../../../testing/paying';
import { mailsTo } from '../../../testing/sent-mail';
import { advanceSubscriptions } from './advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest();
const start = time.clock();
beforeEach(() => time.set(start));

const yearly = { ...smallPlan, cycle: 'yearly' } as const;
const fewer = { ...smallPlan, licences: 2 };

/** Lets the job run twice on each of these days. */
async function on(...days: string[]): Promise<void> {
  for (const day of days) {
    time.set(new Date(`${day}T08:00:00.000Z`));
    await advanceSubscriptions(test.dependencies);
    await advanceSubscriptions(test.dependencies);
  }
}

/** The owner's e-mails about renewals. Their amounts have spaces that do not break. */
const mails = async () =>
  (await mailsTo(test, owner))
    .filter(({ subject }) => /renew/.test(subject))
    .map(({ createdAt, subject, text }) => ({
      on: createdAt.toISOString().slice(0, 10),
      subject: subject.replaceAll('\u00A0', ' '),
      text: text.replaceAll('\u00A0', ' '),
    }));

const notices = async () => (await mails()).map(({ on: day, subject }) => [day, subject]);

const planFewer = (id: string) => owner.client.put(`/tenants/${id}/planned-change`, fewer);

describe('notices before renewals', () => {
  it('are sent 30 and 7 days ahead for a year', async () => {
    await paidTenant(test, owner, newName(), { selection: yearly });
    await on('2027-10-21', '2027-10-22', '2027-10-23', '2027-11-13', '2027-11-14', '2027-11-20');
    expect(await notices()).toEqual([
      ['2027-10-22', 'Your plan renews on 21.11.2027'],
      ['2027-11-14', 'Your plan renews on 21.11.2027'],
    ]);
    // 760,00 and VAT.
    const [ahead, soon] = (await mails()).map(({ text }) => text);
    expect(ahead).toContain('renews on 21.11.2027 for 927,20 €');
    expect(ahead).toContain('we send a pro-forma invoice 15 days before');
    expect(soon).toContain('use the pro-forma invoice that we sent you');
  });

  it('are not sent for a month that costs what the last one did', async () => {
    await paidTenant(test, owner, newName());
    await on('2026-12-10', '2026-12-14', '2026-12-20');
    expect(await notices()).toEqual([]);
  });

  it('are sent 7 days ahead for a month whose amount differs from the last', async () => {
    const id = await paidTenant(test, owner, newName());
    await planFewer(id);
    await on('2026-12-13', '2026-12-14', '2026-12-20');
    expect(await notices()).toEqual([['2026-12-14', 'Your next renewal costs 69,54 €']]);
    expect((await mails())[0]?.text).toContain(
      'renews on 21.12.2026 for 69,54 €, including any VAT. The current period cost 92,72 €.',
    );
    expect((await mails())[0]?.text).toContain('use the pro-forma invoice that we sent you');
    await on('2026-12-21', '2027-01-14');
    expect(await notices()).toHaveLength(1);
  });

  it('say that account credit covers a renewal, and name no pro-forma invoice', async () => {
    const id = await paidTenant(test, owner, newName());
    const cardId = (await cardsOf(owner.client, id))[0]?.id ?? null;
    const change = async (to: Selection) => pay(owner.client, id, await quote(owner.client, id, to), cardId);
    await change(yearly);
    await change(smallPlan);
    await planFewer(id);
    await on('2026-12-14');
    const [{ text } = { text: '' }, ...others] = await mails();
    expect(others).toEqual([]);
    expect(text).toContain('The current period cost 92,72 €. Your account credit covers all of it');
    expect(text).not.toContain('pro-forma');
    await on('2026-12-21');
    expect((await billingOf(owner.client, id)).payments[0]).toMatchObject({ kind: 'renewal', state: 'settled' });
  });

  it('are sent for a month after a rise of its price', async () => {
    const administrator = await test.person('Maja', { isAdministrator: true });
    await paidTenant(test, owner, newName());
    const { version } = (await owner.client.get('/price-list')).json<PriceList>();
    const list = { licence: 1900, module: 900, asset: 100, yearly_months: 10 };
    await administrator.client.put('/price-list', { ...list, licence: 2500, _version: version });
    await on('2026-12-14');
    await administrator.client.put('/price-list', { ...list, _version: version + 1 });
    expect(await notices()).toEqual([['2026-12-14', 'Your next renewal costs 114,68 €']]);
  });

  it('are sent late only while they are true, and then once', async () => {
    await paidTenant(test, owner, newName(), { selection: yearly });
    await on('2027-11-17', '2027-11-18');
    expect(await notices()).toEqual([['2027-11-17', 'Your plan renews on 21.11.2027']]);
  });

  it('are not sent for a cancelled subscription', async () => {
    const id = await paidTenant(test, owner, newName(), { selection: yearly });
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await on('2027-10-22', '2027-11-14', '2027-11-21');
    expect(await notices()).toEqual([]);
  });

  it('are not sent once the renewal is past due', async () => {
    const id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
    await planFewer(id);
    await on('2026-12-21', '2026-12-28');
    expect((await notices()).map(([, subject]) => subject)).not.toContain('Your next renewal costs 69,54 €');
  });
});

describe('a renewal without a VAT decision', () => {
  const abroad = { address: { country: 'DE', postal_code: '10115' } };
  const undecided = () =>
    ({ ...test.dependencies, settings: { ...test.dependencies.settings, ossThreshold: 'above' } }) as const;
  const onUndecided = async (...days: string[]) => {
    for (const day of days) {
      time.set(new Date(`${day}T08:00:00.000Z`));
      await advanceSubscriptions(undecided());
    }
  };
  const subscriptionOf = async (id: string) => (await billingOf(owner.client, id)).subscription;

  it('is announced by an e-mail 14 days ahead, and becomes overdue on T', async () => {
    const id = await paidTenant(test, owner, newName(), abroad);
    await onUndecided('2026-12-06', '2026-12-07', '2026-12-08');
    expect(await notices()).toEqual([['2026-12-07', 'Check your VAT details before the renewal']]);
    await onUndecided('2026-12-21', '2026-12-22');
    expect(await subscriptionOf(id)).toMatchObject({ state: 'overdue', read_only_at: '2027-01-03T23:00:00.000Z' });
    expect(await notices()).toEqual([
      ['2026-12-07', 'Check your VAT details before the renewal'],
      ['2026-12-21', 'We cannot determine the VAT of the renewal'],
    ]);
  });

  it('asks for no transfer ahead, and does not fail', async () => {
    const id = await paidTenant(test, owner, newName(), abroad);
    const [method] = await cardsOf(owner.client, id);
    await owner.client.delete(`/tenants/${id}/payment-methods/${method?.id}`);
    await onUndecided('2026-12-06', '2026-12-07');
    expect((await billingOf(owner.client, id)).payments).toHaveLength(1);
  });

  it('is charged on the day of the decision if that comes within the grace, for the period from T', async () => {
    const id = await paidTenant(test, owner, newName(), abroad);
    await onUndecided('2026-12-21', '2026-12-30');
    time.forward(3_600_000);
    await advanceSubscriptions(test.dependencies);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'active', period: { start: '2026-12-20T23:00:00.000Z', end: '2027-01-20T23:00:00.000Z' } },
      invoices: [{ issued_on: '2026-12-30', total: 9272 }, {}],
    });
  });

  it('is left to the owner once the company CRM is read-only', async () => {
    const id = await paidTenant(test, owner, newName(), abroad);
    await onUndecided('2026-12-21', '2027-01-03', '2027-01-04');
    expect(await subscriptionOf(id)).toMatchObject({ state: 'unpaid' });
    await on('2027-01-05');
    expect(await subscriptionOf(id)).toMatchObject({ state: 'unpaid' });
  });
});
