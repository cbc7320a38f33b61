import type { Payment, Selection } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { american } from '../../../testing/addresses';
import { moveCompany } from '../../../testing/move-company';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidDraft } from '../../../testing/paid-tenants';
import { addCard, billingOf, pay, quote, smallPlan } from '../../../testing/paying';
import { mailsTo, subjectsTo } from '../../../testing/sent-mail';
import { companyNamed, type Person } from '../../../testing/tenants-app';
import { transferSettings } from '../../../testing/test-settings';
import { recordTransfer } from '../../../testing/transfers';
import { invoices } from '../../invoices/invoice.table';
import { advanceSubscriptions } from '../../subscriptions/advance/advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest(() => ({ settings: transferSettings }));
let administrator: Person;

beforeAll(async () => {
  administrator = await test.person('Maja', { isAdministrator: true });
});

/** Lets the job run on a day. */
async function on(day: string): Promise<void> {
  time.set(new Date(`${day}T08:00:00.000Z`));
  await advanceSubscriptions(test.dependencies);
}

/** A company CRM of 92,72 € a month, paid by transfer on this day. */
async function tenantSince(day: string): Promise<string> {
  time.set(new Date(`${day}T08:00:00.000Z`));
  const id = await paidDraft(owner, companyNamed(newName()));
  const ordered = await pay(owner.client, id, await quote(owner.client, id), null);
  const { operation_id: operation } = await recordTransfer(administrator, id, ordered, { on: day });
  await test.dependencies.engine.run(operation ?? '');
  return id;
}

const subscriptionOf = async (id: string) => (await billingOf(owner.client, id)).subscription;
async function newest(id: string): Promise<Payment> {
  const [payment] = (await billingOf(owner.client, id)).payments;
  if (payment === undefined) throw new Error('There is no payment.');
  return payment;
}
const record = async (id: string, day: string) => recordTransfer(administrator, id, await newest(id), { on: day });
const suppliedTo = async (id: string) => {
  const rows = await test.database.select().from(invoices).where(eq(invoices.tenantId, id));
  return rows.filter(({ kind }) => kind === 'invoice').map((row) => [row.supplied_from, row.supplied_to]);
};
const order = async (id: string, selection: Selection = smallPlan) =>
  pay(owner.client, id, await quote(owner.client, id, selection), null);

describe('the renewal of a company CRM that pays by bank transfer', () => {
  it('is asked for once, 15 days ahead, with a pro-forma invoice until the last day of grace', async () => {
    const id = await tenantSince('2026-11-21');
    await on('2026-12-05');
    expect(await newest(id)).toMatchObject({ kind: 'creation' });
    await on('2026-12-06');
    await on('2026-12-06');
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'active', read_only_at: null },
      payments: [{ kind: 'renewal', state: 'awaiting_transfer', amount: 9272 }, { kind: 'creation' }],
      invoices: [{ kind: 'proforma', issued_on: '2026-12-06', due_on: '2027-01-03' }, {}, {}],
    });
    const mail = (await mailsTo(test, owner)).find(({ text }) => text.includes('to renew the plan'));
    const text = mail?.text.replaceAll('\u00A0', ' ');
    expect(text).toMatch(
      /Please pay 92,72 € by 03\.01\.2027 to renew the plan of .+\. The new period begins on 21\.12\.2026\./,
    );
    expect(text).toContain('If your transfer does not reach our bank by then, the company CRM becomes read-only.');
  });

  it('is billed at the recording for the coming period, if it is paid before that begins', async () => {
    const id = await tenantSince('2027-01-10');
    await on('2027-01-26');
    await on('2027-02-01');
    await record(id, '2027-01-30');
    const billing = await billingOf(owner.client, id);
    expect(billing.invoices[0]).toMatchObject({ kind: 'invoice', issued_on: '2027-02-01', paid_on: '2027-01-30' });
    expect(billing.subscription).toMatchObject({ state: 'active', period: { end: '2027-03-09T23:00:00.000Z' } });
    expect(await suppliedTo(id)).toEqual([
      ['2027-01-10', '2027-02-09'],
      ['2027-02-10', '2027-03-09'],
    ]);
    await on('2027-02-10');
    expect((await billingOf(owner.client, id)).payments).toHaveLength(2);
    await on('2027-02-23');
    expect(await newest(id)).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
  });

  it('continues the period if it is paid within the grace', async () => {
    const id = await tenantSince('2027-05-10');
    await on('2027-05-26');
    await on('2027-06-10');
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'overdue', read_only_at: '2027-06-23T22:00:00.000Z', next_try_at: null },
      payments: [{ kind: 'renewal', state: 'awaiting_transfer' }, {}],
      invoices: [{ kind: 'proforma' }, { kind: 'invoice' }, { kind: 'proforma' }],
    });
    await on('2027-06-17');
    await record(id, '2027-06-16');
    const billing = await billingOf(owner.client, id);
    expect(billing.subscription).toMatchObject({
      state: 'active',
      read_only_at: null,
      period: { start: '2027-06-09T22:00:00.000Z', end: '2027-07-09T22:00:00.000Z' },
    });
    expect(billing.invoices[0]).toMatchObject({ kind: 'invoice', total: 9272, paid_on: '2027-06-16' });
  });

  it('continues the period if it reached the bank on the last day of grace, also when recorded later', async () => {
    const id = await tenantSince('2027-07-10');
    await on('2027-07-26');
    await on('2027-08-10');
    await on('2027-08-25');
    expect((await subscriptionOf(id))?.state).toBe('unpaid');
    await record(id, '2027-08-23');
    expect(await subscriptionOf(id)).toMatchObject({
      state: 'active',
      read_only_at: null,
      period: { start: '2027-08-09T22:00:00.000Z', end: '2027-09-09T22:00:00.000Z' },
    });
  });

  it('begins a new period on the day of the recording if it reached the bank later', async () => {
    const id = await tenantSince('2027-09-10');
    await on('2027-09-25');
    await on('2027-10-10');
    await on('2027-10-26');
    await record(id, '2027-10-24');
    expect(await subscriptionOf(id)).toMatchObject({
      state: 'active',
      period: { start: '2027-10-25T22:00:00.000Z', end: '2027-11-25T23:00:00.000Z' },
    });
    expect((await suppliedTo(id)).at(-1)).toEqual(['2027-10-26', '2027-11-25']);
  });

  it('says until when the rest of a part still pays for it, in time and after its last valid day', async () => {
    const id = await tenantSince('2027-11-10');
    await on('2027-11-25');
    await on('2027-12-10');
    const part = { amount: 1000, isConfirmed: true };
    await recordTransfer(administrator, id, await newest(id), { ...part, on: '2027-12-10' });
    await on('2027-12-24');
    await recordTransfer(administrator, id, await newest(id), { ...part, on: '2027-12-23' });
    const mails = (await mailsTo(test, owner)).filter(
      ({ subject }) => subject === 'A part of your transfer is missing',
    );
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining(
        'so that it reaches our bank by 23.12.2027. Otherwise, the company CRM becomes read-only.',
      ),
      expect.stringContaining('if we record it by 27.12.2027, it can still pay for a new period'),
    ]);
  });

  it('expires after four more days; later money is account credit, from which the owner orders again', async () => {
    const id = await tenantSince('2028-01-10');
    await on('2028-01-26');
    await on('2028-02-10');
    await on('2028-02-27');
    expect((await newest(id)).state).toBe('awaiting_transfer');
    await on('2028-02-28');
    await on('2028-02-29');
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'unpaid' },
      payments: [{ kind: 'renewal', state: 'voided' }, { kind: 'creation' }],
    });
    await record(id, '2028-02-26');
    expect(await billingOf(owner.client, id)).toMatchObject({ subscription: { state: 'unpaid' }, credit: 9272 });
    const offered = await quote(owner.client, id);
    expect(offered).toMatchObject({ kind: 'renewal', credit_used: 9272, amount_due: 0 });
    await pay(owner.client, id, offered, null);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: {
        state: 'active',
        period: { start: '2028-02-28T23:00:00.000Z', end: '2028-03-28T22:00:00.000Z' },
      },
      credit: 0,
    });
  });

  it('can be paid by card within the grace, which makes its pro-forma invoice void', async () => {
    const id = await tenantSince('2028-03-10');
    await on('2028-03-26');
    await on('2028-04-12');
    const card = await addCard(owner.client, id);
    await pay(owner.client, id, await quote(owner.client, id), card);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'active', period: { start: '2028-04-09T22:00:00.000Z', end: '2028-05-09T22:00:00.000Z' } },
      payments: [{ state: 'captured' }, { state: 'voided' }, {}],
    });
  });

  it('is ordered again by a transfer that has to come within 15 days, since a later one is account credit', async () => {
    const id = await tenantSince('2028-04-13');
    await on('2028-05-13');
    await on('2028-05-31');
    expect((await subscriptionOf(id))?.state).toBe('unpaid');
    await order(id);
    const { invoices, payments } = await billingOf(owner.client, id);
    expect(invoices[0]).toMatchObject({ kind: 'proforma', due_on: '2028-06-15' });
    // The order, and the renewal before it.
    expect(payments.slice(0, 2)).toMatchObject([
      { kind: 'renewal', accepts_late_transfer: false },
      { kind: 'renewal', accepts_late_transfer: true },
    ]);
    await on('2028-06-17');
    await record(id, '2028-06-16');
    expect(await billingOf(owner.client, id)).toMatchObject({ subscription: { state: 'unpaid' }, credit: 9272 });
    await record(id, '2028-06-15');
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'active', period: { start: '2028-06-16T22:00:00.000Z', end: '2028-07-16T22:00:00.000Z' } },
      credit: 9272,
    });
  });

  it('can be ordered again with less, but not with more; its grace stays', async () => {
    const id = await tenantSince('2028-07-10');
    await on('2028-07-26');
    await on('2028-08-10');
    await on('2028-08-15');
    const more = await owner.client.post(`/tenants/${id}/quotes`, { ...smallPlan, licences: 5 });
    expect([more.statusCode, more.json<{ code: string }>().code]).toEqual([409, 'renewal_due']);
    // 76,00 − 19,00 = 57,00, with VAT 69,54.
    expect(await order(id, { ...smallPlan, licences: 2 })).toMatchObject({ kind: 'renewal', amount: 6954 });
    expect(await billingOf(owner.client, id)).toMatchObject({
      payments: [{ state: 'awaiting_transfer' }, { state: 'voided' }, {}],
      invoices: [{ kind: 'proforma', due_on: '2028-08-23' }, { is_void: true }, {}, {}],
    });
    await record(id, '2028-08-15');
    expect(await subscriptionOf(id)).toMatchObject({
      state: 'active',
      selection: { licences: 2 },
      period: { start: '2028-08-09T22:00:00.000Z', end: '2028-09-09T22:00:00.000Z' },
    });
  });

  it('is requested again after a change of plan', async () => {
    const id = await tenantSince('2028-10-10');
    await on('2028-10-26');
    const card = await addCard(owner.client, id);
    const more = { ...smallPlan, licences: 5 };
    await pay(owner.client, id, await quote(owner.client, id, more), card);
    await owner.client.delete(`/tenants/${id}/payment-methods/${card}`);
    await on('2028-10-27');
    // 92,72 + 46,36 = 139,08.
    expect(await billingOf(owner.client, id)).toMatchObject({
      payments: [
        { kind: 'renewal', state: 'awaiting_transfer', amount: 13_908 },
        { kind: 'change', state: 'captured' },
        { kind: 'renewal', state: 'voided' },
        {},
      ],
      invoices: [{ kind: 'proforma', due_on: '2028-11-23' }, {}, {}, {}, {}],
    });
  });

  it('is void when the subscription is cancelled, which then ends with its period', async () => {
    const id = await tenantSince('2029-01-10');
    await on('2029-01-26');
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await on('2029-01-27');
    expect((await billingOf(owner.client, id)).payments).toMatchObject([{ state: 'voided' }, {}]);
    expect((await subjectsTo(test, owner)).filter((subject) => subject.endsWith(' is void'))).toHaveLength(1);
    await on('2029-02-10');
    expect(await subscriptionOf(id)).toMatchObject({ state: 'cancelled', period: { end: '2029-02-09T23:00:00.000Z' } });
  });

  it('needs no pro-forma invoice if the account credit covers it', async () => {
    const id = await tenantSince('2029-03-10');
    await recordTransfer(administrator, id, await newest(id), { on: '2029-03-10', isConfirmed: true });
    await on('2029-03-26');
    expect((await billingOf(owner.client, id)).payments).toHaveLength(1);
    await on('2029-04-10');
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'active', period: { end: '2029-05-09T22:00:00.000Z' } },
      payments: [{ kind: 'renewal', state: 'settled', amount: 0 }, {}],
      invoices: [{ kind: 'invoice', issued_on: '2029-04-10', total: 9272 }, {}, {}],
      credit: 0,
    });
  });
});

describe('a company CRM whose next period is paid already', () => {
  it('pays for the rest of the running period and for the whole next one when it adds licences', async () => {
    const id = await tenantSince('2029-06-10');
    await on('2029-06-25');
    await on('2029-06-30');
    await record(id, '2029-06-29');
    const more = { ...smallPlan, licences: 5 };
    const offered = await quote(owner.client, id, more);
    // 2 × 19,00 × 10 ÷ 30 = 12,67, and 38,00: 50,67, with VAT 61,82.
    expect(offered).toMatchObject({ kind: 'change', net: 5067, total: 6182, amount_due: 6182 });
    expect(offered.lines.map(({ kind, quantity, net }) => [kind, quantity, net])).toEqual([
      ['plan', 2, 1267],
      ['plan', 2, 3800],
    ]);
    await pay(owner.client, id, offered, await addCard(owner.client, id));
    await on('2029-07-10');
    expect(await subscriptionOf(id)).toMatchObject({ state: 'active', selection: more });
  });

  it('gets both back when it has fewer licences, with a credit note for each invoice', async () => {
    const id = await tenantSince('2029-09-10');
    await on('2029-09-25');
    await on('2029-09-30');
    await record(id, '2029-09-29');
    const offered = await quote(owner.client, id, { ...smallPlan, licences: 2 });
    // 19,00 × 10 ÷ 30 = 6,33 and 19,00; with VAT 7,72 and 23,18.
    expect(offered).toMatchObject({ total: -3090, becomes_credit: 3090 });
    await pay(owner.client, id, offered, null);
    const notes = (await billingOf(owner.client, id)).invoices.filter(({ kind }) => kind === 'credit_note');
    expect(notes.map(({ total }) => total).toSorted((one, other) => one - other)).toEqual([-2318, -772]);
  });

  it('ends after the paid period when it is cancelled', async () => {
    const id = await tenantSince('2029-11-10');
    await on('2029-11-25');
    await record(id, '2029-11-25');
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await on('2029-12-10');
    expect(await subscriptionOf(id)).toMatchObject({ state: 'active', cancels: true });
    await on('2030-01-10');
    expect(await subscriptionOf(id)).toMatchObject({ state: 'cancelled', period: { end: '2030-01-09T23:00:00.000Z' } });
    expect((await billingOf(owner.client, id)).payments).toHaveLength(2);
  });
});

describe('a renewal whose transfer came in part', () => {
  it('is paid by card with what was received for its pro-forma invoice', async () => {
    const id = await tenantSince('2030-03-21');
    await on('2030-04-06');
    const part = { on: '2030-04-06', amount: 3000, isConfirmed: true };
    await recordTransfer(administrator, id, await newest(id), part);
    await on('2030-04-21');
    const offered = await quote(owner.client, id);
    expect(offered).toMatchObject({ credit_used: 3000, amount_due: 6272 });
    await pay(owner.client, id, offered, await addCard(owner.client, id));
    const { credit, invoices: documents } = await billingOf(owner.client, id);
    expect(credit).toBe(0);
    expect(documents[0]).toMatchObject({ kind: 'invoice', total: 9272, amount_due: 6272 });
  });
});

describe('a renewal by bank transfer whose VAT changes', () => {
  it('is asked for again with the VAT of a company that moves within the grace', async () => {
    const id = await tenantSince('2031-06-18');
    await on('2031-07-03');
    await on('2031-07-18');
    const before = await subscriptionOf(id);
    await on('2031-07-20');
    await moveCompany(owner.client, id, american);
    expect((await newest(id)).state).toBe('voided');
    await advanceSubscriptions(test.dependencies);
    expect(await newest(id)).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer', amount: 7600 });
    expect(await subscriptionOf(id)).toMatchObject({ state: 'overdue', read_only_at: before?.read_only_at });
    await record(id, '2031-07-20');
    const billing = await billingOf(owner.client, id);
    expect(billing.invoices[0]).toMatchObject({ kind: 'invoice', total: 7600 });
    expect(billing.subscription).toMatchObject({ state: 'active', period: { start: '2031-07-17T22:00:00.000Z' } });
  });
});

describe('a renewal in its grace', () => {
  it('is paid on the latest day of its parts, in whatever order they are recorded', async () => {
    const id = await tenantSince('2033-06-10');
    await on('2033-06-25');
    await on('2033-07-26');
    const { amount } = await newest(id);
    await recordTransfer(administrator, id, await newest(id), { amount: 1000, isConfirmed: true, on: '2033-07-25' });
    await recordTransfer(administrator, id, await newest(id), { amount: amount - 1000, on: '2033-07-20' });
    expect((await billingOf(owner.client, id)).invoices[0]).toMatchObject({ kind: 'invoice', paid_on: '2033-07-25' });
    expect((await suppliedTo(id)).at(-1)).toEqual(['2033-07-26', '2033-08-25']);
  });

  it('is announced once before the company CRM becomes read-only', async () => {
    const id = await tenantSince('2033-09-10');
    await on('2033-09-25');
    await on('2033-10-10');
    await on('2033-10-21');
    await on('2033-10-22');
    const subjects = await subjectsTo(test, owner);
    expect(subjects.filter((subject) => subject === 'Your plan is not paid yet')).toHaveLength(1);
    expect(subjects.filter((subject) => subject.endsWith(' expires soon'))).toEqual([]);
    expect((await subscriptionOf(id))?.state).toBe('overdue');
  });
});
