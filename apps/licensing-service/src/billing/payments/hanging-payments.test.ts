import type { Billing } from '@atrium/api-client/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownerEachTest } from '../../testing/owner-each-test';
import { paidTenant } from '../../testing/paid-tenants';
import { addCard, billingOf, cards, cardsOf, pay, payCall, quote, saveCard, smallPlan } from '../../testing/paying';
import { transferSettings } from '../../testing/test-settings';
import { processSubscriptions } from '../subscriptions/subscriptions.job';
import { advancePayments } from './advance-payments.job';
import { OutcomeUnknown, type ChargeOrder, type PaymentGateway } from '../gateways/payment-gateway';
import { createSandboxGateway } from '../gateways/sandbox/sandbox-gateway';

const gateways = new Map<PaymentGateway['name'], PaymentGateway>();
const { test, owner, time, newName } = ownerEachTest(() => ({
  settings: transferSettings,
  dependencies: { gateways },
}));
let id: string;
let sandbox: PaymentGateway;

beforeAll(() => {
  const dependencies = { database: test.database, clock: time.clock, publicUrl: test.dependencies.settings.publicUrl };
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
  await processSubscriptions(test.dependencies);
};
const methods = () => cardsOf(owner.client, id);
const silent = (): PaymentGateway => ({
  ...sandbox,
  authorise: () => Promise.reject(new OutcomeUnknown('No answer.')),
});

describe('a card of a payment company that is not set up any more', () => {
  it('is shown as such, and neither offered nor charged', async () => {
    const [method] = await methods();
    const offered = await quote(owner.client, id, more);
    gateways.clear();
    expect(await methods()).toMatchObject([{ last4: '4242', is_chargeable: false }]);
    const refused = await payCall(owner.client, id, offered, method?.id ?? '');
    const errors = { payment_method_id: ['We can no longer charge this card. Choose or add another one.'] };
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { errors }]);
  });

  it('renews nothing: the next period is asked for by a pro-forma invoice', async () => {
    gateways.clear();
    await untilRenewal();
    expect((await billing()).subscription?.state).toBe('awaiting_transfer');
    expect(await newest()).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
  });

  it('leaves the place of the default to the next card that is saved', async () => {
    gateways.set('stripe', { ...sandbox, name: 'stripe' });
    gateways.delete('sandbox');
    await saveCard(owner.client, id, cards.renewalsDeclined);
    const kept = (await methods()).map((card) => [card.gateway, card.is_default, card.is_chargeable]);
    expect(kept).toEqual([
      ['stripe', true, true],
      ['sandbox', false, false],
    ]);
    gateways.delete('stripe');
  });

  it.each(['processing', 'action_needed'] as const)(
    'lets a payment end that is %s, with nothing taken',
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

describe('a payment that no payment company answers', () => {
  it('is asked for until an hour after its quote has expired, and never ordered later', async () => {
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

  it('gives back what turns out too late to have been promised', async () => {
    const method = await addCard(owner.client, id, cards.timesOut);
    await pay(owner.client, id, await quote(owner.client, id, more), method);
    await advancePayment(60 * hour);
    await advancePayment(60_000);
    expect(await newest()).toMatchObject({ state: 'voided' });
    expect((await billing()).subscription?.selection?.licences).toBe(3);
  });

  it('and renews a plan is asked for a day, and counts as refused then', async () => {
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
    await processSubscriptions(test.dependencies);
    expect((await billing()).subscription?.state).toBe('active');
  });
});

describe('an automatic renewal', () => {
  it('whose promise lapses before it is taken counts as refused', async () => {
    gateways.set('sandbox', { ...sandbox, capture: async (ref) => ({ state: 'voided', ref }) });
    await untilRenewal();
    expect(await billing()).toMatchObject({ subscription: { state: 'overdue' }, payments: [{ state: 'voided' }, {}] });
    await processSubscriptions(test.dependencies);
    expect((await billing()).payments).toHaveLength(2);
  });

  it('that needs confirmation at the bank counts as refused, because the customer is not present', async () => {
    const ask = async (order: ChargeOrder) =>
      ({ state: 'action_needed', ref: (await sandbox.authorise(order)).ref ?? '', url: 'https://bank.test' }) as const;
    gateways.set('sandbox', { ...sandbox, authorise: ask });
    await untilRenewal();
    expect(await billing()).toMatchObject({ subscription: { state: 'overdue' }, payments: [{ state: 'voided' }, {}] });
  });

  it('is not paid by a card because that one was tried last, where the last payment came by transfer', async () => {
    const administrator = await test.person('Maja', { isAdministrator: true });
    const transfer = await pay(owner.client, id, await quote(owner.client, id, more), null);
    const on = time.clock().toISOString().slice(0, 10);
    const noted = await administrator.client.post(`/tenants/${id}/payments/${transfer.id}/received`, {
      received_on: on,
      amount: transfer.amount,
    });
    expect(noted.statusCode, noted.body).toBe(200);
    const method = await addCard(owner.client, id, cards.declined);
    const refused = await pay(owner.client, id, await quote(owner.client, id, { ...more, licences: 12 }), method);
    expect(refused.state).toBe('declined');
    await untilRenewal();
    expect(await newest()).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
  });

  it('is asked for by a transfer where no card is kept any more', async () => {
    const [method] = await methods();
    await owner.client.delete(`/tenants/${id}/payment-methods/${method?.id}`);
    await untilRenewal();
    expect(await newest()).toMatchObject({ kind: 'renewal', state: 'awaiting_transfer' });
  });
});
