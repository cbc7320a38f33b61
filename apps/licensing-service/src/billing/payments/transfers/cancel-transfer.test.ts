import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endOfLocalDay, localDay } from '../../../platform';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidDraft, paidTenant } from '../../../testing/paid-tenants';
import { addCard, billingOf, cards, cardsOf, pay, payCall, quote, smallPlan } from '../../../testing/paying';
import { mailsTo, subjectsTo } from '../../../testing/sent-mail';
import { companyNamed, type Person } from '../../../testing/tenants-app';
import { trialTenant } from '../../../testing/trial-tenants';
import { transferSettings } from '../../../testing/test-settings';
import { subscriptions } from '../../subscriptions/subscription.table';
import { formatDay } from '../../subscriptions/subscription-mails';
import { processSubscriptions } from '../../subscriptions/subscriptions.job';

const { test, owner, time, newName } = ownerPerTest(() => ({ settings: transferSettings }));
const day = 86_400_000;
let administrator: Person;

beforeAll(async () => {
  administrator = await test.person('Maja', { isAdministrator: true });
});

const cancel = (person: Person, id: string, payment: string) =>
  person.client.post(`/tenants/${id}/payments/${payment}/give-up`, {});
const record = (id: string, payment: string, amount = 9272, isConfirmed = false) =>
  administrator.client.post(`/tenants/${id}/payments/${payment}/received`, {
    received_on: localDay(time.clock()),
    amount,
    is_confirmed: isConfirmed,
  });

/** An active company CRM with a pending transfer. */
async function orderedTenant() {
  const id = await paidDraft(owner, companyNamed(newName()));
  const payment = await pay(owner.client, id, await quote(owner.client, id), null);
  const early = await cancel(administrator, id, payment.id);
  expect([early.statusCode, early.json()]).toMatchObject([409, { code: 'operation_in_progress' }]);
  await test.dependencies.engine.run(payment.operation_id ?? '');
  return { id, payment: payment.id };
}

describe('cancelling a transfer', () => {
  it('makes a new company CRM read-only, and lets the same plan be paid by card', async () => {
    const { id, payment } = await orderedTenant();
    time.forward(2 * day);
    expect((await cancel(administrator, id, payment)).json()).toMatchObject({ id: payment, state: 'voided' });
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

  it('restores the previous plan of a change, with later planned changes and cancellations', async () => {
    const id = await paidTenant(test, owner, newName());
    const before = (await billingOf(owner.client, id)).subscription;
    const payment = await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 9 }), null);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ selection: { licences: 9 } });
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await cancel(administrator, id, payment.id);
    expect((await billingOf(owner.client, id)).subscription).toEqual({ ...before, cancels: true, next_invoice: null });
    const fewer = await quote(owner.client, id, { ...smallPlan, licences: 4 });
    const [card] = await cardsOf(owner.client, id);
    expect((await pay(owner.client, id, fewer, card?.id ?? null)).state).toBe('captured');
  });

  it('restores the previous plan of a change, if it was resumed since, with its planned change', async () => {
    const id = await paidTenant(test, owner, newName());
    const planned = { ...smallPlan, licences: 2 };
    await owner.client.put(`/tenants/${id}/planned-change`, planned);
    const before = (await billingOf(owner.client, id)).subscription;
    const more = await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 9 }), null);
    await cancel(administrator, id, more.id);
    expect((await billingOf(owner.client, id)).subscription).toEqual(before);
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    const again = await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 9 }), null);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'awaiting_transfer', cancels: true },
      allowed_actions: ['resume'],
    });
    const rejected = await owner.client.put(`/tenants/${id}/planned-change`, planned);
    expect([rejected.statusCode, rejected.json<{ code: string }>().code]).toEqual([409, 'payment_in_progress']);
    const resumed = await owner.client.post(`/tenants/${id}/subscription/resume`, {});
    expect(resumed.json()).toMatchObject({ subscription: { cancels: false }, allowed_actions: ['cancel'] });
    await cancel(administrator, id, again.id);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'active',
      cancels: false,
      next_invoice: { total: 9272 },
    });
  });

  it('restores the trial that the plan replaced', async () => {
    const id = await trialTenant(test, owner, newName());
    const before = (await billingOf(owner.client, id)).subscription;
    const payment = await pay(owner.client, id, await quote(owner.client, id), null);
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await cancel(administrator, id, payment.id);
    expect((await billingOf(owner.client, id)).subscription).toEqual(before);
    expect(before?.kind).toBe('trial');
  });

  it('leaves a renewal unpaid: it is not ordered again automatically, and can be paid', async () => {
    const { id, payment } = await orderedTenant();
    await record(id, payment);
    time.set(new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? ''));
    await processSubscriptions(test.dependencies);
    const [renewal] = (await billingOf(owner.client, id)).payments;
    expect(renewal).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
    time.forward(day);
    await cancel(administrator, id, renewal?.id ?? '');
    await processSubscriptions(test.dependencies);
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

  it('charges no card automatically for a renewal whose card was declined before', async () => {
    const id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
    time.set(new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? ''));
    await processSubscriptions(test.dependencies);
    expect((await billingOf(owner.client, id)).subscription?.next_try_at).not.toBeNull();
    const payment = await pay(owner.client, id, await quote(owner.client, id), null);
    time.forward(5 * day);
    await cancel(administrator, id, payment.id);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ state: 'overdue', next_try_at: null });
    const charges = (await billingOf(owner.client, id)).payments.length;
    await processSubscriptions(test.dependencies);
    expect((await billingOf(owner.client, id)).payments).toHaveLength(charges);
  });

  it('happens once, by permitted users, and only while it is pending', async () => {
    const { id, payment } = await orderedTenant();
    expect((await cancel(owner, id, payment)).statusCode).toBe(403);
    const other = await paidTenant(test, owner, newName());
    expect((await cancel(administrator, other, payment)).statusCode).toBe(404);
    expect((await cancel(administrator, id, payment)).statusCode).toBe(200);
    expect((await cancel(administrator, id, payment)).statusCode).toBe(200);
    const more = await quote(owner.client, id);
    expect((await payCall(owner.client, id, more, null)).statusCode).toBe(201);
  });

  it('happens automatically a week after the due date, for the renewal of a cancelled subscription', async () => {
    const { id, payment } = await orderedTenant();
    await record(id, payment);
    const end = new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? '');
    time.set(end);
    await processSubscriptions(test.dependencies);
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    time.forward(15 * day);
    await processSubscriptions(test.dependencies);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'unpaid' },
      payments: [{ state: 'awaiting_transfer' }, { state: 'captured' }],
    });
    time.forward(day);
    await processSubscriptions(test.dependencies);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'cancelled', period: { end: end.toISOString() } },
      payments: [{ state: 'voided' }, { state: 'captured' }],
      invoices: [{ kind: 'proforma', is_void: true }, { kind: 'invoice' }, { kind: 'proforma' }],
      allowed_actions: ['change_plan', 'pay'],
    });
    expect((await quote(owner.client, id)).amount_due).toBe(9272);
  });

  it('turns a transfer that still arrives into account credit once, whatever its amount', async () => {
    const { id, payment } = await orderedTenant();
    await cancel(administrator, id, payment);
    const slip = await record(id, payment, 5000);
    expect(slip.statusCode).toBe(422);
    expect(
      slip.json<{ errors: { is_confirmed: string[] } }>().errors.is_confirmed.join().replaceAll('\u00A0', ' '),
    ).toBe(
      'The pro-forma invoice asks for 92,72 €, but you entered 50,00 €. Confirm that the bank statement says so, or correct the amount.',
    );
    for (const isConfirmed of [true, false])
      expect((await record(id, payment, 5000, isConfirmed)).json()).toMatchObject({ id: payment, state: 'captured' });
    const otherwise = { code: 'transfer_noted_otherwise' };
    expect((await record(id, payment, 9272)).json()).toMatchObject(otherwise);
    time.forward(day);
    expect((await record(id, payment, 5000, true)).json()).toMatchObject(otherwise);
    expect(await billingOf(owner.client, id)).toMatchObject({
      credit: 5000,
      subscription: { state: 'unpaid' },
      invoices: [{ kind: 'proforma', is_void: true }],
      entries: [{ kind: 'payment', amount: 5000, balance: 5000 }],
    });
    expect(await quote(owner.client, id)).toMatchObject({ credit_used: 5000, amount_due: 4272 });
  });

  it('ends as a cancellation or an invoice when it is recorded simultaneously, and never loses the money', async () => {
    const { id, payment } = await orderedTenant();
    const calls = [cancel(administrator, id, payment), record(id, payment), cancel(administrator, id, payment)];
    const [first, noted, second] = await Promise.all(calls);
    expect([noted?.statusCode, first?.statusCode]).toEqual([200, second?.statusCode]);
    const { payments, invoices, entries, credit, subscription } = await billingOf(owner.client, id);
    const isCancelled = first?.statusCode === 200;
    expect(payments.map(({ state }) => state)).toEqual(['captured']);
    expect([invoices.length, entries.length, credit]).toEqual(isCancelled ? [1, 1, 9272] : [2, 2, 0]);
    expect(subscription?.state).toBe(isCancelled ? 'unpaid' : 'active');
  });

  it('notifies the owners of the credit when it arrives late', async () => {
    const { id, payment } = await orderedTenant();
    await cancel(administrator, id, payment);
    await record(id, payment, 5000, true);
    const mails = (await mailsTo(test, owner)).filter(
      ({ subject }) => subject === 'We added your bank transfer to your account credit',
    );
    expect(mails).toHaveLength(1);
    const text = mails[0]?.text.replaceAll('\u00A0', ' ');
    expect(text).toMatch(/We received 50,00 € for pro-forma invoice SPLET-P1-\d+ \(.+\) after it expired\./);
    expect(text).toContain(`To get it back instead, write to ${test.dependencies.settings.operatorEmail}.`);
  });
});

describe('a change with an overdue transfer', () => {
  const morePlan = { ...smallPlan, licences: 9 };
  const periodEndOf = async (id: string) =>
    new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? '');
  const at = (moment: Date) => {
    time.set(moment);
    return processSubscriptions(test.dependencies);
  };
  const after = (moment: Date, days: number) => new Date(moment.getTime() + days * day);
  /** Orders an upgrade; returns the time from which a transfer of its due date must have been recorded. */
  const orderMore = async (id: string) => {
    await pay(owner.client, id, await quote(owner.client, id, morePlan), null);
    return after(endOfLocalDay((await billingOf(owner.client, id)).invoices[0]?.due_on ?? ''), 4);
  };
  const cancellationSubjects = async () =>
    (await subjectsTo(test, owner)).filter((subject) => subject.endsWith(' is void'));

  it('is cancelled automatically: the paid plan continues, and nothing was ever read-only', async () => {
    const id = await paidTenant(test, owner, newName());
    const before = (await billingOf(owner.client, id)).subscription;
    const dueEnd = await orderMore(id);
    await at(new Date(dueEnd.getTime() - 1000));
    const meanwhile = await billingOf(owner.client, id);
    expect(meanwhile.subscription).toMatchObject({
      state: 'awaiting_transfer',
      selection: morePlan,
      read_only_at: null,
    });
    time.set(dueEnd);
    expect((await billingOf(owner.client, id)).subscription?.state).toBe('awaiting_transfer');
    await at(dueEnd);
    await at(dueEnd);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: before,
      payments: [{ kind: 'change', state: 'voided' }, { kind: 'creation' }],
      invoices: [{ kind: 'proforma', is_void: true }, { kind: 'invoice' }],
    });
    expect(await cancellationSubjects()).toHaveLength(1);
  });

  it('announces its expiry when it is ordered', async () => {
    const id = await paidTenant(test, owner, newName());
    await orderMore(id);
    const request = (await mailsTo(test, owner)).find(({ subject }) => subject.startsWith('Pro-forma'));
    expect(request?.text).toContain(
      'If your transfer does not arrive by the end of that day, we cancel the change and return to the previous plan',
    );
  });

  it('leaves the renewal past due if the period has ended, charged on the announced day', async () => {
    const id = await paidTenant(test, owner, newName());
    const periodEnd = await periodEndOf(id);
    time.set(after(periodEnd, -2));
    const dueEnd = await orderMore(id);
    await at(dueEnd);
    const billing = await billingOf(owner.client, id);
    expect(billing.subscription).toMatchObject({
      state: 'overdue',
      selection: smallPlan,
      period: { end: periodEnd.toISOString() },
      next_try_at: after(dueEnd, 1).toISOString(),
      read_only_at: after(periodEnd, 14).toISOString(),
    });
    expect(billing.payments.map(({ kind }) => kind)).toEqual(['change', 'creation']);
    expect(billing.allowed_actions).toContain('pay');
    const mail = (await mailsTo(test, owner)).find(({ subject }) => subject.endsWith(' is void'));
    expect(mail?.text).toContain(`On ${formatDay(after(dueEnd, 1))} we charge the renewal to your card`);
    await at(after(dueEnd, 1));
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: {
        state: 'active',
        selection: smallPlan,
        period: { start: periodEnd.toISOString() },
        read_only_at: null,
      },
      payments: [{ kind: 'renewal', state: 'captured', amount: 9272 }, {}, {}],
    });
  });

  it('ends a cancelled subscription whose period has ended since', async () => {
    const id = await paidTenant(test, owner, newName());
    const periodEnd = await periodEndOf(id);
    time.set(after(periodEnd, -2));
    const dueEnd = await orderMore(id);
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await at(periodEnd);
    await at(dueEnd);
    await at(after(dueEnd, 1));
    const billing = await billingOf(owner.client, id);
    expect(billing.subscription).toMatchObject({ state: 'cancelled', selection: smallPlan });
    expect(billing.payments.map(({ kind, state }) => [kind, state])).toEqual([
      ['change', 'voided'],
      ['creation', 'captured'],
    ]);
    expect(billing.allowed_actions).toContain('pay');
    const ended = (await subjectsTo(test, owner)).filter((subject) => subject === 'Your subscription has ended');
    expect(ended).toHaveLength(1);
  });

  it('stays pending if the usage exceeds the previous plan, and the company CRM becomes read-only', async () => {
    const id = await paidTenant(test, owner, newName(), { selection: { ...smallPlan, licences: 1 } });
    const dueEnd = await orderMore(id);
    const use = vi.spyOn(test.dependencies.provisioner, 'usage').mockResolvedValue({ licences: 2, assets: 0 });
    await at(dueEnd);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'unpaid', selection: morePlan, read_only_at: dueEnd.toISOString() },
      payments: [{ state: 'awaiting_transfer' }, {}],
    });
    use.mockRestore();
  });

  it('credits the read-only days when it is paid late', async () => {
    const selection = { ...smallPlan, licences: 1 };
    const id = await paidTenant(test, owner, newName(), { selection });
    const dueEnd = await orderMore(id);
    const { start, end } = (await billingOf(owner.client, id)).subscription?.period ?? { start: '', end: '' };
    const use = vi.spyOn(test.dependencies.provisioner, 'usage').mockResolvedValue({ licences: 2, assets: 0 });
    await at(dueEnd);
    use.mockRestore();
    time.forward(3 * day);
    const [pending] = (await billingOf(owner.client, id)).payments;
    await record(id, pending?.id ?? '', pending?.amount);
    const billing = await billingOf(owner.client, id);
    const wholeNet = 9 * 1900 + 900 + 10 * 100;
    const share = (3 * day) / (new Date(end).getTime() - new Date(start).getTime());
    const [note, invoice] = billing.invoices;
    expect([note?.kind, invoice?.kind, invoice?.total]).toEqual(['credit_note', 'invoice', pending?.amount]);
    expect(Math.abs((note?.total ?? 0) + Math.round(wholeNet * share * 1.22))).toBeLessThanOrEqual(2);
    expect(billing.credit).toBe(0 - (note?.total ?? 0));
    expect(billing.subscription).toMatchObject({ state: 'active', selection: morePlan, period: { start, end } });
  });

  /** A month of one licence with more licences in use and an upgrade ordered some days before its end. */
  const exceeded = async (daysBefore: number) => {
    const id = await paidTenant(test, owner, newName(), { selection: { ...smallPlan, licences: 1 } });
    const periodEnd = await periodEndOf(id);
    time.set(after(periodEnd, 0 - daysBefore));
    const dueEnd = await orderMore(id);
    const [ordered] = (await billingOf(owner.client, id)).payments;
    const use = vi.spyOn(test.dependencies.provisioner, 'usage').mockResolvedValue({ licences: 2, assets: 0 });
    onTestFinished(() => use.mockRestore());
    return { id, periodEnd, dueEnd, payment: ordered?.id ?? '', amount: ordered?.amount };
  };

  it('leaves the company CRM read-only after a cancellation if the usage exceeds the previous plan, until the subscription has ended', async () => {
    const { id, periodEnd, dueEnd } = await exceeded(28);
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await at(dueEnd);
    await at(after(dueEnd, 8));
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'unpaid', selection: morePlan, read_only_at: dueEnd.toISOString() },
      payments: [{ kind: 'change', state: 'awaiting_transfer' }, {}],
    });
    await at(periodEnd);
    await at(after(periodEnd, 1));
    const billing = await billingOf(owner.client, id);
    expect(billing).toMatchObject({ subscription: { state: 'cancelled' }, payments: [{ state: 'voided' }, {}] });
    expect(billing.allowed_actions).toContain('pay');
  });

  it('credits the read-only days when it is paid after the subscription has ended', async () => {
    const { id, periodEnd, dueEnd, payment, amount } = await exceeded(28);
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await at(dueEnd);
    await at(periodEnd);
    await record(id, payment, amount);
    const billing = await billingOf(owner.client, id);
    expect(billing.subscription?.state).toBe('cancelled');
    expect(billing.invoices.map(({ kind }) => kind).slice(0, 2)).toEqual(['credit_note', 'invoice']);
    expect(billing.credit).toBeGreaterThan(0);
  });

  it('leaves the company CRM read-only when it is paid after its period, until a renewal is paid', async () => {
    const { id, periodEnd, dueEnd, payment, amount } = await exceeded(2);
    await at(dueEnd);
    time.forward(20 * day);
    await record(id, payment, amount);
    await processSubscriptions(test.dependencies);
    const unpaid = await billingOf(owner.client, id);
    expect(unpaid.subscription).toMatchObject({
      state: 'unpaid',
      selection: morePlan,
      period: { end: periodEnd.toISOString() },
      read_only_at: dueEnd.toISOString(),
      next_try_at: null,
    });
    expect(unpaid.payments.map(({ kind, state }) => [kind, state])).toEqual([
      ['change', 'captured'],
      ['creation', 'captured'],
    ]);
    const [card] = await cardsOf(owner.client, id);
    await pay(owner.client, id, await quote(owner.client, id, morePlan), card?.id ?? null);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'active',
      period: { start: time.clock().toISOString() },
    });
  });

  it('restores a running trial', async () => {
    const id = await trialTenant(test, owner, newName());
    const before = (await billingOf(owner.client, id)).subscription;
    await at(await orderMore(id));
    expect((await billingOf(owner.client, id)).subscription).toEqual(before);
    expect(before?.state).toBe('trial');
  });

  it('stays pending if there is no previous plan to restore, and the company CRM becomes read-only', async () => {
    const id = await trialTenant(test, owner, newName());
    const trialEnd = (await billingOf(owner.client, id)).subscription?.trial_ends_at ?? '';
    time.set(new Date(trialEnd));
    await at(await orderMore(id));
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'unpaid', kind: 'paid' },
      payments: [{ state: 'awaiting_transfer' }],
    });
  });

  it('blocks further changes by transfer for 30 days, while cards can be charged', async () => {
    const id = await paidTenant(test, owner, newName(), { selection: { ...smallPlan, cycle: 'yearly' } });
    const more = () => quote(owner.client, id, { ...morePlan, cycle: 'yearly' });
    await pay(owner.client, id, await more(), null);
    await at(after(time.clock(), 13));
    const rejected = await payCall(owner.client, id, await more(), null);
    expect([rejected.statusCode, rejected.json<{ errors: object }>().errors]).toEqual([
      422,
      { payment_method_id: [expect.stringContaining('the last 30 days') as string] },
    ]);
    const [expired] = (await billingOf(owner.client, id)).payments;
    await record(id, expired?.id ?? '', 1);
    expect((await payCall(owner.client, id, await more(), null)).statusCode).toBe(422);
    time.forward(31 * day);
    expect((await payCall(owner.client, id, await more(), null)).statusCode).toBe(201);
    const [ordered] = (await billingOf(owner.client, id)).payments;
    await cancel(administrator, id, ordered?.id ?? '');
    const [card] = await cardsOf(owner.client, id);
    expect((await pay(owner.client, id, await more(), card?.id ?? null)).state).toBe('captured');
  });

  it('can be ordered again and paid by a later transfer', async () => {
    const id = await paidTenant(test, owner, newName());
    await at(await orderMore(id));
    const [expired] = (await billingOf(owner.client, id)).payments;
    expect((await record(id, expired?.id ?? '', expired?.amount)).statusCode).toBe(200);
    const again = await quote(owner.client, id, morePlan);
    expect(again).toMatchObject({ amount_due: 0, credit_used: again.total });
    await pay(owner.client, id, again, null);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ state: 'active', selection: morePlan });
    await payCall(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 20 }), null);
    expect((await billingOf(owner.client, id)).subscription?.state).toBe('awaiting_transfer');
  });

  it('charges nothing automatically, and nothing for the time that the company CRM was read-only', async () => {
    const id = await paidTenant(test, owner, newName());
    const periodEnd = await periodEndOf(id);
    time.set(after(periodEnd, -2));
    const dueEnd = await orderMore(id);
    const [ordered] = (await billingOf(owner.client, id)).payments;
    await test.database.update(subscriptions).set({ readOnlyAt: dueEnd }).where(eq(subscriptions.tenantId, id));
    time.set(after(periodEnd, 70));
    await cancel(administrator, id, ordered?.id ?? '');
    await processSubscriptions(test.dependencies);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'unpaid', selection: smallPlan, next_try_at: null },
      payments: [{ kind: 'change', state: 'voided' }, { kind: 'creation' }],
    });
    const [card] = await cardsOf(owner.client, id);
    await pay(owner.client, id, await quote(owner.client, id), card?.id ?? null);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'active',
      period: { start: time.clock().toISOString() },
    });
  });
});
