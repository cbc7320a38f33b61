import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endOfLocalDay, localDay } from '../../../platform';
import { ownerEachTest } from '../../../testing/owner-each-test';
import { paidDraft, paidTenant } from '../../../testing/paid-tenants';
import { addCard, billingOf, cards, cardsOf, pay, payCall, quote, smallPlan } from '../../../testing/paying';
import { mailsTo, subjectsTo } from '../../../testing/sent-mail';
import { companyNamed, type Person } from '../../../testing/tenants-app';
import { trialTenant } from '../../../testing/trial-tenants';
import { transferSettings } from '../../../testing/test-settings';
import { subscriptions } from '../../subscriptions/subscription.table';
import { writtenDay } from '../../subscriptions/subscription-mails';
import { processSubscriptions } from '../../subscriptions/subscriptions.job';

const { test, owner, time, newName } = ownerEachTest(() => ({ settings: transferSettings }));
const day = 86_400_000;
let administrator: Person;

beforeAll(async () => {
  administrator = await test.person('Maja', { isAdministrator: true });
});

const giveUp = (person: Person, id: string, payment: string) =>
  person.client.post(`/tenants/${id}/payments/${payment}/give-up`, {});
const receive = (id: string, payment: string, amount = 9272, isConfirmed = false) =>
  administrator.client.post(`/tenants/${id}/payments/${payment}/received`, {
    received_on: localDay(time.clock()),
    amount,
    is_confirmed: isConfirmed,
  });

/** A company CRM that was ordered by a transfer, and runs. */
async function orderedTenant() {
  const id = await paidDraft(owner, companyNamed(newName()));
  const payment = await pay(owner.client, id, await quote(owner.client, id), null);
  const early = await giveUp(administrator, id, payment.id);
  expect([early.statusCode, early.json()]).toMatchObject([409, { code: 'operation_in_progress' }]);
  await test.dependencies.engine.run(payment.operation_id ?? '');
  return { id, payment: payment.id };
}

describe('a transfer that is cancelled', () => {
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

  it('for a change restores the previously paid plan, with later plans and cancellations', async () => {
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

  it('for a change restores a plan that was resumed since, and its planned change', async () => {
    const id = await paidTenant(test, owner, newName());
    const planned = { ...smallPlan, licences: 2 };
    await owner.client.put(`/tenants/${id}/planned-change`, planned);
    const before = (await billingOf(owner.client, id)).subscription;
    const more = await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 9 }), null);
    await giveUp(administrator, id, more.id);
    expect((await billingOf(owner.client, id)).subscription).toEqual(before);
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    const again = await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 9 }), null);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'awaiting_transfer', cancels: true },
      allowed_actions: ['resume'],
    });
    const refused = await owner.client.put(`/tenants/${id}/planned-change`, planned);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'payment_in_progress']);
    const resumed = await owner.client.post(`/tenants/${id}/subscription/resume`, {});
    expect(resumed.json()).toMatchObject({ subscription: { cancels: false }, allowed_actions: ['cancel'] });
    await giveUp(administrator, id, again.id);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'active',
      cancels: false,
      next_invoice: { total: 9272 },
    });
  });

  it('for a plan after a trial leaves the trial', async () => {
    const id = await trialTenant(test, owner, newName());
    const before = (await billingOf(owner.client, id)).subscription;
    const payment = await pay(owner.client, id, await quote(owner.client, id), null);
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await giveUp(administrator, id, payment.id);
    expect((await billingOf(owner.client, id)).subscription).toEqual(before);
    expect(before?.kind).toBe('trial');
  });

  it('for a renewal leaves it unpaid: it is not ordered again automatically, and can be paid', async () => {
    const { id, payment } = await orderedTenant();
    await receive(id, payment);
    time.set(new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? ''));
    await processSubscriptions(test.dependencies);
    const [renewal] = (await billingOf(owner.client, id)).payments;
    expect(renewal).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
    time.forward(day);
    await giveUp(administrator, id, renewal?.id ?? '');
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

  it('for a renewal whose card was declined before charges no card automatically', async () => {
    const id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
    time.set(new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? ''));
    await processSubscriptions(test.dependencies);
    expect((await billingOf(owner.client, id)).subscription?.next_try_at).not.toBeNull();
    const payment = await pay(owner.client, id, await quote(owner.client, id), null);
    time.forward(5 * day);
    await giveUp(administrator, id, payment.id);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ state: 'overdue', next_try_at: null });
    const charges = (await billingOf(owner.client, id)).payments.length;
    await processSubscriptions(test.dependencies);
    expect((await billingOf(owner.client, id)).payments).toHaveLength(charges);
  });

  it('is cancelled once, by permitted users, and only while it is pending', async () => {
    const { id, payment } = await orderedTenant();
    expect((await giveUp(owner, id, payment)).statusCode).toBe(403);
    const other = await paidTenant(test, owner, newName());
    expect((await giveUp(administrator, other, payment)).statusCode).toBe(404);
    expect((await giveUp(administrator, id, payment)).statusCode).toBe(200);
    expect((await giveUp(administrator, id, payment)).statusCode).toBe(200);
    const more = await quote(owner.client, id);
    expect((await payCall(owner.client, id, more, null)).statusCode).toBe(201);
  });

  it('for the renewal of a subscription cancelled since is cancelled automatically a week after it was due', async () => {
    const { id, payment } = await orderedTenant();
    await receive(id, payment);
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

  it('and comes all the same becomes credit, whatever its amount, once', async () => {
    const { id, payment } = await orderedTenant();
    await giveUp(administrator, id, payment);
    const slip = await receive(id, payment, 5000);
    expect(slip.statusCode).toBe(422);
    expect(
      slip.json<{ errors: { is_confirmed: string[] } }>().errors.is_confirmed.join().replaceAll('\u00A0', ' '),
    ).toBe(
      'The pro-forma invoice asks for 92,72 €, but you entered 50,00 €. Confirm that the bank statement says so, or correct the amount.',
    );
    for (const isConfirmed of [true, false])
      expect((await receive(id, payment, 5000, isConfirmed)).json()).toMatchObject({ id: payment, state: 'captured' });
    const otherwise = { code: 'transfer_noted_otherwise' };
    expect((await receive(id, payment, 9272)).json()).toMatchObject(otherwise);
    time.forward(day);
    expect((await receive(id, payment, 5000, true)).json()).toMatchObject(otherwise);
    expect(await billingOf(owner.client, id)).toMatchObject({
      credit: 5000,
      subscription: { state: 'unpaid' },
      invoices: [{ kind: 'proforma', is_void: true }],
      entries: [{ kind: 'payment', amount: 5000, balance: 5000 }],
    });
    expect(await quote(owner.client, id)).toMatchObject({ credit_used: 5000, amount_due: 4272 });
  });

  it('while it is being recorded is cancelled or billed, and then credit', async () => {
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

  it('and arrives late notifies the owners of the credit', async () => {
    const { id, payment } = await orderedTenant();
    await giveUp(administrator, id, payment);
    await receive(id, payment, 5000, true);
    const told = (await mailsTo(test, owner)).filter(
      ({ subject }) => subject === 'We added your bank transfer to your account credit',
    );
    expect(told).toHaveLength(1);
    const words = told[0]?.text.replaceAll('\u00A0', ' ');
    expect(words).toMatch(/We received 50,00 € for pro-forma invoice SPLET-P1-\d+ \(.+\) after it expired\./);
    expect(words).toContain(`To get it back instead, write to ${test.dependencies.settings.operatorEmail}.`);
  });
});

describe('a change whose transfer has not come by the end of the day it is due', () => {
  const morePlan = { ...smallPlan, licences: 9 };
  const periodEndOf = async (id: string) =>
    new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? '');
  const at = (moment: Date) => {
    time.set(moment);
    return processSubscriptions(test.dependencies);
  };
  const after = (moment: Date, days: number) => new Date(moment.getTime() + days * day);
  /** Orders more; answers the first moment at which a transfer that came on its due day is in the books. */
  const orderMore = async (id: string) => {
    await pay(owner.client, id, await quote(owner.client, id, morePlan), null);
    return after(endOfLocalDay((await billingOf(owner.client, id)).invoices[0]?.due_on ?? ''), 4);
  };
  const givenUpSubjects = async () => (await subjectsTo(test, owner)).filter((subject) => subject.endsWith(' is void'));

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
    expect(await givenUpSubjects()).toHaveLength(1);
  });

  it('is announced in these words when it is ordered', async () => {
    const id = await paidTenant(test, owner, newName());
    await orderMore(id);
    const asked = (await mailsTo(test, owner)).find(({ subject }) => subject.startsWith('Pro-forma'));
    expect(asked?.text).toContain(
      'If your transfer does not arrive by the end of that day, we cancel the change and return to the previous plan',
    );
  });

  it('leaves the renewal to pay if the period has ended, charged on the announced day', async () => {
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
    const told = (await mailsTo(test, owner)).find(({ subject }) => subject.endsWith(' is void'));
    expect(told?.text).toContain(`On ${writtenDay(after(dueEnd, 1))} we charge the renewal to your card`);
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

  it('stays on trust, read-only, where more is in use than the plan before has', async () => {
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

  it('is paid late less the days that were read-only for it, which become credit', async () => {
    const selection = { ...smallPlan, licences: 1 };
    const id = await paidTenant(test, owner, newName(), { selection });
    const dueEnd = await orderMore(id);
    const { start, end } = (await billingOf(owner.client, id)).subscription?.period ?? { start: '', end: '' };
    const use = vi.spyOn(test.dependencies.provisioner, 'usage').mockResolvedValue({ licences: 2, assets: 0 });
    await at(dueEnd);
    use.mockRestore();
    time.forward(3 * day);
    const [awaited] = (await billingOf(owner.client, id)).payments;
    await receive(id, awaited?.id ?? '', awaited?.amount);
    const billing = await billingOf(owner.client, id);
    const wholeNet = 9 * 1900 + 900 + 10 * 100;
    const share = (3 * day) / (new Date(end).getTime() - new Date(start).getTime());
    const [note, invoice] = billing.invoices;
    expect([note?.kind, invoice?.kind, invoice?.total]).toEqual(['credit_note', 'invoice', awaited?.amount]);
    expect(Math.abs((note?.total ?? 0) + Math.round(wholeNet * share * 1.22))).toBeLessThanOrEqual(2);
    expect(billing.credit).toBe(0 - (note?.total ?? 0));
    expect(billing.subscription).toMatchObject({ state: 'active', selection: morePlan, period: { start, end } });
  });

  /** A month of one licence of which more are in use than it has, and more were ordered some days before its end. */
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

  it('stays read-only too where more is in use and it was cancelled, until the subscription has ended', async () => {
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

  it('is paid once the subscription has ended less the days that were read-only', async () => {
    const { id, periodEnd, dueEnd, payment, amount } = await exceeded(28);
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    await at(dueEnd);
    await at(periodEnd);
    await receive(id, payment, amount);
    const billing = await billingOf(owner.client, id);
    expect(billing.subscription?.state).toBe('cancelled');
    expect(billing.invoices.map(({ kind }) => kind).slice(0, 2)).toEqual(['credit_note', 'invoice']);
    expect(billing.credit).toBeGreaterThan(0);
  });

  it('is paid after its period is over, and stays read-only until a renewal is paid that begins then', async () => {
    const { id, periodEnd, dueEnd, payment, amount } = await exceeded(2);
    await at(dueEnd);
    time.forward(20 * day);
    await receive(id, payment, amount);
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

  it('during a trial leaves the trial', async () => {
    const id = await trialTenant(test, owner, newName());
    const before = (await billingOf(owner.client, id)).subscription;
    await at(await orderMore(id));
    expect((await billingOf(owner.client, id)).subscription).toEqual(before);
    expect(before?.state).toBe('trial');
  });

  it('goes on waiting, read-only, where there is nothing to go back to', async () => {
    const id = await trialTenant(test, owner, newName());
    const trialEnd = (await billingOf(owner.client, id)).subscription?.trial_ends_at ?? '';
    time.set(new Date(trialEnd));
    await at(await orderMore(id));
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'unpaid', kind: 'paid' },
      payments: [{ state: 'awaiting_transfer' }],
    });
  });

  it('is followed by none on trust for 30 days, while cards can be charged', async () => {
    const id = await paidTenant(test, owner, newName(), { selection: { ...smallPlan, cycle: 'yearly' } });
    const more = () => quote(owner.client, id, { ...morePlan, cycle: 'yearly' });
    await pay(owner.client, id, await more(), null);
    await at(after(time.clock(), 13));
    const refused = await payCall(owner.client, id, await more(), null);
    expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
      422,
      { payment_method_id: [expect.stringContaining('the last 30 days') as string] },
    ]);
    const [lapsed] = (await billingOf(owner.client, id)).payments;
    await receive(id, lapsed?.id ?? '', 1);
    expect((await payCall(owner.client, id, await more(), null)).statusCode).toBe(422);
    time.forward(31 * day);
    expect((await payCall(owner.client, id, await more(), null)).statusCode).toBe(201);
    const [ordered] = (await billingOf(owner.client, id)).payments;
    await giveUp(administrator, id, ordered?.id ?? '');
    const [card] = await cardsOf(owner.client, id);
    expect((await pay(owner.client, id, await more(), card?.id ?? null)).state).toBe('captured');
  });

  it('is paid by what comes later all the same, once it is ordered again', async () => {
    const id = await paidTenant(test, owner, newName());
    await at(await orderMore(id));
    const [lapsed] = (await billingOf(owner.client, id)).payments;
    expect((await receive(id, lapsed?.id ?? '', lapsed?.amount)).statusCode).toBe(200);
    const again = await quote(owner.client, id, morePlan);
    expect(again).toMatchObject({ amount_due: 0, credit_used: again.total });
    await pay(owner.client, id, again, null);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ state: 'active', selection: morePlan });
    await payCall(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 20 }), null);
    expect((await billingOf(owner.client, id)).subscription?.state).toBe('awaiting_transfer');
  });

  it('of a read-only company CRM charges nothing for that time, and nothing automatically', async () => {
    const id = await paidTenant(test, owner, newName());
    const periodEnd = await periodEndOf(id);
    time.set(after(periodEnd, -2));
    const dueEnd = await orderMore(id);
    const [ordered] = (await billingOf(owner.client, id)).payments;
    await test.database.update(subscriptions).set({ readOnlyAt: dueEnd }).where(eq(subscriptions.tenantId, id));
    time.set(after(periodEnd, 70));
    await giveUp(administrator, id, ordered?.id ?? '');
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
