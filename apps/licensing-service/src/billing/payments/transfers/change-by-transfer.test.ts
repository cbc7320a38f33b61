import type { Payment, Selection } from '@atrium/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidTenant } from '../../../testing/paid-tenants';
import { billingOf, cardsOf, pay, quote, smallPlan } from '../../../testing/paying';
import { mailsTo, subjectsTo } from '../../../testing/sent-mail';
import type { Person } from '../../../testing/tenants-app';
import { transferSettings } from '../../../testing/test-settings';
import { recordTransfer } from '../../../testing/transfers';
import { trialTenant } from '../../../testing/trial-tenants';
import { advanceSubscriptions } from '../../subscriptions/advance/advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest(() => ({ settings: transferSettings }));
let administrator: Person;

beforeAll(async () => {
  administrator = await test.person('Maja', { isAdministrator: true });
});

const fiveLicences = { ...smallPlan, licences: 5 };

/** A company CRM with 3 licences, 1 module and 10 assets, paid by card on this day. */
async function tenantSince(day: string): Promise<string> {
  time.set(new Date(`${day}T08:00:00.000Z`));
  return paidTenant(test, owner, newName());
}

const order = async (id: string, selection: Selection): Promise<Payment> =>
  pay(owner.client, id, await quote(owner.client, id, selection), null);
const payByCard = async (id: string, selection: Selection) =>
  pay(owner.client, id, await quote(owner.client, id, selection), (await cardsOf(owner.client, id))[0]?.id ?? null);
const on = (day: string) => time.set(new Date(`${day}T08:00:00.000Z`));
const voidMails = async () => (await subjectsTo(test, owner)).filter((subject) => subject.endsWith(' is void'));

describe('a change of plan by bank transfer', () => {
  it('begins when its transfer is recorded, and costs the days that are left then', async () => {
    const id = await tenantSince('2026-11-21');
    on('2026-12-01');
    const before = (await billingOf(owner.client, id)).subscription;
    const payment = await order(id, fiveLicences);
    // 2 × 19,00 × 20 ÷ 30 = 25,33, with VAT 30,90.
    expect(payment).toMatchObject({ kind: 'change', state: 'awaiting_transfer', amount: 3090 });
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: before,
      invoices: [{ kind: 'proforma', due_on: '2026-12-16', amount_due: 3090 }, {}],
      allowed_actions: ['change_plan', 'cancel'],
    });
    on('2026-12-06');
    expect((await recordTransfer(administrator, id, payment, { on: '2026-12-04' })).state).toBe('captured');
    // 2 × 19,00 × 15 ÷ 30 = 19,00, with VAT 23,18.
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: {
        selection: fiveLicences,
        period: { start: '2026-11-20T23:00:00.000Z', end: '2026-12-20T23:00:00.000Z' },
      },
      invoices: [{ kind: 'invoice', issued_on: '2026-12-06', paid_on: '2026-12-04', total: 2318 }, {}, {}],
      entries: [
        { kind: 'invoice', amount: -2318, balance: 772 },
        { kind: 'payment', amount: 3090, balance: 3090 },
        {},
        {},
      ],
      credit: 772,
    });
  });

  it('says in its e-mail that the current plan continues until then', async () => {
    const id = await tenantSince('2026-12-10');
    await order(id, fiveLicences);
    const mail = (await mailsTo(test, owner)).find(({ subject }) => subject.startsWith('Pro-forma'));
    expect(mail?.text).toContain(
      'The new plan begins once we receive your transfer. Until then, your current plan continues.',
    );
  });

  it('is replaced by a new order, and what still comes for it becomes account credit', async () => {
    const id = await tenantSince('2026-12-11');
    const first = await order(id, fiveLicences);
    const second = await order(id, { ...smallPlan, licences: 4 });
    expect((await billingOf(owner.client, id)).payments.map(({ id: of, state }) => [of, state]).slice(0, 2)).toEqual([
      [second.id, 'awaiting_transfer'],
      [first.id, 'voided'],
    ]);
    expect(await voidMails()).toHaveLength(1);
    await recordTransfer(administrator, id, first, { on: '2026-12-11' });
    expect(await billingOf(owner.client, id)).toMatchObject({ credit: 4636, subscription: { selection: smallPlan } });
    await recordTransfer(administrator, id, second, { on: '2026-12-11' });
    expect((await billingOf(owner.client, id)).subscription?.selection).toMatchObject({ licences: 4 });
  });

  it('counts what was received for the order that it replaces, in the quote and in its pro-forma invoice', async () => {
    const id = await tenantSince('2026-12-13');
    const first = await order(id, fiveLicences);
    await recordTransfer(administrator, id, first, { on: '2026-12-13', amount: 1000, isConfirmed: true });
    // 3 × 19,00, with VAT 69,54.
    const again = await quote(owner.client, id, { ...smallPlan, licences: 6 });
    expect(again).toMatchObject({
      amount_due: 6954,
      balance: 0,
      transfer: { total: 6954, balance: 1000, credit_used: 1000, amount_due: 5954 },
    });
    const second = await pay(owner.client, id, again, null);
    expect(second.amount).toBe(5954);
    await recordTransfer(administrator, id, second, { on: '2026-12-13' });
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { selection: { licences: 6 } },
      invoices: [{ kind: 'invoice', total: 6954 }, { amount_due: 5954 }, { is_void: true }, {}],
      credit: 0,
    });
  });

  it('is carried out at once if what was received for the order before covers it', async () => {
    const id = await tenantSince('2026-12-14');
    const first = await order(id, fiveLicences);
    await recordTransfer(administrator, id, first, { on: '2026-12-14', amount: 3000, isConfirmed: true });
    // 19,00, with VAT 23,18.
    const fewer = await quote(owner.client, id, { ...smallPlan, licences: 4 });
    expect(fewer).toMatchObject({ amount_due: 2318, transfer: { credit_used: 2318, amount_due: 0, credit_left: 682 } });
    expect(await pay(owner.client, id, fewer, null)).toMatchObject({ state: 'settled', amount: 0 });
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { selection: { licences: 4 } },
      invoices: [{ kind: 'invoice', total: 2318, amount_due: 0 }, { is_void: true }, {}],
      credit: 682,
    });
  });

  it('stays open while other items change, and then changes its own items only', async () => {
    const id = await tenantSince('2027-01-10');
    const payment = await order(id, fiveLicences);
    expect(payment.amount).toBe(4636);
    expect((await payByCard(id, { ...smallPlan, assets: 20 })).state).toBe('captured');
    expect((await billingOf(owner.client, id)).payments.map(({ state }) => state)).toEqual([
      'captured',
      'awaiting_transfer',
      'captured',
    ]);
    on('2027-01-11');
    await recordTransfer(administrator, id, payment, { on: '2027-01-11' });
    // 2 × 19,00 × 30 ÷ 31 = 36,77, with VAT 44,86.
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { selection: { ...fiveLicences, assets: 20 } },
      invoices: [{ kind: 'invoice', total: 4486 }, {}, {}, {}],
      credit: 150,
    });
  });

  it('is void once a card pays for another change of the same items', async () => {
    const id = await tenantSince('2027-02-10');
    const payment = await order(id, fiveLicences);
    await payByCard(id, { ...smallPlan, licences: 4 });
    expect(await voidMails()).toHaveLength(1);
    await recordTransfer(administrator, id, payment, { on: '2027-02-10' });
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { selection: { licences: 4 } },
      invoices: [{ kind: 'invoice' }, { kind: 'proforma', is_void: true }, { kind: 'invoice' }],
      credit: 4636,
    });
  });

  it('can be paid by card instead', async () => {
    const id = await tenantSince('2027-02-11');
    await order(id, fiveLicences);
    expect(await payByCard(id, fiveLicences)).toMatchObject({ state: 'captured', amount: 4636 });
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { selection: fiveLicences },
      payments: [{ state: 'captured' }, { state: 'voided' }, {}],
      credit: 0,
    });
  });

  it('asks for the whole new period when the cycle changes, and credits the unused days at the recording', async () => {
    const id = await tenantSince('2027-03-01');
    const yearly = await quote(owner.client, id, { ...smallPlan, cycle: 'yearly' });
    // 10 × 76,00 = 760,00, with VAT 927,20.
    expect(yearly).toMatchObject({ amount_due: 83_448, transfer: { total: 92_720, amount_due: 92_720 } });
    expect(yearly.transfer.lines.every(({ kind }) => kind === 'plan')).toBe(true);
    const payment = await pay(owner.client, id, yearly, null);
    expect(payment.amount).toBe(92_720);
    on('2027-03-11');
    await recordTransfer(administrator, id, payment, { on: '2027-03-10' });
    // 21 of 31 days: 38,61 + 6,10 + 6,77 = 51,48, with VAT 62,81.
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: {
        selection: { ...smallPlan, cycle: 'yearly' },
        period: { start: '2027-03-10T23:00:00.000Z', end: '2028-03-10T23:00:00.000Z' },
      },
      invoices: [{ kind: 'invoice', total: 92_720 }, { kind: 'credit_note', total: -6281 }, {}, {}],
      credit: 6281,
    });
  });

  it('is valid at most until the day before its period ends, and the renewal keeps the plan', async () => {
    const id = await tenantSince('2027-05-01');
    on('2027-05-28');
    // 2 × 19,00 × 4 ÷ 31 = 4,90, with VAT 5,98.
    expect(await order(id, fiveLicences)).toMatchObject({ amount: 598 });
    expect((await billingOf(owner.client, id)).invoices[0]).toMatchObject({ kind: 'proforma', due_on: '2027-05-31' });
    on('2027-06-01');
    await advanceSubscriptions(test.dependencies);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'active', selection: smallPlan, period: { end: '2027-06-30T22:00:00.000Z' } },
      payments: [{ kind: 'renewal', state: 'captured', amount: 9272 }, { kind: 'change', state: 'voided' }, {}],
    });
    expect(await voidMails()).toHaveLength(1);
  });

  it('neither blocks a cancellation and a planned change, nor undoes them', async () => {
    const id = await tenantSince('2027-08-01');
    const payment = await order(id, fiveLicences);
    const planned = await owner.client.put(`/tenants/${id}/planned-change`, { ...smallPlan, assets: 5 });
    expect(planned.statusCode, planned.body).toBe(200);
    on('2027-08-02');
    await recordTransfer(administrator, id, payment, { on: '2027-08-02' });
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      selection: fiveLicences,
      planned: { ...fiveLicences, assets: 5 },
    });
    const more = await order(id, { ...fiveLicences, licences: 6 });
    expect((await owner.client.post(`/tenants/${id}/subscription/cancel`, {})).statusCode).toBe(200);
    await recordTransfer(administrator, id, more, { on: '2027-08-02' });
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      selection: { licences: 6 },
      cancels: true,
      next_invoice: null,
    });
  });

  it('asks for the minimum charge at least, and credits what is beyond the invoice', async () => {
    const id = await tenantSince('2027-10-01');
    on('2027-10-31');
    const payment = await order(id, { ...smallPlan, assets: 11 });
    // 1,00 × 1 ÷ 31 = 0,03, with VAT 0,04.
    expect(payment.amount).toBe(50);
    await recordTransfer(administrator, id, payment, { on: '2027-10-31' });
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { selection: { assets: 11 } },
      invoices: [{ kind: 'invoice', total: 4 }, {}, {}],
      credit: 46,
    });
  });
});

describe('the first plan after a trial by bank transfer', () => {
  it('leaves the trial as it is, until the plan begins on the day of the recording', async () => {
    time.set(new Date('2027-11-01T08:00:00.000Z'));
    const id = await trialTenant(test, owner, newName());
    const before = (await billingOf(owner.client, id)).subscription;
    const payment = await order(id, smallPlan);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: before,
      invoices: [{ kind: 'proforma', due_on: '2027-11-16' }],
    });
    on('2027-11-05');
    await recordTransfer(administrator, id, payment, { on: '2027-11-04' });
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: {
        kind: 'paid',
        state: 'active',
        period: { start: '2027-11-04T23:00:00.000Z', end: '2027-12-04T23:00:00.000Z' },
      },
      invoices: [{ kind: 'invoice', total: 9272, paid_on: '2027-11-04' }, {}],
      credit: 0,
    });
  });

  it('makes a company CRM writable again whose trial has ended meanwhile', async () => {
    time.set(new Date('2027-12-01T08:00:00.000Z'));
    const id = await trialTenant(test, owner, newName());
    on('2028-01-09');
    const payment = await order(id, smallPlan);
    on('2028-01-12');
    await advanceSubscriptions(test.dependencies);
    expect((await billingOf(owner.client, id)).subscription?.state).toBe('trial_ended');
    await recordTransfer(administrator, id, payment, { on: '2028-01-11' });
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'active',
      period: { start: '2028-01-11T23:00:00.000Z' },
    });
  });
});

describe('a new plan by bank transfer after a cancelled one', () => {
  it('begins on the day of the recording, also if it was ordered before the job had ended the cancelled plan', async () => {
    const id = await tenantSince('2028-02-01');
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    on('2028-03-01');
    const payment = await order(id, fiveLicences);
    await advanceSubscriptions(test.dependencies);
    expect((await billingOf(owner.client, id)).subscription?.state).toBe('cancelled');
    on('2028-03-08');
    await recordTransfer(administrator, id, payment, { on: '2028-03-07' });
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'active', period: { start: '2028-03-07T23:00:00.000Z', end: '2028-04-07T22:00:00.000Z' } },
      credit: 0,
    });
  });
});
