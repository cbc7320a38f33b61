import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { pay, quote, smallPlan } from '../../testing/paying';
import { buildTenantsApp, companyNamed, type Person, type TenantsApp } from '../../testing/tenants-app';
import { everySubscription, expectShownStates, tenantStates } from '../../testing/shown-states';
import { testClock, type TestClock } from '../../testing/test-clock';
import { transferSettings } from '../../testing/test-settings';
import { cancelTransferCall, recordTransfer } from '../../testing/transfers';
import { localDay } from '../../platform';
import { tenants } from '../../schema';
import { ledgerEntries } from '../ledger/ledger.table';
import { invoices } from '../invoices/invoice.table';
import { subscriptions } from './subscription.table';

interface Answer {
  readonly data: readonly SubscriptionSummary[];
  readonly total: number;
}

let test: TenantsApp;
let time: TestClock;
let operator: Person;
let maja: Person;
let yearly = '';
let waiting = '';

beforeAll(async () => {
  time = testClock();
  test = await buildTenantsApp({ settings: transferSettings, dependencies: { clock: time.clock } });
  const ana = await test.person('Ana');
  const bor = await test.person('Bor');
  operator = await test.person('Olga', { permissions: ['view/subscriptions'] });
  maja = await test.person('Maja', { isAdministrator: true });
  const selection = { cycle: 'yearly', licences: 2, modules: ['couriers'], assets: 3 } as const;
  yearly = await paidTenant(test, ana, 'azman', { selection: { ...selection, modules: [...selection.modules] } });
  waiting = await paidDraft(bor, { ...companyNamed('Breza'), company: 'Breza, d.o.o.' });
  const created = await pay(bor.client, waiting, await quote(bor.client, waiting), null);
  const { operation_id: operation } = await recordTransfer(maja, waiting, created, { on: '2026-11-21' });
  await test.dependencies.engine.run(operation ?? '');
  await pay(bor.client, waiting, await quote(bor.client, waiting, { ...smallPlan, licences: 5 }), null);
});
afterAll(() => test.close());

async function list(query = ''): Promise<Answer> {
  const answer = await operator.client.get(`/subscriptions${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

const titles = async (query: string) => (await list(query)).data.map(({ title }) => title);

describe('the list of subscriptions', () => {
  it('shows the operator what each company CRM pays, and its pending transfers', async () => {
    const { data, total } = await list();
    expect(total).toBe(2);
    expect(data).toMatchObject([
      {
        id: yearly,
        title: 'azman',
        company: 'azman',
        owner: 'Ana',
        kind: 'paid',
        state: 'active',
        cycle: 'yearly',
        licences: 2,
        modules: 1,
        assets: 3,
        // (2 × 19,00 + 9,00 + 3 × 1,00) × 10 ÷ 12 = 41,67
        monthly_value: 4167,
        transfers: [],
      },
      {
        id: waiting,
        owner: 'Bor',
        state: 'active',
        cycle: 'monthly',
        licences: 3,
        monthly_value: 7600,
        period_end: '2026-12-20T23:00:00.000Z',
        // 2 × 19,00 with VAT
        transfers: [{ is_awaited: true, amount: 4636, number: 'SPLET-P1-2', due_on: '2026-12-06' }],
      },
    ]);
  });

  it('can be filtered, searched and sorted', async () => {
    const readOnlyAt = new Date('2027-01-03T23:00:00.000Z');
    const unpaid = { overdueSince: time.clock(), readOnlyAt };
    await test.database.update(subscriptions).set(unpaid).where(eq(subscriptions.tenantId, waiting));
    expect(await titles('?filter[state]=overdue')).toEqual(['Breza']);
    expect(await titles('?filter[cycle]=yearly&filter[kind]=paid')).toEqual(['azman']);
    expect(await titles('?filter[monthly_value][from]=5000')).toEqual(['Breza']);
    expect(await titles('?search=breza, d')).toEqual(['Breza']);
    for (const column of ['title', 'company', 'owner', 'kind,title', 'cycle,title', 'state,cycle,title'])
      expect((await titles(`?sort=-${column}`)).toSorted(), column).toEqual(['Breza', 'azman']);
    for (const column of [
      'monthly_value',
      'licences',
      'assets',
      '-period_end',
      'read_only_at,title',
      'next_try_at,title',
    ])
      expect(await titles(`?sort=${column}`), column).toHaveLength(2);
    expect(await titles('?sort=-monthly_value')).toEqual(['Breza', 'azman']);
    expect(await titles('?sort=read_only_at')).toEqual(['Breza', 'azman']);
  });

  it('returns the next page after a row without a time', async () => {
    const first = await operator.client.get('/subscriptions?sort=next_try_at&per_page=1');
    const { data, next } = first.json<Answer & { next: string }>();
    const [second] = (await list(`?sort=next_try_at&per_page=1&cursor=${next}`)).data;
    expect(new Set([data[0]?.id, second?.id])).toEqual(new Set([yearly, waiting]));
  });

  it('is exported with amounts as numbers in euros', async () => {
    const answer = await operator.client.send('POST', '/export/subscriptions', { json: { sort: 'title' } });
    const [sheet] = (await readXlsx(answer.rawPayload)).sheets;
    const [heading, first] = sheet?.rows ?? [];
    expect([heading?.[10], first?.[10]]).toEqual(['Monthly value, € without VAT', 41.67]);
    expect(first?.slice(0, 9)).toEqual(['azman', 'azman', 'Ana', 'Paid', 'Active', 'Yearly', 2, 1, 3]);
  });

  it('omits closed company CRMs without account credit', async () => {
    const become = (state: 'active' | 'closed') =>
      test.database.update(tenants).set({ state }).where(eq(tenants.id, yearly));
    await become('closed');
    expect(await titles('')).toEqual(['Breza']);
    const [invoice] = await test.database.select().from(invoices).where(eq(invoices.tenantId, yearly));
    const credit = { kind: 'credit_note', amount: 1240, balance: 1240, position: 9, at: time.clock() } as const;
    await test.database.insert(ledgerEntries).values({ ...credit, tenantId: yearly, invoiceId: invoice?.id ?? '' });
    expect((await list('?filter[state]=closed')).data).toMatchObject([{ id: yearly, state: 'closed', credit: 1240 }]);
    expect(await titles('?filter[credit][from]=1')).toEqual(['azman']);
    await become('active');
  });

  it('shows the same state as each company CRM’s own page', async () => {
    const now = time.clock();
    const [first, ...others] = everySubscription(now);
    if (first === undefined) throw new Error('There is no combination.');
    const listed = { database: test.database, now, list: async () => (await list()).data };
    await expectShownStates(listed, [
      ...tenantStates.map((state) => [state, first] as const),
      ...others.map((one) => ['active', one] as const),
    ]);
    await test.database.update(tenants).set({ state: 'active' });
  });

  it('contains every transfer that may arrive, the pending one first', async () => {
    const dana = await test.person('Dana');
    const id = await paidTenant(test, dana, 'dvakrat');
    const orders: string[] = [];
    for (const licences of [9, 8, 7]) {
      const order = await pay(dana.client, id, await quote(dana.client, id, { ...smallPlan, licences }), null);
      orders.unshift(order.id);
      if (licences > 7) await cancelTransferCall(maja, id, order);
    }
    const [row] = (await list('?search=dvakrat')).data;
    expect(row).toMatchObject({ id, state: 'active' });
    expect(row?.transfers.map((one) => [one.payment_id, one.is_awaited])).toEqual(
      orders.map((order, at) => [order, at === 0]),
    );
    expect(new Set(row?.transfers.map(({ number }) => number)).size).toBe(3);
  });

  it('contains a cancelled transfer of which a part was received before, so that the rest can be recorded', async () => {
    const dora = await test.person('Dora');
    const draft = await paidDraft(dora, companyNamed('Dren'));
    const payment = await pay(dora.client, draft, await quote(dora.client, draft), null);
    const today = localDay(time.clock());
    await recordTransfer(maja, draft, payment, { on: today, amount: 5000, isConfirmed: true });
    await cancelTransferCall(maja, draft, payment);
    const listed = async () => (await list('?search=dren')).data;
    expect(await listed()).toMatchObject([
      { credit: 5000, transfers: [{ payment_id: payment.id, is_awaited: false }] },
    ]);
    await recordTransfer(maja, draft, payment, { on: today, amount: 4272 });
    expect(await listed()).toMatchObject([{ credit: 9272, transfers: [] }]);
  });

  it('contains a draft whose transfer may arrive, also after it is cancelled, until all of it is recorded or it is too old', async () => {
    const cilka = await test.person('Cilka');
    const draft = await paidDraft(cilka, companyNamed('Cedra'));
    const payment = await pay(cilka.client, draft, await quote(cilka.client, draft), null);
    const listed = async () => (await list('?search=cedra')).data;
    const transfer = { payment_id: payment.id, is_awaited: true, amount: 9272 };
    expect(await listed()).toMatchObject([{ id: draft, state: 'draft', cycle: null, transfers: [transfer] }]);
    await cancelTransferCall(maja, draft, payment);
    expect(await listed()).toMatchObject([{ id: draft, credit: 0, transfers: [{ ...transfer, is_awaited: false }] }]);
    time.forward(106 * 86_400_000);
    expect(await listed()).toEqual([]);
    time.forward(-1 * 86_400_000);
    expect(await listed()).toMatchObject([{ id: draft }]);
    await recordTransfer(maja, draft, payment, { on: localDay(time.clock()), amount: 5000, isConfirmed: true });
    expect(await listed()).toMatchObject([{ id: draft, credit: 5000, transfers: [{ is_awaited: false }] }]);
    await recordTransfer(maja, draft, payment, { on: localDay(time.clock()), amount: 4272, isConfirmed: true });
    expect(await listed()).toMatchObject([{ id: draft, credit: 9272, transfers: [] }]);
  });
});
