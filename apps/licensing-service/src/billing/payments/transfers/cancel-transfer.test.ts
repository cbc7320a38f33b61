import type { Payment } from '@atrium/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { localDay } from '../../../platform';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidDraft, paidTenant } from '../../../testing/paid-tenants';
import { addCard, billingOf, cards, cardsOf, pay, payCall, quote, smallPlan } from '../../../testing/paying';
import { mailsTo, subjectsTo } from '../../../testing/sent-mail';
import { companyNamed, type Person } from '../../../testing/tenants-app';
import { transferSettings } from '../../../testing/test-settings';
import { type BankTransfer, cancelTransferCall, recordCall, recordTransfer } from '../../../testing/transfers';
import { trialTenant } from '../../../testing/trial-tenants';
import { advanceSubscriptions } from '../../subscriptions/advance/advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest(() => ({ settings: transferSettings }));
const day = 86_400_000;
let administrator: Person;

beforeAll(async () => {
  administrator = await test.person('Maja', { isAdministrator: true });
});

const fiveLicences = { ...smallPlan, licences: 5 };
const cancel = (id: string, payment: Pick<Payment, 'id'>, by: Person = administrator) =>
  cancelTransferCall(by, id, payment);
const record = (id: string, payment: Payment, transfer: Partial<BankTransfer> = {}) =>
  recordTransfer(administrator, id, payment, { on: localDay(time.clock()), ...transfer });
const order = async (id: string, selection = smallPlan) =>
  pay(owner.client, id, await quote(owner.client, id, selection), null);
const subscriptionOf = async (id: string) => (await billingOf(owner.client, id)).subscription;
const voidMails = async () => (await subjectsTo(test, owner)).filter((subject) => subject.endsWith(' is void'));
const creditMails = async () =>
  (await mailsTo(test, owner)).filter(
    ({ subject }) => subject === 'We added your bank transfer to your account credit',
  );

/** Lets the job run at a time. */
async function at(moment: Date): Promise<void> {
  time.set(moment);
  await advanceSubscriptions(test.dependencies);
}
const on = (date: string) => at(new Date(`${date}T08:00:00.000Z`));

/** A draft of 92,72 € that waits for its transfer. */
async function orderedDraft() {
  const id = await paidDraft(owner, companyNamed(newName()));
  return { id, payment: await order(id) };
}

describe('cancelling a transfer', () => {
  it('makes its pro-forma invoice void, and leaves the draft to be ordered again or paid by card', async () => {
    const { id, payment } = await orderedDraft();
    time.forward(2 * day);
    expect((await cancel(id, payment)).json()).toMatchObject({ id: payment.id, state: 'voided', operation_id: null });
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: null,
      invoices: [{ kind: 'proforma', is_void: true }],
      payments: [{ state: 'voided' }],
      entries: [],
    });
    expect(await voidMails()).toEqual([expect.stringMatching(/^Pro-forma invoice SPLET-P1-\d+ is void$/)]);
    expect((await order(id)).state).toBe('awaiting_transfer');
    const card = await addCard(owner.client, id);
    expect((await pay(owner.client, id, await quote(owner.client, id), card)).state).toBe('authorised');
  });

  it('leaves the running plan as it is, with its planned change and its cancellation', async () => {
    const id = await paidTenant(test, owner, newName());
    const planned = { ...smallPlan, licences: 2 };
    await owner.client.put(`/tenants/${id}/planned-change`, planned);
    const before = await subscriptionOf(id);
    await cancel(id, await order(id, fiveLicences));
    expect(await subscriptionOf(id)).toEqual(before);
    const again = await order(id, fiveLicences);
    const ended = await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    expect(ended.json()).toMatchObject({ subscription: { cancels: true }, allowed_actions: ['change_plan', 'resume'] });
    await cancel(id, again);
    expect(await subscriptionOf(id)).toMatchObject({ state: 'active', cancels: true, selection: smallPlan });
    const [card] = await cardsOf(owner.client, id);
    expect((await pay(owner.client, id, await quote(owner.client, id, fiveLicences), card?.id ?? null)).state).toBe(
      'captured',
    );
  });

  it('leaves a running trial as it is', async () => {
    const id = await trialTenant(test, owner, newName());
    const before = await subscriptionOf(id);
    await cancel(id, await order(id));
    expect(await subscriptionOf(id)).toEqual(before);
    expect(before?.kind).toBe('trial');
  });

  it('leaves a renewal unpaid: it is not asked for again automatically, keeps its grace, and can be paid', async () => {
    const { id, payment } = await orderedDraft();
    await test.dependencies.engine.run((await record(id, payment)).operation_id ?? '');
    await at(new Date((await subscriptionOf(id))?.period?.end ?? ''));
    const { read_only_at: readOnlyAt } = (await subscriptionOf(id)) ?? {};
    const [renewal] = (await billingOf(owner.client, id)).payments;
    expect(renewal).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
    time.forward(day);
    await cancel(id, renewal as Payment);
    await advanceSubscriptions(test.dependencies);
    const billing = await billingOf(owner.client, id);
    expect(billing.payments.map(({ state }) => state)).toEqual(['voided', 'captured']);
    expect(billing.subscription).toMatchObject({ state: 'overdue', read_only_at: readOnlyAt });
    const offered = await quote(owner.client, id);
    expect(offered).toMatchObject({ kind: 'renewal', amount_due: 9272 });
    await pay(owner.client, id, offered, await addCard(owner.client, id));
    expect(await subscriptionOf(id)).toMatchObject({ state: 'active', read_only_at: null });
  });

  it('leaves a declined renewal to be charged again as announced', async () => {
    const id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
    await at(new Date((await subscriptionOf(id))?.period?.end ?? ''));
    const { next_try_at: nextTryAt } = (await subscriptionOf(id)) ?? {};
    await cancel(id, await order(id));
    expect(await subscriptionOf(id)).toMatchObject({ state: 'overdue', next_try_at: nextTryAt });
    await at(new Date(nextTryAt ?? ''));
    expect((await billingOf(owner.client, id)).payments.map(({ state }) => state)).toEqual([
      'declined',
      'voided',
      'declined',
      'captured',
    ]);
  });

  it('happens once, by owners and permitted users, and only while it is pending', async () => {
    const { id, payment } = await orderedDraft();
    const stranger = await test.person('Tujec');
    expect((await cancel(id, payment, stranger)).statusCode).toBe(404);
    const other = await paidTenant(test, owner, newName());
    expect((await cancel(other, payment)).statusCode).toBe(404);
    expect((await cancel(id, payment, owner)).statusCode).toBe(200);
    expect((await cancel(id, payment)).statusCode).toBe(200);
    expect(await voidMails()).toHaveLength(1);
    const again = await order(id);
    await record(id, again);
    expect((await cancel(id, again)).json()).toMatchObject({ code: 'transfer_not_awaited' });
  });

  it('turns what was received, and every transfer that still arrives, into account credit', async () => {
    const { id, payment } = await orderedDraft();
    await record(id, payment, { amount: 1000, isConfirmed: true });
    await cancel(id, payment);
    const mail = (await mailsTo(test, owner)).find(({ subject }) => subject.endsWith(' is void'));
    expect(mail?.text.replaceAll('\u00A0', ' ')).toContain(
      'is no longer valid. Please do not pay it. We added the 10,00 € that we received to your account credit.',
    );
    expect(await quote(owner.client, id)).toMatchObject({ credit_used: 1000, amount_due: 8272 });
    const slip = await recordCall(administrator, id, payment, { on: localDay(time.clock()), amount: 5000 });
    expect([slip.statusCode, Object.keys(slip.json<{ errors: object }>().errors)]).toEqual([422, ['is_confirmed']]);
    expect(await record(id, payment, { amount: 5000, isConfirmed: true })).toMatchObject({ state: 'credited' });
    await record(id, payment, { amount: 5000, isConfirmed: true });
    expect(await billingOf(owner.client, id)).toMatchObject({
      credit: 11_000,
      subscription: null,
      invoices: [{ kind: 'proforma', is_void: true }],
      entries: [
        { kind: 'payment', amount: 5000, balance: 11_000 },
        { kind: 'payment', amount: 5000, balance: 6000 },
        { kind: 'payment', amount: 1000, balance: 1000 },
      ],
    });
    expect(await quote(owner.client, id)).toMatchObject({ credit_used: 9272, amount_due: 0, credit_left: 1728 });
  });

  it('ends as a cancellation or a creation when it is recorded simultaneously, and never loses the money', async () => {
    const { id, payment } = await orderedDraft();
    const [first, noted, second] = await Promise.all([
      cancel(id, payment),
      recordCall(administrator, id, payment, { on: localDay(time.clock()) }),
      cancel(id, payment),
    ]);
    expect([noted.statusCode, first.statusCode]).toEqual([200, second.statusCode]);
    const { payments, entries } = await billingOf(owner.client, id);
    expect(entries).toMatchObject([{ kind: 'payment', amount: 9272, balance: 9272 }]);
    const isCancelled = first.statusCode === 200;
    expect(payments.map(({ state }) => state)).toEqual([isCancelled ? 'credited' : 'captured']);
    expect(payments[0]?.operation_id === null).toBe(isCancelled);
  });

  it('notifies the owners of the credit when the transfer arrives later', async () => {
    const { id, payment } = await orderedDraft();
    await cancel(id, payment);
    await record(id, payment, { amount: 5000, isConfirmed: true });
    const [mail, ...others] = await creditMails();
    expect(others).toEqual([]);
    const text = mail?.text.replaceAll('\u00A0', ' ');
    expect(text).toMatch(/We received 50,00 € for pro-forma invoice SPLET-P1-\d+ \(.+\), which is no longer valid\./);
    expect(text).toContain(`To get it back instead, write to ${test.dependencies.settings.operatorEmail}.`);
  });
});

describe('a transfer that does not arrive', () => {
  const notices = async () => (await subjectsTo(test, owner)).filter((subject) => subject.endsWith(' expires soon'));

  it('is announced once, two days before its last valid day', async () => {
    time.set(new Date('2027-04-01T08:00:00.000Z'));
    await orderedDraft();
    await on('2027-04-13');
    expect(await notices()).toEqual([]);
    await on('2027-04-14');
    await on('2027-04-15');
    await on('2027-04-16');
    expect(await notices()).toHaveLength(1);
    const mail = (await mailsTo(test, owner)).find(({ subject }) => subject.endsWith(' expires soon'));
    expect(mail?.text).toContain('is valid until 16.04.2027. Your transfer has to reach our bank by then.');
  });

  it('is announced with what is missing if a part was received', async () => {
    time.set(new Date('2027-04-01T08:00:00.000Z'));
    const { id, payment } = await orderedDraft();
    await record(id, payment, { amount: 5000, isConfirmed: true });
    await on('2027-04-14');
    const mail = (await mailsTo(test, owner)).find(({ subject }) => subject.endsWith(' expires soon'));
    const text = mail?.text.replaceAll('\u00A0', ' ');
    expect(text).toContain('is valid until 16.04.2027. We have received 50,00 €; 42,72 € is still missing.');
    expect(text).toContain('what we received becomes account credit');
    expect(text).not.toContain('you do not need to do anything');
  });

  it('expires at the end of the fourth day after its last valid day, since the day on the bank statement decides', async () => {
    time.set(new Date('2027-05-01T08:00:00.000Z'));
    const [one, other] = [await orderedDraft(), await orderedDraft()];
    await at(new Date('2027-05-20T21:59:00.000Z'));
    expect((await record(one.id, one.payment, { on: '2027-05-16' })).operation_id).not.toBeNull();
    expect(await voidMails()).toEqual([]);
    await at(new Date('2027-05-20T22:00:00.000Z'));
    await on('2027-05-21');
    expect(await voidMails()).toHaveLength(1);
    expect(await billingOf(owner.client, other.id)).toMatchObject({
      payments: [{ state: 'voided' }],
      invoices: [{ kind: 'proforma', is_void: true }],
    });
    await record(other.id, other.payment, { on: '2027-05-16' });
    expect((await billingOf(owner.client, other.id)).credit).toBe(9272);
  });

  it('turns a part that was received into account credit when it expires', async () => {
    time.set(new Date('2027-06-01T08:00:00.000Z'));
    const { id, payment } = await orderedDraft();
    await record(id, payment, { amount: 9000, isConfirmed: true });
    await on('2027-06-20');
    expect((await billingOf(owner.client, id)).payments).toMatchObject([{ state: 'awaiting_transfer' }]);
    await on('2027-06-21');
    expect(await quote(owner.client, id)).toMatchObject({ balance: 9000, credit_used: 9000, amount_due: 272 });
    await record(id, payment, { on: '2027-06-20', amount: 272 });
    expect(await quote(owner.client, id)).toMatchObject({ credit_used: 9272, amount_due: 0 });
  });

  it('leaves the plan that runs as it is', async () => {
    time.set(new Date('2027-07-01T08:00:00.000Z'));
    const id = await paidTenant(test, owner, newName());
    const before = await subscriptionOf(id);
    await order(id, fiveLicences);
    await on('2027-07-20');
    expect((await billingOf(owner.client, id)).payments[0]).toMatchObject({ state: 'awaiting_transfer' });
    await on('2027-07-21');
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: before,
      payments: [{ kind: 'change', state: 'voided' }, { kind: 'creation' }],
      invoices: [{ kind: 'proforma', is_void: true }, { kind: 'invoice' }],
    });
  });

  it('expires at the latest with the renewal of the period that it changes', async () => {
    time.set(new Date('2027-08-10T08:00:00.000Z'));
    const id = await paidTenant(test, owner, newName());
    await on('2027-09-08');
    const ordered = await order(id, fiveLicences);
    await on('2027-09-10');
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'active', selection: smallPlan },
      payments: [{ kind: 'renewal', state: 'captured', amount: 9272 }, { kind: 'change', state: 'voided' }, {}],
    });
    await record(id, ordered, { on: '2027-09-09' });
    expect(await billingOf(owner.client, id)).toMatchObject({
      credit: ordered.amount,
      subscription: { selection: smallPlan },
    });
  });

  it('does not keep a cancelled subscription from ending', async () => {
    time.set(new Date('2027-10-10T08:00:00.000Z'));
    const id = await paidTenant(test, owner, newName());
    await on('2027-11-08');
    await order(id, fiveLicences);
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await on('2027-11-10');
    const billing = await billingOf(owner.client, id);
    expect(billing).toMatchObject({
      subscription: { state: 'cancelled', selection: smallPlan },
      payments: [
        { kind: 'change', state: 'voided' },
        { kind: 'creation', state: 'captured' },
      ],
    });
    expect(billing.allowed_actions).toContain('pay');
  });

  it('may be ordered again at once', async () => {
    time.set(new Date('2027-12-01T08:00:00.000Z'));
    const { id, payment } = await orderedDraft();
    await on('2027-12-21');
    const again = await payCall(owner.client, id, await quote(owner.client, id), null);
    expect(again.statusCode, again.body).toBe(201);
    await record(id, payment, { on: '2027-12-16' });
    expect(await quote(owner.client, id)).toMatchObject({ credit_used: 9272, amount_due: 0 });
  });
});
