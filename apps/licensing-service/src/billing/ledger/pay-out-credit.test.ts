import { randomUUID } from 'node:crypto';
import type { Operation, Payment, SubscriptionSummary } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { localDay } from '../../platform';
import { auditEntries } from '../../schema';
import { expireDrafts } from '../../tenants';
import { reopenCreation } from '../../testing/failed-creation';
import { ownerPerTest } from '../../testing/owner-per-test';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { billingOf, cardsOf, pay, payCall, quote, smallPlan } from '../../testing/paying';
import { seededRandom } from '../../testing/seeded-random';
import { mailsTo } from '../../testing/sent-mail';
import { companyNamed, type Person } from '../../testing/tenants-app';
import { transferSettings } from '../../testing/test-settings';
import { cancelTransferCall, recordTransfer } from '../../testing/transfers';
import { advanceSubscriptions } from '../subscriptions/advance/advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest(() => ({ settings: transferSettings }));
const day = 86_400_000;
let administrator: Person;

beforeAll(async () => {
  administrator = await test.person('Maja', { isAdministrator: true });
});

interface Sent {
  readonly on?: string;
  readonly key?: string;
  readonly by?: Person;
}

const payOut = (id: string, amount: number, { on, key = randomUUID(), by = administrator }: Sent = {}) =>
  by.client.post(
    `/tenants/${id}/credit-payouts`,
    { amount, paid_on: on ?? localDay(time.clock()) },
    { headers: { 'idempotency-key': key } },
  );

const fieldsOf = (answer: Awaited<ReturnType<typeof payOut>>) => {
  const { errors } = answer.json<{ errors?: Record<string, string[]> }>();
  return Object.entries(errors ?? {}).map(([name, [said]]) => [name, said?.replaceAll('\u00A0', ' ')]);
};

const record = (id: string, transfer: Payment, amount = transfer.amount): Promise<Payment> =>
  recordTransfer(administrator, id, transfer, {
    on: localDay(time.clock()),
    amount,
    isConfirmed: amount !== transfer.amount,
  });

/** A draft whose transfer arrived before its creation was cancelled: 92,72 € of account credit. */
async function draftWithCredit(): Promise<string> {
  const id = await paidDraft(owner, companyNamed(newName()));
  const transfer = await pay(owner.client, id, await quote(owner.client, id), null);
  const { operation_id: operation } = await record(id, transfer);
  await owner.client.post(`/operations/${operation}/cancel`, {});
  await test.dependencies.engine.run(operation ?? '');
  expect((await billingOf(owner.client, id)).credit).toBe(9272);
  return id;
}

/** An active company CRM with the account credit of an immediate downgrade. */
async function tenantWithCredit() {
  const id = await paidTenant(test, owner, newName());
  await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 1 }), null);
  const { credit } = await billingOf(owner.client, id);
  expect(credit).toBeGreaterThan(1000);
  return { id, credit };
}

describe('a payout of account credit', () => {
  it('is posted with its date, and notifies the owners of the amount and the remaining credit', async () => {
    const id = await draftWithCredit();
    time.forward(3 * day);
    const on = localDay(new Date(time.clock().getTime() - day));
    const answer = await payOut(id, 9000, { on });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { kind: 'payout', amount: -9000, balance: 272, invoice_number: null, paid_on: on },
    ]);
    expect(await billingOf(owner.client, id)).toMatchObject({
      credit: 272,
      entries: [
        { kind: 'payout', amount: -9000, balance: 272, paid_on: on },
        { kind: 'payment', amount: 9272, balance: 9272, paid_on: null },
      ],
    });
    const mail = (await mailsTo(test, owner)).find(({ subject }) => subject === 'We paid out your account credit');
    const text = mail?.text.replaceAll('\u00A0', ' ');
    expect(text).toContain(`We sent 90,00 € of the account credit`);
    expect(text).toContain(on.split('-').toReversed().join('.'));
    expect(text).toContain('Remaining account credit: 2,72 €.');
    const audits = await test.database.select().from(auditEntries).where(eq(auditEntries.action, 'credit.pay-out'));
    expect(audits.find(({ subjectId }) => subjectId === id)).toMatchObject({
      actorId: administrator.user.id,
      after: { amount: 9000, paid_on: on },
    });
  });

  it('is recorded only by permitted users, for an existing company CRM', async () => {
    const id = await draftWithCredit();
    expect((await payOut(id, 100, { by: owner })).statusCode).toBe(403);
    expect((await payOut(randomUUID(), 100)).statusCode).toBe(404);
    expect((await billingOf(owner.client, id)).credit).toBe(9272);
  });

  it('is limited to the credit and to plausible dates', async () => {
    const id = await draftWithCredit();
    const began = localDay(time.clock());
    time.forward(day);
    expect(fieldsOf(await payOut(id, 9273))).toEqual([
      ['amount', 'The account credit is 92,72 €. Enter that or less.'],
    ]);
    expect(fieldsOf(await payOut(id, 0)).map(([name]) => name)).toEqual(['amount']);
    const tomorrow = localDay(new Date(time.clock().getTime() + day));
    expect(fieldsOf(await payOut(id, 1, { on: tomorrow }))).toEqual([['paid_on', 'Choose today or an earlier day.']]);
    expect(fieldsOf(await payOut(id, 9273, { on: tomorrow })).map(([name]) => name)).toEqual(['amount', 'paid_on']);
    const before = localDay(new Date(time.clock().getTime() - 2 * day));
    expect(fieldsOf(await payOut(id, 1, { on: before }))).toEqual([
      ['paid_on', 'Choose the day the credit was added, or a later one.'],
    ]);
    expect((await payOut(id, 1, { on: began })).statusCode).toBe(201);
  });

  it('lets the draft be discarded and expire, and removes it from the list', async () => {
    const [one, other] = [await draftWithCredit(), await draftWithCredit()];
    expect((await owner.client.delete(`/tenants/${one}`)).statusCode).toBe(409);
    for (const id of [one, other]) expect((await payOut(id, 9272)).statusCode).toBe(201);
    const listed = await administrator.client.get('/subscriptions?filter[state]=draft');
    const ids = listed.json<{ data: { id: string }[] }>().data.map(({ id }) => id);
    expect([ids.includes(one), ids.includes(other)]).toEqual([false, false]);
    expect((await owner.client.delete(`/tenants/${one}`)).statusCode).toBe(204);
    time.forward(31 * day);
    await expireDrafts(test.dependencies);
    expect((await owner.client.get(`/tenants/${other}`)).json()).toMatchObject({ state: 'closed' });
  });
});

it('keeps the credit of a closed company CRM, and notifies its owner that it can be paid out', async () => {
  const { id, credit } = await tenantWithCredit();
  const closing = await owner.client.post(`/tenants/${id}/close`, {});
  await test.dependencies.engine.run(closing.json<Operation>().id);
  expect((await billingOf(owner.client, id)).credit).toBe(credit);
  const mail = (await mailsTo(test, owner)).find(({ subject }) => subject.endsWith('was closed'));
  expect(mail?.text).toContain(
    `of account credit. To get it back, write to ${test.dependencies.settings.operatorEmail}.`,
  );
  expect((await payOut(id, credit)).statusCode).toBe(201);
  expect((await billingOf(owner.client, id)).credit).toBe(0);
});

describe('simultaneous payouts of account credit', () => {
  it('post one entry for one idempotency key', async () => {
    const id = await draftWithCredit();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => payOut(id, 9272, { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
    expect(await billingOf(owner.client, id)).toMatchObject({
      credit: 0,
      entries: [{ kind: 'payout' }, { kind: 'payment' }],
    });
    const mails = (await mailsTo(test, owner)).filter(({ subject }) => subject === 'We paid out your account credit');
    expect(mails).toHaveLength(1);
  });

  it('post one entry for two operators', async () => {
    const id = await draftWithCredit();
    const olga = await test.person('Olga', { permissions: ['update/subscriptions'] });
    const answers = await Promise.all([payOut(id, 5000), payOut(id, 5000, { by: olga })]);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(1);
    expect((await billingOf(owner.client, id)).credit).toBe(4272);
  });

  it('give a payment that used the credit a new quote', async () => {
    const { id, credit } = await tenantWithCredit();
    const offered = await quote(owner.client, id, { ...smallPlan, licences: 2 });
    expect(offered).toMatchObject({ amount_due: 0 });
    const [paid, sent] = await Promise.all([payCall(owner.client, id, offered, null), payOut(id, credit)]);
    expect([
      [201, 422],
      [409, 201],
    ]).toContainEqual([paid.statusCode, sent.statusCode]);
    expect((await billingOf(owner.client, id)).credit).toBeGreaterThanOrEqual(0);
  });
});

describe('account credit reserved by an unbilled payment', () => {
  const promised = 'credit_promised';
  const codeOf = (answer: Awaited<ReturnType<typeof payOut>>) => answer.json<{ code?: string }>().code;

  /** What a company CRM has and has reserved, as the list of subscriptions shows it: the same as its own page. */
  async function listed(id: string) {
    const { data } = (await administrator.client.get('/subscriptions?per_page=100')).json<{
      data: SubscriptionSummary[];
    }>();
    const { credit, credit_reserved: reserved } = await billingOf(owner.client, id);
    expect(data.find((row) => row.id === id)).toMatchObject({ credit, credit_reserved: reserved });
    return [credit, reserved];
  }

  it('cannot be paid out while a transfer is pending, and can after it is cancelled', async () => {
    const { id, credit } = await tenantWithCredit();
    const more = await quote(owner.client, id, { ...smallPlan, licences: 9 });
    expect(more.credit_used).toBe(credit);
    const transfer = await pay(owner.client, id, more, null);
    expect(codeOf(await payOut(id, 1))).toBe(promised);
    expect(await listed(id)).toEqual([credit, credit]);
    await cancelTransferCall(administrator, id, transfer);
    expect(await listed(id)).toEqual([credit, 0]);
    expect((await payOut(id, credit)).statusCode).toBe(201);
    await record(id, transfer);
    expect((await billingOf(owner.client, id)).credit).toBe(more.amount_due);
  });

  it('cannot be paid out between a creation’s payment and its invoice', async () => {
    const id = await draftWithCredit();
    const settled = await pay(owner.client, id, await quote(owner.client, id), null);
    expect(settled.state).toBe('settled');
    expect(await listed(id)).toEqual([9272, 9272]);
    expect(codeOf(await payOut(id, 1))).toBe(promised);
    await test.dependencies.engine.run(settled.operation_id ?? '');
    expect(await billingOf(owner.client, id)).toMatchObject({ credit: 0, subscription: { state: 'active' } });
  });

  it('cannot be paid out while a creation waits for its transfer, and until it is active', async () => {
    const id = await draftWithCredit();
    expect((await payOut(id, 5000)).statusCode).toBe(201);
    const offered = await quote(owner.client, id);
    expect(offered).toMatchObject({ credit_used: 4272, amount_due: 5000 });
    const transfer = await pay(owner.client, id, offered, null);
    expect(codeOf(await payOut(id, 4272))).toBe(promised);
    expect(await listed(id)).toEqual([4272, 4272]);
    const { operation_id: operation } = await record(id, transfer);
    expect(codeOf(await payOut(id, 1))).toBe(promised);
    await test.dependencies.engine.run(operation ?? '');
    expect(await billingOf(owner.client, id)).toMatchObject({ credit: 0, subscription: { state: 'active' } });
  });

  it('cannot be paid out while it is a part of a transfer that is pending', async () => {
    const { id, credit } = await tenantWithCredit();
    const transfer = await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 9 }), null);
    await record(id, transfer, 1000);
    expect(await listed(id)).toEqual([credit + 1000, credit + 1000]);
    expect(codeOf(await payOut(id, 1))).toBe(promised);
    await cancelTransferCall(administrator, id, transfer);
    expect((await payOut(id, credit + 1000)).statusCode).toBe(201);
  });

  it('leaves the remaining credit and later transfers available for payout', async () => {
    const { id, credit } = await tenantWithCredit();
    const gone = await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 8 }), null);
    await cancelTransferCall(administrator, id, gone);
    await pay(owner.client, id, await quote(owner.client, id, { ...smallPlan, licences: 9 }), null);
    await record(id, gone, 700);
    expect(codeOf(await payOut(id, 701))).toBe(promised);
    expect(await listed(id)).toEqual([credit + 700, credit]);
    expect((await payOut(id, 700)).statusCode).toBe(201);
    expect((await billingOf(owner.client, id)).credit).toBe(credit);
  });
});

describe('account credit during a creation', () => {
  const codeOf = (answer: Awaited<ReturnType<typeof payOut>>) => answer.json<{ code?: string }>().code;
  const notOver = 'creation_not_over';

  /** Account credit of an immediate downgrade, and a creation that can still be cancelled. */
  async function creatingWithCredit(state: 'running' | 'failed') {
    const { id, credit } = await tenantWithCredit();
    const creation = (await billingOf(owner.client, id)).payments.find(({ kind }) => kind === 'creation');
    if (creation === undefined) throw new Error('The company CRM was not paid for.');
    await reopenCreation(test, creation, state);
    return { id, credit, operation: creation.operation_id ?? '' };
  }

  it('cannot be paid out while the creation can be cancelled, and can once it has ended', async () => {
    const { id, credit, operation } = await creatingWithCredit('running');
    expect(codeOf(await payOut(id, 1))).toBe(notOver);
    await test.dependencies.engine.run(operation);
    expect((await payOut(id, credit)).statusCode).toBe(201);
  });

  it('cannot be paid out while a cancelled creation’s payment is refunded', async () => {
    const { id, operation } = await creatingWithCredit('failed');
    expect(codeOf(await payOut(id, 1))).toBe(notOver);
    await owner.client.post(`/operations/${operation}/cancel`, {});
    expect(codeOf(await payOut(id, 1))).toBe(notOver);
    await test.dependencies.engine.run(operation);
    const { credit, entries } = await billingOf(owner.client, id);
    const paid = entries.find(({ kind, amount }) => kind === 'payment' && amount > 0);
    const refund = entries.find(({ kind }) => kind === 'refund');
    expect([credit, refund?.amount]).toEqual([0, 0 - (paid?.amount ?? 0)]);
  });
});

it('charges a renewal in full after the credit was paid out', async () => {
  const { id, credit } = await tenantWithCredit();
  const { subscription } = await billingOf(owner.client, id);
  await payOut(id, credit);
  time.set(new Date(subscription?.period?.end ?? ''));
  await advanceSubscriptions(test.dependencies);
  const { payments, credit: left } = await billingOf(owner.client, id);
  const amount = subscription?.next_invoice?.total;
  expect([payments[0], left]).toMatchObject([{ kind: 'renewal', state: 'captured', amount }, 0]);
});

it('posts entries that add up over any history of changes, payouts and pending transfers', async () => {
  const id = await paidTenant(test, owner, newName());
  const random = seededRandom(133);
  const below = (most: number) => Math.floor(random() * most);
  const [card] = await cardsOf(owner.client, id);
  for (let step = 0; step < 40; step += 1) {
    const { credit, entries, payments, subscription } = await billingOf(owner.client, id);
    expect(credit).toBeGreaterThanOrEqual(0);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(credit);
    const pending = payments.find(({ state }) => state === 'awaiting_transfer');
    const kind = below(3);
    if (kind === 0) {
      const answer = await payOut(id, 1 + below(credit + 50));
      expect([201, 409, 422]).toContain(answer.statusCode);
    } else if (pending === undefined) {
      const running = subscription?.selection?.licences ?? 0;
      // Another number of licences, since the same plan would change nothing.
      const licences = 1 + ((running + below(8)) % 9);
      const offered = await quote(owner.client, id, { ...smallPlan, licences });
      const by = offered.amount_due > 0 && kind === 1 ? (card?.id ?? null) : null;
      expect((await payCall(owner.client, id, offered, by)).statusCode).toBe(201);
    } else if (kind === 1) {
      await record(id, pending, 1 + below(2 * pending.amount));
    } else await cancelTransferCall(administrator, id, pending);
    time.forward(3_600_000 * below(12));
  }
  const { entries } = await billingOf(owner.client, id);
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['invoice', 'payment', 'credit_note', 'payout']));
});
