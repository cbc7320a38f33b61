import { randomUUID } from 'node:crypto';
import type { Billing, SubscriptionSummary, Tenant } from '@atrium/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { german } from '../../testing/addresses';
import { ownerPerTest } from '../../testing/owner-per-test';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { addCard, billingOf, cards, cardsOf, pay, payCall, quote, saveCard, smallPlan } from '../../testing/paying';
import { transferSettings } from '../../testing/test-settings';
import { companyNamed, type Person } from '../../testing/tenants-app';
import { recordTransfer } from '../../testing/transfers';
import { localDay } from '../../platform';
import { advanceSubscriptions } from '../subscriptions/advance/advance-subscriptions.job';
import { advancePayments } from './advance-payments.job';
import { payments } from './payment.table';
import { OutcomeUnknown, type ChargeOrder, type PaymentGateway } from '../gateways/payment-gateway';
import { createSandboxGateway } from '../gateways/sandbox/sandbox-gateway';

const gateways = new Map<PaymentGateway['name'], PaymentGateway>();
const { test, owner, time, newName } = ownerPerTest(() => ({
  settings: transferSettings,
  dependencies: { gateways },
}));
let id: string;
let sandbox: PaymentGateway;
let administrator: Person;

beforeAll(async () => {
  administrator = await test.person('Maja', { isAdministrator: true });
  const dependencies = { database: test.database, clock: time.clock, settings: test.dependencies.settings };
  sandbox = createSandboxGateway(dependencies);
});
beforeEach(async () => {
  gateways.set('sandbox', sandbox);
  id = await paidTenant(test, owner, newName());
});
afterEach(() => gateways.clear());

const hour = 3_600_000;
const more = { ...smallPlan, licences: 9 };
const billing = (): Promise<Billing> => billingOf(owner.client, id);
const newest = async () => (await billing()).payments[0];
const advancePayment = async (milliseconds: number) => {
  time.forward(milliseconds);
  await advancePayments(test.dependencies);
};
const untilRenewal = async () => {
  time.set(new Date((await billing()).subscription?.period?.end ?? ''));
  await advanceSubscriptions(test.dependencies);
};
/** Reserved credit as the list of subscriptions shows it: the same as on its own page. */
async function listedReserve() {
  const { data } = (await administrator.client.get('/subscriptions?per_page=100')).json<{
    data: SubscriptionSummary[];
  }>();
  const reserved = data.find((row) => row.id === id)?.credit_reserved;
  expect(reserved).toBe((await billing()).credit_reserved);
  return reserved;
}
const methods = () => cardsOf(owner.client, id);
const silent = (): PaymentGateway => ({
  ...sandbox,
  authorise: () => Promise.reject(new OutcomeUnknown('No answer.')),
});

describe('a card of a gateway that is no longer configured', () => {
  it('is shown as not chargeable, and neither offered nor charged', async () => {
    const [method] = await methods();
    const offered = await quote(owner.client, id, more);
    gateways.clear();
    expect(await methods()).toMatchObject([{ last4: '4242', is_chargeable: false }]);
    const rejected = await payCall(owner.client, id, offered, method?.id ?? '');
    const errors = { payment_method_id: ['We can no longer charge this card. Choose or add another one.'] };
    expect([rejected.statusCode, rejected.json()]).toMatchObject([422, { errors }]);
  });

  it('is not charged by a renewal, which sends a pro-forma invoice', async () => {
    gateways.clear();
    await untilRenewal();
    expect((await billing()).subscription?.state).toBe('overdue');
    expect(await newest()).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
  });

  it('gives the default to the next saved card', async () => {
    gateways.set('stripe', { ...sandbox, name: 'stripe' });
    gateways.delete('sandbox');
    await saveCard(owner.client, id, cards.renewalsDeclined);
    const saved = (await methods()).map((card) => [card.gateway, card.is_default, card.is_chargeable]);
    expect(saved).toEqual([
      ['stripe', true, true],
      ['sandbox', false, false],
    ]);
    gateways.delete('stripe');
  });

  it.each(['processing', 'action_needed'] as const)(
    'voids a payment in the state %s without a charge',
    async (state) => {
      const method = await addCard(owner.client, id, state === 'processing' ? cards.timesOut : cards.authenticates);
      expect((await pay(owner.client, id, await quote(owner.client, id, more), method)).state).toBe(state);
      gateways.clear();
      await advancePayment(60_000);
      expect(await newest()).toMatchObject({ state: 'voided' });
      expect(await pay(owner.client, id, await quote(owner.client, id, more), null)).toMatchObject({
        state: 'awaiting_transfer',
      });
    },
  );
});

describe('a payment without an answer from the gateway', () => {
  it('is retried until an hour after its quote expires, and never authorised later', async () => {
    const [method] = await methods();
    gateways.set('sandbox', silent());
    expect((await pay(owner.client, id, await quote(owner.client, id, more), method?.id ?? '')).state).toBe(
      'processing',
    );
    await advancePayment(1.4 * hour);
    expect(await newest()).toMatchObject({ state: 'processing' });
    gateways.set('sandbox', sandbox);
    await advancePayment(60 * hour);
    expect(await newest()).toMatchObject({ state: 'voided', kind: 'change' });
    expect((await billing()).allowed_actions).toContain('change_plan');
    expect((await billing()).invoices).toHaveLength(1);
  });

  it('is voided if its authorisation is found too late', async () => {
    const method = await addCard(owner.client, id, cards.timesOut);
    await pay(owner.client, id, await quote(owner.client, id, more), method);
    await advancePayment(60 * hour);
    await advancePayment(60_000);
    expect(await newest()).toMatchObject({ state: 'voided' });
    expect((await billing()).subscription?.selection?.licences).toBe(3);
  });

  it('is retried for a day if it is a renewal, and then counts as declined', async () => {
    gateways.set('sandbox', silent());
    await untilRenewal();
    await advancePayment(24 * hour);
    expect(await billing()).toMatchObject({
      subscription: { state: 'active' },
      payments: [{ state: 'processing' }, {}],
    });
    await advancePayment(hour);
    expect(await billing()).toMatchObject({ subscription: { state: 'overdue' }, payments: [{ state: 'voided' }, {}] });
    gateways.set('sandbox', sandbox);
    time.forward(24 * hour);
    await advanceSubscriptions(test.dependencies);
    expect((await billing()).subscription?.state).toBe('active');
  });
});

describe('an automatic renewal', () => {
  it('is not recorded as failed after a transfer has paid for it', async () => {
    id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
    await untilRenewal();
    expect((await billing()).subscription?.state).toBe('overdue');
    const ordered = await pay(owner.client, id, await quote(owner.client, id), null);
    gateways.set('sandbox', silent());
    time.set(new Date((await billing()).subscription?.next_try_at ?? ''));
    await advanceSubscriptions(test.dependencies);
    expect(await newest()).toMatchObject({ kind: 'renewal', state: 'processing' });
    await recordTransfer(administrator, id, ordered, { on: localDay(time.clock()) });
    gateways.set('sandbox', sandbox);
    await advancePayment(60_000);
    expect(await billing()).toMatchObject({
      subscription: { state: 'active', read_only_at: null },
      payments: [{ state: 'declined' }, { state: 'captured' }, {}, {}],
    });
  });

  it('keeps what is received for its pro-forma invoice while its card is charged', async () => {
    id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
    await untilRenewal();
    const ordered = await pay(owner.client, id, await quote(owner.client, id), null);
    gateways.set('sandbox', silent());
    time.set(new Date((await billing()).subscription?.next_try_at ?? ''));
    await advanceSubscriptions(test.dependencies);
    const today = localDay(time.clock());
    await recordTransfer(administrator, id, ordered, { on: today, amount: 1000, isConfirmed: true });
    const paidOut = await administrator.client.post(
      `/tenants/${id}/credit-payouts`,
      { amount: 1000, paid_on: today },
      { headers: { 'idempotency-key': randomUUID() } },
    );
    expect([paidOut.statusCode, paidOut.json()]).toMatchObject([409, { code: 'credit_promised' }]);
    expect(await listedReserve()).toBe(1000);
    gateways.set('sandbox', sandbox);
    await advancePayment(60_000);
    await recordTransfer(administrator, id, ordered, { on: today, amount: ordered.amount - 1000 });
    expect(await billing()).toMatchObject({ credit: 0, subscription: { state: 'active', read_only_at: null } });
  });

  it('reserves credit once beside its pro-forma invoice: for the one that needs more', async () => {
    id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
    await untilRenewal();
    await pay(owner.client, id, await quote(owner.client, id), null);
    gateways.set('sandbox', silent());
    time.set(new Date((await billing()).subscription?.next_try_at ?? ''));
    await advanceSubscriptions(test.dependencies);
    const use = (creditUsed: number, state: 'processing' | 'awaiting_transfer') =>
      test.database
        .update(payments)
        .set({ creditUsed })
        .where(and(eq(payments.tenantId, id), eq(payments.state, state)));
    for (const [charged, asked] of [
      [300, 500],
      [500, 300],
    ] as const) {
      await use(charged, 'processing');
      await use(asked, 'awaiting_transfer');
      expect(await listedReserve()).toBe(500);
    }
    await use(0, 'processing');
    await use(0, 'awaiting_transfer');
    expect(await listedReserve()).toBe(0);
  });

  it('keeps its grace if the card is removed and a transfer is asked for instead', async () => {
    id = await paidTenant(test, owner, newName(), { card: cards.renewalsDeclined });
    await untilRenewal();
    const { read_only_at: readOnlyAt, period } = (await billing()).subscription ?? {};
    const [method] = await methods();
    await owner.client.delete(`/tenants/${id}/payment-methods/${method?.id}`);
    time.set(new Date((await billing()).subscription?.next_try_at ?? ''));
    await advanceSubscriptions(test.dependencies);
    expect(await newest()).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
    expect((await billing()).subscription).toMatchObject({ state: 'overdue', read_only_at: readOnlyAt });
    const again = await pay(owner.client, id, await quote(owner.client, id), null);
    await recordTransfer(administrator, id, again, { on: localDay(time.clock()) });
    expect((await billing()).subscription).toMatchObject({ state: 'active', period: { start: period?.end } });
  });

  it('counts as declined if its authorisation expires before the capture', async () => {
    gateways.set('sandbox', { ...sandbox, capture: async (ref) => ({ state: 'voided', ref }) });
    await untilRenewal();
    expect(await billing()).toMatchObject({ subscription: { state: 'overdue' }, payments: [{ state: 'voided' }, {}] });
    await advanceSubscriptions(test.dependencies);
    expect((await billing()).payments).toHaveLength(2);
  });

  it('counts as declined if it needs 3-D Secure, since the customer is not present', async () => {
    const requireBank = async (order: ChargeOrder) =>
      ({ state: 'action_needed', ref: (await sandbox.authorise(order)).ref ?? '', url: 'https://bank.test' }) as const;
    gateways.set('sandbox', { ...sandbox, authorise: requireBank });
    await untilRenewal();
    expect(await billing()).toMatchObject({ subscription: { state: 'overdue' }, payments: [{ state: 'voided' }, {}] });
  });

  it('uses a transfer after a plan by transfer, even if a card was tried and saved since', async () => {
    id = await paidDraft(owner, companyNamed(newName()));
    const ordered = await pay(owner.client, id, await quote(owner.client, id), null);
    const paid = await recordTransfer(administrator, id, ordered, { on: localDay(time.clock()) });
    await test.dependencies.engine.run(paid.operation_id ?? '');
    const method = await addCard(owner.client, id, cards.declined);
    expect((await pay(owner.client, id, await quote(owner.client, id, more), method)).state).toBe('declined');
    await saveCard(owner.client, id);
    await untilRenewal();
    expect(await newest()).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
  });

  it('uses the card of the plan after a change by transfer', async () => {
    const transfer = await pay(owner.client, id, await quote(owner.client, id, more), null);
    await recordTransfer(administrator, id, transfer, { on: localDay(time.clock()) });
    await untilRenewal();
    expect(await newest()).toMatchObject({ kind: 'renewal', state: 'captured' });
  });

  it('uses a transfer if no card is saved', async () => {
    const [method] = await methods();
    await owner.client.delete(`/tenants/${id}/payment-methods/${method?.id}`);
    await untilRenewal();
    expect(await newest()).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
  });
});

describe('a payment that waits at the bank', () => {
  it('fixes the country and the VAT number that it was quoted with', async () => {
    const method = await addCard(owner.client, id, cards.authenticates);
    await pay(owner.client, id, await quote(owner.client, id, more), method);
    const { application } = (await owner.client.get(`/tenants/${id}`)).json<Tenant>().sections;
    const moved = { ...application.data, address: german, _version: application.version };
    const rejected = await owner.client.put(`/tenants/${id}/sections/application`, moved);
    expect([rejected.statusCode, Object.keys(rejected.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['address.country', 'address.vat_number'],
    ]);
  });
});

describe('a payment that is not captured yet', () => {
  const captures = (capture: PaymentGateway['capture']) => gateways.set('sandbox', { ...sandbox, capture });
  const capturesAgain = () => gateways.set('sandbox', sandbox);
  const noAnswer = () => Promise.reject(new OutcomeUnknown('No answer.'));

  /** Orders by transfer, then pays by card without an answer to the capture, then records the transfer. */
  async function payTwice() {
    const ordered = await pay(owner.client, id, await quote(owner.client, id, more), null);
    captures(noAnswer);
    const [method] = await methods();
    await pay(owner.client, id, await quote(owner.client, id, more), method?.id ?? '');
    const day = localDay(time.clock());
    expect(await recordTransfer(administrator, id, ordered, { on: day })).toMatchObject({ state: 'awaiting_transfer' });
    return ordered.amount;
  }

  it('takes effect before a transfer for the same order, which becomes account credit', async () => {
    const amount = await payTwice();
    capturesAgain();
    await advancePayment(60_000);
    const { credit, invoices, payments, subscription } = await billing();
    expect(subscription?.selection?.licences).toBe(9);
    expect(payments.slice(0, 2).map(({ state }) => state)).toEqual(['captured', 'credited']);
    expect(invoices.filter(({ kind }) => kind === 'invoice')).toHaveLength(2);
    expect(credit).toBe(amount);
  });

  it('leaves the order to a recorded transfer if the capture is declined', async () => {
    await payTwice();
    captures(async (ref) => ({ state: 'declined', ref, reason: 'declined' }));
    await advancePayment(60_000);
    await advanceSubscriptions(test.dependencies);
    const { credit, payments, subscription } = await billing();
    expect(subscription?.selection?.licences).toBe(9);
    expect(payments.slice(0, 2).map(({ state }) => state)).toEqual(['declined', 'captured']);
    expect(credit).toBe(0);
  });

  it('takes effect before its cancelled subscription ends', async () => {
    await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
    const end = new Date((await billing()).subscription?.period?.end ?? '');
    time.set(new Date(end.getTime() - 60_000));
    captures(noAnswer);
    const [method] = await methods();
    expect(await pay(owner.client, id, await quote(owner.client, id, more), method?.id ?? '')).toMatchObject({
      state: 'processing',
    });
    await untilRenewal();
    expect((await billing()).subscription).toMatchObject({ state: 'active', cancels: true });
    capturesAgain();
    await advancePayment(60_000);
    expect(await newest()).toMatchObject({ state: 'captured' });
    await advanceSubscriptions(test.dependencies);
    expect((await billing()).subscription).toMatchObject({ state: 'cancelled', selection: more });
  });
});
