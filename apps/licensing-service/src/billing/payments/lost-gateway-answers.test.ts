import type { Operation } from '@atrium/api-client/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reopenCreation } from '../../testing/failed-creation';
import { ownerPerTest } from '../../testing/owner-per-test';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { addCard, billingOf, cards, chargesOf, pay, quote, smallPlan } from '../../testing/paying';
import { reconcileAccounts } from '../../testing/reconcile-accounts';
import { companyNamed } from '../../testing/tenants-app';
import { advancePayments } from './advance-payments.job';
import { OutcomeUnknown, type PaymentGateway } from '../gateways/payment-gateway';
import { createSandboxGateway } from '../gateways/sandbox/sandbox-gateway';
import { sandboxRefunds } from '../gateways/sandbox/sandbox.table';
import { payments } from './payment.table';

type Effect = 'authorise' | 'capture' | 'void' | 'refund';

const gateways = new Map<PaymentGateway['name'], PaymentGateway>();
const { test, owner, time, newName } = ownerPerTest(() => ({ dependencies: { gateways } }));
/** The next capture responds that it is still processing. */
let isSlow = false;
/** The operation whose next response is lost after it took effect. */
let lost: { effect: Effect; as: Error } | null = null;

/** A gateway whose responses can be lost. */
function losing(gateway: PaymentGateway): PaymentGateway {
  const answer = async <T>(effect: Effect, happened: Promise<T>): Promise<T> => {
    const result = await happened;
    if (lost?.effect !== effect) return result;
    const { as } = lost;
    lost = null;
    throw as;
  };
  return {
    ...gateway,
    authorise: (order) => answer('authorise', gateway.authorise(order)),
    capture: async (ref, key) => {
      const result = await answer('capture', gateway.capture(ref, key));
      if (!isSlow) return result;
      isSlow = false;
      return { state: 'processing', ref };
    },
    void: (ref, key) => answer('void', gateway.void(ref, key)),
    refund: (ref, key, amount) => answer('refund', gateway.refund(ref, key, amount)),
  };
}

beforeAll(() => {
  const dependencies = { database: test.database, clock: time.clock, settings: test.dependencies.settings };
  gateways.set('sandbox', losing(createSandboxGateway(dependencies)));
});
beforeEach(() => {
  lost = null;
});

const draft = () => paidDraft(owner, companyNamed(newName()));
const statesOfCharges = async (id: string) => (await chargesOf(test, id)).map(({ state }) => state);
const statesOf = async (id: string) =>
  (
    await test.database
      .select()
      .from(payments)
      .where(eq(payments.tenantId, id))
      .orderBy(desc(payments.createdAt), desc(payments.id))
  ).map(({ state }) => state);
const aMinuteLater = async () => {
  time.forward(60_000);
  await advancePayments(test.dependencies);
};
const expectSettled = async () => expect((await reconcileAccounts(test.database)).problems).toEqual([]);

/** Expects that a creation's capture is found a minute later and billed once. */
async function expectRecovered(id: string): Promise<void> {
  expect(await statesOf(id)).toEqual(['capturing']);
  await aMinuteLater();
  expect(await statesOf(id)).toEqual(['captured']);
  expect(await billingOf(owner.client, id)).toMatchObject({
    subscription: { state: 'active' },
    invoices: [{ total: 9272 }],
  });
  await expectSettled();
}

/** How a response is lost: with an unknown outcome (a time-out, 429 or 500), or by a crash of the process. */
const ways = [
  ['its outcome is unknown', () => new OutcomeUnknown('No answer.')],
  ['the service crashes', () => new Error('The process ended.')],
] as const;

describe.each(ways)('a payment whose gateway answer is lost while %s', (_name, as) => {
  it('finds its authorisation, authorises once, and starts the creation', async () => {
    const id = await draft();
    const method = await addCard(owner.client, id);
    lost = { effect: 'authorise', as: as() };
    await pay(owner.client, id, await quote(owner.client, id), method).catch(() => undefined);
    expect(await statesOf(id)).toEqual(['processing']);
    await aMinuteLater();
    const [known] = (await billingOf(owner.client, id)).payments;
    expect(known?.state).toBe('authorised');
    await test.dependencies.engine.run(known?.operation_id ?? '');
    expect(await statesOfCharges(id)).toEqual(['captured']);
    expect((await billingOf(owner.client, id)).invoices).toHaveLength(1);
    await expectSettled();
  });

  it.each<Effect>(['authorise', 'capture'])(
    'charges and bills a plan change once after a lost answer to %s',
    async (effect) => {
      const id = await paidTenant(test, owner, newName());
      const method = await addCard(owner.client, id);
      const offered = await quote(owner.client, id, { ...smallPlan, licences: 5 });
      lost = { effect, as: as() };
      await pay(owner.client, id, offered, method).catch(() => undefined);
      const unknown = await billingOf(owner.client, id);
      expect((await statesOf(id))[0]).toBe(effect === 'authorise' ? 'processing' : 'capturing');
      expect(unknown.subscription?.selection?.licences).toBe(3);
      await aMinuteLater();
      const known = await billingOf(owner.client, id);
      expect(known.subscription?.selection?.licences).toBe(5);
      expect(known.invoices).toHaveLength(2);
      expect(await statesOfCharges(id)).toEqual(['captured', 'captured']);
      await aMinuteLater();
      await expectSettled();
    },
  );

  it('voids an abandoned authorisation once', async () => {
    const id = await draft();
    const waiting = await addCard(owner.client, id, cards.authenticates);
    await pay(owner.client, id, await quote(owner.client, id), waiting);
    expect((await owner.client.delete(`/tenants/${id}`)).statusCode).toBe(204);
    time.forward(2 * 3_600_000);
    lost = { effect: 'void', as: as() };
    await advancePayments(test.dependencies).catch(() => undefined);
    expect(await statesOf(id)).toEqual(['voiding']);
    await aMinuteLater();
    expect(await statesOf(id)).toEqual(['voided']);
    expect(await statesOfCharges(id)).toEqual(['voided']);
    await expectSettled();
  });

  it('finds the capture of a creation and bills it once, however long it takes', async () => {
    const id = await draft();
    const method = await addCard(owner.client, id);
    const { operation_id: operation } = await pay(owner.client, id, await quote(owner.client, id), method);
    lost = { effect: 'capture', as: as() };
    await test.dependencies.engine.run(operation ?? '');
    expect((await owner.client.get(`/operations/${operation}`)).json<Operation>().state).toBe('succeeded');
    expect((await billingOf(owner.client, id)).invoices).toEqual([]);
    for (let minutes = 0; minutes < 15; minutes += 1) {
      lost = { effect: 'capture', as: as() };
      time.forward(60_000);
      await advancePayments(test.dependencies).catch(() => undefined);
    }
    await expectRecovered(id);
  });

  it('refunds the capture of a cancelled creation once', async () => {
    const id = await draft();
    const method = await addCard(owner.client, id);
    const payment = await pay(owner.client, id, await quote(owner.client, id), method);
    const { operation_id: operation } = payment;
    lost = { effect: 'capture', as: as() };
    await test.dependencies.engine.run(operation ?? '');
    expect(await statesOfCharges(id)).toEqual(['captured']);
    expect(await statesOf(id)).toEqual(['capturing']);
    await reopenCreation(test, payment, 'failed');
    const cancelled = await owner.client.post(`/operations/${operation}/cancel`, {});
    expect(cancelled.statusCode, cancelled.body).toBeLessThan(300);
    await test.dependencies.engine.run(operation ?? '');
    time.forward(60_000);
    lost = { effect: 'refund', as: as() };
    await advancePayments(test.dependencies).catch(() => undefined);
    expect(await statesOf(id)).toEqual(['refunding']);
    await aMinuteLater();
    expect(await statesOf(id)).toEqual(['refunded']);
    const key = sql`${sandboxRefunds.key} like ${`${(await billingOf(owner.client, id)).payments[0]?.id}:%`}`;
    expect(await test.database.select().from(sandboxRefunds).where(key)).toMatchObject([{ amount: 9272 }]);
    await expectSettled();
    const discarded = await owner.client.delete(`/tenants/${id}`);
    expect(discarded.statusCode, discarded.body).toBe(204);
  });
});

it('advances the other payments when one fails', async () => {
  const broken = await draft();
  const offered = await quote(owner.client, broken);
  lost = { effect: 'authorise', as: new OutcomeUnknown('No answer.') };
  await pay(owner.client, broken, offered, await addCard(owner.client, broken));
  const other = await draft();
  lost = { effect: 'authorise', as: new OutcomeUnknown('No answer.') };
  await pay(owner.client, other, await quote(owner.client, other), await addCard(owner.client, other));
  time.forward(60_000);
  lost = { effect: 'authorise', as: new Error('The answer makes no sense.') };
  await expect(advancePayments(test.dependencies)).rejects.toThrow('could not be advanced');
  expect([...(await statesOf(broken)), ...(await statesOf(other))].toSorted()).toEqual(['authorised', 'processing']);
  await aMinuteLater();
  expect([...(await statesOf(broken)), ...(await statesOf(other))]).toEqual(['authorised', 'authorised']);
});

it('bills a creation once after its slow capture completes', async () => {
  const id = await draft();
  const method = await addCard(owner.client, id);
  const { operation_id: operation } = await pay(owner.client, id, await quote(owner.client, id), method);
  isSlow = true;
  await test.dependencies.engine.run(operation ?? '');
  await expectRecovered(id);
});
