import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { american, slovenian } from '../../../testing/addresses';
import { moveCompany } from '../../../testing/move-company';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidDraft, paidTenant } from '../../../testing/paid-tenants';
import { addCard, billingOf, cards, chargesOf, pay, quote, saveCard, smallPlan } from '../../../testing/paying';
import { subjectsTo } from '../../../testing/sent-mail';
import { companyNamed, type Person } from '../../../testing/tenants-app';
import { transferSettings } from '../../../testing/test-settings';
import { cancelTransferCall, recordTransfer } from '../../../testing/transfers';
import { startOfLocalDay } from '../../../platform';
import { addDays } from '../../periods/days';
import { advancePayments } from '../advance-payments.job';
import { paymentMethods } from '../payment.table';
import { advanceSubscriptions } from '../../subscriptions/advance/advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest(() => ({
  settings: { ...transferSettings, ossThreshold: 'above' },
}));
let administrator: Person;

beforeAll(async () => {
  administrator = await test.person('Maja', { isAdministrator: true });
});
/** First days of periods of 30 days. Each test takes the next one, since the days of documents never go back. */
const starts = [
  '2026-11-21',
  '2027-04-21',
  '2027-06-21',
  '2027-09-21',
  '2027-11-21',
  '2028-04-21',
  '2028-06-21',
  '2028-09-21',
  '2028-11-21',
];
let start = '';
beforeEach(() => {
  start = starts.shift() ?? '';
  goTo(0);
});

const day = (count: number) => addDays(start, count);
const goTo = (count: number) => time.set(new Date(startOfLocalDay(day(count)).getTime() + 9 * 3_600_000));

/** Lets the job run some days after the start. */
async function after(days: number): Promise<void> {
  goTo(days);
  await advanceSubscriptions(test.dependencies);
}

/** Moves a company to Slovenia after ten days: 22 % VAT for 20 of 30 days, 50,67 € without it. */
async function moveToSlovenia(id: string): Promise<void> {
  goTo(10);
  await moveCompany(owner.client, id, slovenian);
}

/** A company CRM of an American company, 76,00 € a month without VAT, that moves to Slovenia. */
async function movedTenant(card: string = cards.succeeds): Promise<string> {
  const id = await paidTenant(test, owner, newName(), { address: american, card });
  await moveToSlovenia(id);
  return id;
}

async function tenantByTransfer(address: typeof slovenian): Promise<string> {
  const company = companyNamed(newName());
  const id = await paidDraft(owner, { ...company, address: { ...company.address, ...address } });
  const ordered = await pay(owner.client, id, await quote(owner.client, id), null);
  const { operation_id: operation } = await recordTransfer(administrator, id, ordered, { on: start });
  await test.dependencies.engine.run(operation ?? '');
  return id;
}

async function movedTenantByTransfer(): Promise<string> {
  const id = await tenantByTransfer(american);
  await moveToSlovenia(id);
  return id;
}

const billing = (id: string) => billingOf(owner.client, id);
const stateOf = async (id: string) => (await billing(id)).subscription?.state;
const amountsOf = async (id: string) => (await chargesOf(test, id)).map(({ amount }) => amount);
async function owed(id: string) {
  const { payments } = await billing(id);
  const payment = payments.find(({ kind, state }) => kind === 'correction' && state === 'awaiting_transfer');
  if (payment === undefined) throw new Error('Nothing is owed.');
  return payment;
}

describe('a correction of VAT that costs more than the credit covers', () => {
  it('is issued at once and charged to the default card', async () => {
    const id = await movedTenant();
    const [invoice, note] = (await billing(id)).invoices;
    expect(note).toMatchObject({ kind: 'credit_note', total: -5067 });
    expect(invoice).toMatchObject({ total: 6182, amount_due: 1115, paid_on: null, due_on: day(25) });
    expect((await billing(id)).credit).toBe(0);
    await after(10);
    await after(10);
    expect(await amountsOf(id)).toEqual([7600, 1115]);
    const paid = await billing(id);
    expect(paid.invoices[0]).toMatchObject({ amount_due: 1115, paid_on: day(10) });
    expect(paid.credit).toBe(0);
    expect(paid.payments.map(({ kind, state }) => [kind, state])).toEqual([
      ['correction', 'captured'],
      ['correction', 'voided'],
      ['creation', 'captured'],
    ]);
    expect(await subjectsTo(test, owner)).toContain(`Invoice ${invoice?.number}`);
    await after(29);
    expect(await stateOf(id)).toBe('active');
  });

  it('is asked for by bank transfer when the card declines, becomes overdue, and then read-only', async () => {
    const id = await movedTenant(cards.renewalsDeclined);
    await after(10);
    await after(11);
    const [invoice] = (await billing(id)).invoices;
    expect(
      (await subjectsTo(test, owner)).filter((one) => one === `Please pay invoice ${invoice?.number}`),
    ).toHaveLength(1);
    expect((await billing(id)).payments.filter(({ state }) => state === 'declined')).toHaveLength(1);
    await after(25);
    expect((await billing(id)).subscription).toMatchObject({ state: 'active', read_only_at: null });
    await after(26);
    expect((await billing(id)).subscription).toMatchObject({
      state: 'overdue',
      overdue_reason: 'invoice_unpaid',
      read_only_at: startOfLocalDay(day(40)).toISOString(),
    });
    expect((await billing(id)).allowed_actions).toEqual(['change_plan', 'cancel']);
  });

  it('is paid by a transfer, in parts and however late', async () => {
    const id = await movedTenantByTransfer();
    await after(29);
    const received = (amount: number) => ({ on: day(29), amount, isConfirmed: true });
    await recordTransfer(administrator, id, await owed(id), received(1000));
    expect(await owed(id)).toMatchObject({ received: 1000 });
    expect((await billing(id)).subscription).toMatchObject({ state: 'overdue' });
    await recordTransfer(administrator, id, await owed(id), received(120));
    const { subscription, credit, invoices } = await billing(id);
    expect([subscription?.state, credit]).toEqual(['active', 5]);
    expect(invoices.find(({ total }) => total === 6182)?.paid_on).toBe(day(29));
  });

  it('makes its company CRM writable again once it is paid', async () => {
    const id = await movedTenant(cards.renewalsDeclined);
    await after(29);
    await pay(
      owner.client,
      id,
      await quote(owner.client, id, { ...smallPlan, licences: 4 }),
      await saveCard(owner.client, id),
    );
    await after(29);
    expect(await amountsOf(id)).toContain(1115);
    expect(await stateOf(id)).toBe('active');
  });

  it('is charged to a card that is added later, once', async () => {
    const id = await movedTenant(cards.renewalsDeclined);
    await after(10);
    await saveCard(owner.client, id, cards.succeeds);
    await after(12);
    await after(12);
    expect((await billing(id)).payments.map(({ kind, state }) => [kind, state])).toEqual([
      ['correction', 'captured'],
      ['correction', 'declined'],
      ['correction', 'voided'],
      ['creation', 'captured'],
    ]);
  });

  it('is charged once to a card that declines, also if another invoice is owed later', async () => {
    const id = await movedTenant(cards.renewalsDeclined);
    await after(10);
    goTo(12);
    await moveCompany(owner.client, id, american);
    const payout = { amount: (await billing(id)).credit, paid_on: day(12) };
    expect((await administrator.client.post(`/tenants/${id}/credit-payouts`, payout)).statusCode).toBe(201);
    goTo(14);
    await moveCompany(owner.client, id, slovenian);
    for (const days of [14, 15, 16]) await after(days);
    const { payments } = await billing(id);
    const charged = payments.filter(({ kind, card }) => kind === 'correction' && card !== null);
    expect(charged.map(({ state }) => state)).toEqual(['declined', 'declined']);
    expect(new Set(charged.map(({ amount }) => amount)).size).toBe(2);
  });

  it('is not charged to a card that answers after a transfer has paid it', async () => {
    const id = await movedTenant();
    const timeOut = await addCard(owner.client, id, cards.timesOut);
    await test.database.update(paymentMethods).set({ isDefault: false }).where(eq(paymentMethods.tenantId, id));
    const saved = { isDefault: true, savedAt: time.clock() };
    await test.database.update(paymentMethods).set(saved).where(eq(paymentMethods.id, timeOut));
    await after(10);
    const transfer = await owed(id);
    expect((await billing(id)).payments[0]).toMatchObject({ kind: 'correction', state: 'processing' });
    await recordTransfer(administrator, id, transfer, { on: day(10) });
    for (let run = 0; run < 3; run += 1) {
      time.forward(60_000);
      await advancePayments(test.dependencies);
    }
    expect((await billing(id)).payments.slice(0, 2).map(({ state }) => state)).toEqual(['voided', 'captured']);
    expect((await billing(id)).credit).toBe(0);
    expect((await chargesOf(test, id)).map(({ state }) => state)).toEqual(['captured', 'voided']);
  });

  it('cannot be cancelled, and is not replaced by an order', async () => {
    const id = await movedTenantByTransfer();
    const { id: payment } = await owed(id);
    expect((await cancelTransferCall(owner, id, { id: payment })).statusCode).toBe(409);
    await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 4 }), null);
    await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 5 }), null);
    expect((await owed(id)).id).toBe(payment);
  });
});

it('leaves the rest owed of an order by transfer that costs more, since the next period was paid ahead', async () => {
  const id = await tenantByTransfer(slovenian);
  await after(15);
  const renewal = (await billing(id)).payments[0];
  goTo(20);
  const ordered = await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 4 }), null);
  // 1 licence of 19,00 for 10 of 30 days, with 22 % VAT.
  expect(ordered.amount).toBe(772);
  goTo(22);
  await recordTransfer(administrator, id, renewal ?? ordered, { on: day(22) });
  goTo(25);
  await recordTransfer(administrator, id, ordered, { on: day(25) });
  // For 5 of 30 days, and the next period: 27,05.
  const { invoices, subscription, credit } = await billing(id);
  expect(invoices[0]).toMatchObject({ kind: 'invoice', total: 2705, amount_due: 1933, due_on: day(40), paid_on: null });
  expect([subscription?.selection?.licences, credit]).toEqual([4, 0]);
  expect(await subjectsTo(test, owner)).toContain(`Please pay invoice ${invoices[0]?.number}`);
  await recordTransfer(administrator, id, await owed(id), { on: day(25) });
  expect((await billing(id)).invoices[0]?.paid_on).toBe(day(25));
});
