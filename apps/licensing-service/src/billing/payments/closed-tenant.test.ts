import { eq } from 'drizzle-orm';
import type { Operation } from '@atrium/api-client/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localDay } from '../../platform';
import { ownerPerTest } from '../../testing/owner-per-test';
import { paidTenant } from '../../testing/paid-tenants';
import { addCard, billingOf, cards, cardsOf, chargesOf, pay, payCall, quote, smallPlan } from '../../testing/paying';
import { mailsTo } from '../../testing/sent-mail';
import type { Person } from '../../testing/tenants-app';
import { transferSettings } from '../../testing/test-settings';
import { recordTransfer } from '../../testing/transfers';
import { advanceSubscriptions } from '../subscriptions/advance/advance-subscriptions.job';
import { advancePayments } from './advance-payments.job';
import { sandboxCards, sandboxCharges } from '../gateways/sandbox/sandbox.table';
import { payments } from './payment.table';

const { test, owner, time, newName } = ownerPerTest(() => ({ settings: transferSettings }));
let id: string;
let administrator: Person;

beforeAll(async () => {
  administrator = await test.person('Maja', { isAdministrator: true });
});

beforeEach(async () => {
  id = await paidTenant(test, owner, newName());
});

const more = { ...smallPlan, licences: 9 };
const statesOfCharges = async () => (await chargesOf(test, id)).map(({ state }) => state);
const closeCall = () => owner.client.post(`/tenants/${id}/close`, {});
const close = async () => {
  const { id: operation } = (await closeCall()).json<Operation>();
  await test.dependencies.engine.run(operation);
  expect((await owner.client.get(`/tenants/${id}`)).json()).toMatchObject({ state: 'closed' });
};
const approve = async () => {
  const pending = (await chargesOf(test, id)).find(({ state }) => state === 'action_needed');
  if (pending !== undefined)
    await test.database.update(sandboxCharges).set({ state: 'authorised' }).where(eq(sandboxCharges.id, pending.id));
};
const aMinuteLater = async () => {
  time.forward(60_000);
  await advancePayments(test.dependencies);
};

describe('a closed company CRM', () => {
  it('charges nothing when the customer returns from their bank afterwards', async () => {
    const method = await addCard(owner.client, id, cards.authenticates);
    const waiting = await pay(owner.client, id, await quote(owner.client, id, more), method);
    expect(waiting.state).toBe('action_needed');
    await close();
    await approve();
    const back = await owner.client.post(`/tenants/${id}/payments/${waiting.id}/refresh`, {});
    expect(back.json()).toMatchObject({ state: 'voided' });
    expect(await statesOfCharges()).toEqual(['captured', 'voided']);
    expect((await billingOf(owner.client, id)).invoices).toHaveLength(1);
  });

  it('captures nothing when the gateway answers only afterwards', async () => {
    const method = await addCard(owner.client, id, cards.timesOut);
    expect((await pay(owner.client, id, await quote(owner.client, id, more), method)).state).toBe('processing');
    await close();
    await aMinuteLater();
    await aMinuteLater();
    expect(await statesOfCharges()).toEqual(['captured', 'voided']);
    expect((await billingOf(owner.client, id)).payments).toMatchObject([{ state: 'voided' }, { state: 'captured' }]);
  });

  it('has no pending bank transfer', async () => {
    const transfer = await pay(owner.client, id, await quote(owner.client, id, more), null);
    expect(transfer.state).toBe('awaiting_transfer');
    await close();
    expect((await billingOf(owner.client, id)).payments).toMatchObject([{ state: 'voided' }, { state: 'captured' }]);
  });

  it('keeps a late bank transfer as account credit, and notifies the owner that it can be paid out', async () => {
    const transfer = await pay(owner.client, id, await quote(owner.client, id, more), null);
    await close();
    const receipt = { received_on: localDay(time.clock()), amount: transfer.amount };
    await administrator.client.post(`/tenants/${id}/payments/${transfer.id}/received`, receipt);
    const mails = (await mailsTo(test, owner)).filter(({ subject }) => subject.endsWith('to your account credit'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('after the company CRM was closed');
    expect(mails[0]?.text).toContain(`To get it back, write to ${test.dependencies.settings.operatorEmail}.`);
    expect(mails[0]?.text).not.toContain('next invoice');
  });

  it('begins no plan for a transfer that is recorded before it is deleted', async () => {
    const transfer = await pay(owner.client, id, await quote(owner.client, id, more), null);
    const { id: operation } = (await closeCall()).json<Operation>();
    await recordTransfer(administrator, id, transfer, { on: localDay(time.clock()) });
    await advanceSubscriptions(test.dependencies);
    expect((await billingOf(owner.client, id)).payments[0]).toMatchObject({ state: 'awaiting_transfer' });
    await test.dependencies.engine.run(operation);
    const { credit, invoices, payments: paid } = await billingOf(owner.client, id);
    expect(paid[0]).toMatchObject({ state: 'credited' });
    expect(credit).toBe(transfer.amount);
    expect(invoices.filter(({ kind }) => kind === 'invoice')).toHaveLength(1);
  });

  it('is charged nothing from the moment it is closed, before it is deleted', async () => {
    const [method] = await cardsOf(owner.client, id);
    const offered = await quote(owner.client, id, more);
    await closeCall();
    const rejected = await payCall(owner.client, id, offered, method?.id ?? '');
    expect([rejected.statusCode, rejected.json()]).toMatchObject([409, { code: 'operation_in_progress' }]);
    time.set(new Date((await billingOf(owner.client, id)).subscription?.period?.end ?? ''));
    await advanceSubscriptions(test.dependencies);
    expect(await statesOfCharges()).toEqual(['captured']);
    expect((await billingOf(owner.client, id)).payments).toHaveLength(1);
  });

  it('has no cards, and its subscription has ended', async () => {
    await close();
    const saved = test.database.select().from(sandboxCards).where(eq(sandboxCards.tenantId, id));
    expect(await saved).toMatchObject([{ forgottenAt: expect.any(Date) }]);
    expect(await cardsOf(owner.client, id)).toEqual([]);
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({ state: 'cancelled', next_invoice: null });
  });

  it('cannot be closed while its card is being charged', async () => {
    await test.database.update(payments).set({ state: 'capturing' }).where(eq(payments.tenantId, id));
    const rejected = await closeCall();
    expect([rejected.statusCode, rejected.json()]).toMatchObject([409, { code: 'payment_in_progress' }]);
    await test.database.update(payments).set({ state: 'captured' }).where(eq(payments.tenantId, id));
    await close();
  });
});
