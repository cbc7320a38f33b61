import { beforeAll, describe, expect, it } from 'vitest';
import { localDay } from '../../slovenian-time';
import { ownerEachTest } from '../../testing/owner-each-test';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { addCard, billingOf, cardsOf, pay, payCall, quote, smallPlan } from '../../testing/paying';
import { subjectsTo } from '../../testing/sent-mail';
import { companyNamed, type Person } from '../../testing/tenants-app';
import { trialTenant } from '../../testing/trial-tenants';
import { transferSettings } from '../../testing/test-settings';
import { lookAfterSubscriptions } from '../subscriptions/subscriptions.job';

const { test, owner, time, newName } = ownerEachTest(() => ({ settings: transferSettings }));
const day = 86_400_000;
let administrator: Person;

beforeAll(async () => {
  administrator = await test.person('Maja', { isAdministrator: true });
});

const giveUp = (person: Person, id: string, payment: string) =>
  person.client.post(`/tenants/${id}/payments/${payment}/give-up`, {});
const receive = (id: string, payment: string, amount = 9272) =>
  administrator.client.post(`/tenants/${id}/payments/${payment}/received`, {
    received_on: localDay(time.clock()),
    amount,
  });

/** A company CRM that was ordered by a transfer, and runs. */
async function orderedTenant() {
  const id = await paidDraft(owner, companyNamed(newName()));
  const payment = await pay(owner.client, id, await quote(owner.client, id), null);
  const early = await giveUp(administrator, id, payment.id);
  expect([early.statusCode, early.json()]).toMatchObject([409, { code: 'operation_in_progress' }]);
  await test.parts.engine.run(payment.operation_id ?? '');
  return { id, payment: payment.id };
}

describe('a transfer that is given up', () => {
  it('for a creation leaves the company CRM read-only, and the same plan can be paid by card', async () => {
    const { id, payment } = await orderedTenant();
    time.forward(2 * day);
    expect((await giveUp(administrator, id, payment)).json()).toMatchObject({ id: payment, state: 'voided' });
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'unpaid', read_only_at: time.clock().toISOString(), selection: smallPlan, period: null },
      invoices: [{ kind: 'proforma', is_void: true }],
      payments: [{ state: 'voided' }],
      entries: [],
      allowed_actions: ['change_plan', 'pay'],
    });
    const subjects = await subjectsTo(test, owner);
    expect(subjects.filter((subject) => /^Pro-forma invoice SPLET-P1-\d+ is void$/.test(subject))).toHaveLength(1);
    const offered = await quote(owner.client, id);
    expect(offered.amount_due).toBe(9272);
    const card = await addCard(owner.client, id);
    expect((await pay(owner.client, id, offered, card)).state).toBe('captured');
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'active',
      read_only_at: null,
      period: { start: time.clock().toISOString() },
    });
  });

  it('for a change leaves the plan that was paid before, with what was planned and cancelled meanwhile', async () => {
    const id = await paidTenant(test, owner, newName());
    const before = (await billingOf(owner.client, id)).subscription;
    const payment = await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 9 }), null);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ selection: { licences: 9 } });
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await giveUp(administrator, id, payment.id);
    expect((await billingOf(owner.client, id)).subscription).toEqual({ ...before, cancels: true, next_invoice: null });
    const fewer = await quote(owner.client, id, { ...smallPlan, licences: 4 });
    const [card] = await cardsOf(owner.client, id);
    expect((await pay(owner.client, id, fewer, card?.id ?? null)).state).toBe('captured');
  });

  it('for a plan after a trial leaves the trial', async () => {
    const id = await trialTenant(test, owner, newName());
    const before = (await billingOf(owner.client, id)).subscription;
    const payment = await pay(owner.client, id, await quote(owner.client, id), null);
    await giveUp(administrator, id, payment.id);
    expect((await billingOf(owner.client, id)).subscription).toEqual(before);
    expect(before?.kind).toBe('trial');
  });

  it('for a renewal leaves it unpaid: it is not asked for again by itself, and can be paid', async () => {
    const { id, payment } = await orderedTenant();
    await receive(id, payment);
    time.set(new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? ''));
    await lookAfterSubscriptions(test.parts);
    const [renewal] = (await billingOf(owner.client, id)).payments;
    expect(renewal).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
    time.forward(day);
    await giveUp(administrator, id, renewal?.id ?? '');
    await lookAfterSubscriptions(test.parts);
    const billing = await billingOf(owner.client, id);
    expect(billing.payments.map(({ state }) => state)).toEqual(['voided', 'captured']);
    expect(billing.subscription).toMatchObject({ state: 'unpaid', read_only_at: time.clock().toISOString() });
    const offered = await quote(owner.client, id);
    expect(offered).toMatchObject({ kind: 'renewal', amount_due: 9272 });
    await pay(owner.client, id, offered, await addCard(owner.client, id));
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'active',
      period: { start: time.clock().toISOString() },
    });
  });

  it('is given up once, by those who may, and where one is waited for', async () => {
    const { id, payment } = await orderedTenant();
    expect((await giveUp(owner, id, payment)).statusCode).toBe(403);
    const other = await paidTenant(test, owner, newName());
    expect((await giveUp(administrator, other, payment)).statusCode).toBe(404);
    expect((await giveUp(administrator, id, payment)).statusCode).toBe(200);
    expect((await giveUp(administrator, id, payment)).statusCode).toBe(200);
    const more = await quote(owner.client, id);
    expect((await payCall(owner.client, id, more, null)).statusCode).toBe(201);
  });

  it('and comes all the same becomes credit, whatever its amount, once', async () => {
    const { id, payment } = await orderedTenant();
    await giveUp(administrator, id, payment);
    for (const amount of [5000, 9272])
      expect((await receive(id, payment, amount)).json()).toMatchObject({ id: payment, state: 'captured' });
    expect(await billingOf(owner.client, id)).toMatchObject({
      credit: 5000,
      subscription: { state: 'unpaid' },
      invoices: [{ kind: 'proforma', is_void: true }],
      entries: [{ kind: 'payment', amount: 5000, balance: 5000 }],
    });
    expect(await quote(owner.client, id)).toMatchObject({ credit_used: 5000, amount_due: 4272 });
  });

  it('while it is noted as received is given up or billed, and then credit', async () => {
    const { id, payment } = await orderedTenant();
    const calls = [giveUp(administrator, id, payment), receive(id, payment), giveUp(administrator, id, payment)];
    const [first, noted, second] = await Promise.all(calls);
    expect([noted?.statusCode, first?.statusCode]).toEqual([200, second?.statusCode]);
    const { payments, invoices, entries, credit, subscription } = await billingOf(owner.client, id);
    const isGivenUp = first?.statusCode === 200;
    expect(payments.map(({ state }) => state)).toEqual(['captured']);
    expect([invoices.length, entries.length, credit]).toEqual(isGivenUp ? [1, 1, 9272] : [2, 2, 0]);
    expect(subscription?.state).toBe(isGivenUp ? 'unpaid' : 'active');
  });
});
