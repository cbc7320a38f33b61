import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownerPerTest } from '../../testing/owner-per-test';
import { waitForDelivery, openPage, type OpenPage } from '../../testing/open-page';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { addCard, billingOf, cards, cardsOf, pay, quote, saveCard, setUpCall, smallPlan } from '../../testing/paying';
import { type Person, companyNamed } from '../../testing/tenants-app';
import { transferSettings } from '../../testing/test-settings';
import { cancelTransferCall, recordCall, recordTransfer } from '../../testing/transfers';
import { trialTenant } from '../../testing/trial-tenants';
import { localDay } from '../../platform';
import { advanceSubscriptions } from '../subscriptions/advance/advance-subscriptions.job';
import { advancePayments } from './advance-payments.job';

const { test, owner, time, newName } = ownerPerTest(() => ({ settings: transferSettings }));
const day = 86_400_000;
let operator: Person;

beforeAll(async () => {
  operator = await test.person('Maja', { isAdministrator: true });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});

const paid = (options: Parameters<typeof paidTenant>[3] = {}) => paidTenant(test, owner, newName(), options);
const firstCard = async (id: string) => (await cardsOf(owner.client, id))[0]?.id ?? '';
const morePlan = { ...smallPlan, licences: 5 };
const orderMore = async (id: string) => pay(owner.client, id, await quote(owner.client, id, morePlan), null);
const payMore = async (id: string, card: string) =>
  pay(owner.client, id, await quote(owner.client, id, morePlan), card);
const reduce = async (id: string) =>
  pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 1 }), null);

/** Lets days pass and runs the subscriptions job. */
async function pass(days: number, dependencies = test.dependencies): Promise<void> {
  time.forward(days * day);
  await advanceSubscriptions(dependencies);
}

/** Confirms a payment at the sandbox bank. */
async function approve(url: string | null): Promise<void> {
  const bank = new URL(url ?? '').pathname;
  const code = /name="code" value="([^"]+)"/.exec((await test.app.inject({ url: bank })).body)?.[1];
  await test.app.inject({ method: 'POST', url: bank, payload: { answer: 'approve', code } });
}

/** An open page of the owner that has received all events so far. */
async function openAt(id: string): Promise<OpenPage & { readonly changes: () => number }> {
  const page = await openPage(test.app, owner.client);
  await billingOf(owner.client, id);
  await waitForDelivery(test.dependencies.realtime, id, [page]);
  const before = page.changesOf(id);
  return { ...page, changes: () => page.changesOf(id) - before };
}

interface Change {
  /** Prepares a company CRM; returns the change made in another tab, by the operator or in the background. */
  readonly begin: (id: string) => Promise<() => Promise<unknown>>;
  readonly tenant?: () => Promise<string>;
}

const changes: Readonly<Record<string, Change>> = {
  'a plan that is paid by card': {
    begin: async (id) => {
      const card = await firstCard(id);
      return () => payMore(id, card);
    },
  },
  'a card that is declined': {
    begin: async (id) => {
      const card = await addCard(owner.client, id, cards.declined);
      return () => payMore(id, card);
    },
  },
  'a payment that its bank approved': {
    begin: async (id) => {
      const payment = await payMore(id, await addCard(owner.client, id, cards.authenticates));
      await approve(payment.action_url);
      time.forward(60_000);
      return () => advancePayments(test.dependencies);
    },
  },
  'a bank transfer that is ordered': { begin: async (id) => () => orderMore(id) },
  'a bank transfer that is recorded': {
    begin: async (id) => {
      const payment = await orderMore(id);
      return () => recordCall(operator, id, payment, { on: localDay(time.clock()) });
    },
  },
  'a part of a bank transfer that is recorded': {
    begin: async (id) => {
      const payment = await orderMore(id);
      return () => recordCall(operator, id, payment, { on: localDay(time.clock()), amount: 100, isConfirmed: true });
    },
  },
  'a bank transfer that is cancelled': {
    begin: async (id) => {
      const payment = await orderMore(id);
      return () => cancelTransferCall(operator, id, payment);
    },
  },
  'a bank transfer that expires': {
    begin: async (id) => {
      await orderMore(id);
      return () => pass(20);
    },
  },
  'a renewal that is asked for by bank transfer': {
    begin: async (id) => {
      await owner.client.delete(`/tenants/${id}/payment-methods/${await firstCard(id)}`);
      return () => pass(16);
    },
  },
  'account credit that is paid out': {
    begin: async (id) => {
      await reduce(id);
      const { credit: amount } = await billingOf(owner.client, id);
      const headers = { 'idempotency-key': randomUUID() };
      const paidOut = { amount, paid_on: localDay(time.clock()) };
      return () => operator.client.post(`/tenants/${id}/credit-payouts`, paidOut, { headers });
    },
  },
  'a renewal that is charged': {
    begin: async () => () => pass(31),
  },
  'a renewal whose card is declined': {
    tenant: () => paid({ card: cards.renewalsDeclined }),
    begin: async () => () => pass(31),
  },
  'a renewal without a card': {
    begin: async (id) => {
      await owner.client.delete(`/tenants/${id}/payment-methods/${await firstCard(id)}`);
      return () =>
        pass(31, { ...test.dependencies, settings: { ...test.dependencies.settings, payments: ['sandbox'] } });
    },
  },
  'a trial that ends read-only': {
    tenant: () => trialTenant(test, owner, newName()),
    begin: async () => () => pass(60),
  },
  'a planned change': {
    begin: async (id) => () => owner.client.put(`/tenants/${id}/planned-change`, { ...smallPlan, modules: [] }),
  },
  'a planned change that is undone': {
    begin: async (id) => {
      await owner.client.put(`/tenants/${id}/planned-change`, { ...smallPlan, modules: [] });
      return () => owner.client.delete(`/tenants/${id}/planned-change`);
    },
  },
  'a cancellation': { begin: async (id) => () => owner.client.post(`/tenants/${id}/subscription/cancel`, {}) },
  'a subscription that is resumed': {
    begin: async (id) => {
      await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
      return () => owner.client.post(`/tenants/${id}/subscription/resume`, {});
    },
  },
  'a cancelled subscription that ends': {
    begin: async (id) => {
      await owner.client.post(`/tenants/${id}/subscription/cancel`, {});
      return () => pass(31);
    },
  },
  'a card that is saved': {
    begin: async (id) => {
      const card = await addCard(owner.client, id);
      return () => setUpCall(owner.client, id, card);
    },
  },
  'another default card': {
    begin: async (id) => {
      const first = await firstCard(id);
      await saveCard(owner.client, id);
      return () => owner.client.post(`/tenants/${id}/payment-methods/${first}/default`);
    },
  },
  'a card that is removed': {
    begin: async (id) => {
      const card = await firstCard(id);
      return () => owner.client.delete(`/tenants/${id}/payment-methods/${card}`);
    },
  },
};

describe('billing events on an open page of the owner', () => {
  it.each(Object.entries(changes))('are sent after %s', async (_what, { begin, tenant = paid }) => {
    const id = await tenant();
    const change = await begin(id);
    const shown = async () => [await billingOf(owner.client, id), await cardsOf(owner.client, id)];
    const before = await shown();
    const page = await openAt(id);
    await change();
    await expect.poll(page.changes, { timeout: 5_000 }).toBeGreaterThan(0);
    expect(await shown()).not.toEqual(before);
  });
});

describe('billing events without a change', () => {
  it('are not sent while a payment waits for 3-D Secure, however often it is polled', async () => {
    const id = await paid();
    const payment = await payMore(id, await addCard(owner.client, id, cards.authenticates));
    const page = await openAt(id);
    for (let poll = 0; poll < 3; poll += 1)
      await owner.client.post(`/tenants/${id}/payments/${payment.id}/refresh`, {});
    time.forward(60_000);
    await advancePayments(test.dependencies);
    await waitForDelivery(test.dependencies.realtime, id, [page]);
    expect(page.changes()).toBe(0);
  });

  it('are not sent when the subscriptions job finds nothing to do', async () => {
    const id = await paidDraft(owner, companyNamed(newName()));
    const payment = await pay(owner.client, id, await quote(owner.client, id), null);
    const { operation_id: operation } = await recordTransfer(operator, id, payment, { on: localDay(time.clock()) });
    await test.dependencies.engine.run(operation ?? '');
    await pass(31);
    const page = await openAt(id);
    await pass(0);
    await waitForDelivery(test.dependencies.realtime, id, [page]);
    expect(page.changes()).toBe(0);
  });
});
