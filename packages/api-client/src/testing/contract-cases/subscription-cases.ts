import assert from 'node:assert/strict';
import {
  exportSubscriptionsEndpoint,
  getBillingEndpoint,
  cancelTransferEndpoint,
  listSubscriptionsEndpoint,
  payEndpoint,
  payOutCreditEndpoint,
  quotePlanEndpoint,
  recordTransferEndpoint,
  type ListQuery,
} from '../../contract';
import { download } from '../../files/download';
import { newIdempotencyKey } from '../../http/idempotency-key';
import type { ContractCase, ContractWorld } from './contract-case';
import { addCard, quotedDraft, succeeds } from './payment-cases';
import { administrator, newUser } from './people';
import { rejectionOf, rejectedFields } from './rejection-of';
import { activeTenant } from './tenants';

const longAgo = '2020-01-01';

/** What the operator sees and does for a company CRM that pays by bank transfer. */
async function transfersOf(world: ContractWorld, draft: Awaited<ReturnType<typeof quotedDraft>>) {
  const { client } = await administrator(world);
  const { id, params } = draft;
  return {
    draft,
    listed: async () => {
      const { data } = await client.call(listSubscriptionsEndpoint, { query: { sort: 'title', per_page: 100 } });
      const row = data.find((one) => one.id === id);
      assert.ok(row !== undefined);
      const { state, credit, transfers } = row;
      return {
        state,
        credit,
        transfers: transfers.map(({ payment_id: of, is_awaited: isAwaited }) => [of, isAwaited]),
      };
    },
    receive: async (paymentId: string, amount: number, { on = '', isConfirmed = false } = {}) => {
      const { invoices } = await client.call(getBillingEndpoint, { params });
      const asked = invoices.find(({ kind }) => kind === 'proforma');
      return client.call(recordTransferEndpoint, {
        params: { id, payment_id: paymentId },
        body: { received_on: on || (asked?.issued_on ?? ''), amount, is_confirmed: isConfirmed },
      });
    },
    giveUp: (paymentId: string) => client.call(cancelTransferEndpoint, { params: { id, payment_id: paymentId } }),
  };
}

export const subscriptionCases: readonly ContractCase[] = [
  {
    name: 'only an Administrator sees the subscription of every company CRM',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = await administrator(world);
      const list = (query: ListQuery) => client.call(listSubscriptionsEndpoint, { query });
      const { id, name } = await activeTenant(world, person);
      const { data, total } = await list({ search: name });
      assert.equal(total, 1);
      assert.partialDeepStrictEqual(data[0], {
        id,
        title: `Zelena dolina ${name}`,
        owner: person.user.full_name,
        kind: 'trial',
        state: 'trial',
        cycle: null,
        monthly_value: 0,
        transfers: [],
      });
      const found = async (filter: NonNullable<ListQuery['filter']>) => (await list({ search: name, filter })).total;
      assert.deepEqual([await found({ state: 'trial' }), await found({ state: { in: 'active,overdue' } })], [1, 0]);
      assert.deepEqual(await rejectedFields(list({ filter: { state: 'gone' } })), ['filter.state']);
      const file = await download(client, exportSubscriptionsEndpoint, { body: { search: name } });
      assert.equal(file.name, 'subscriptions.xlsx');
      await assert.rejects(person.client.call(listSubscriptionsEndpoint, { query: {} }), { name: 'ForbiddenError' });
    },
  },
  {
    name: 'only a pending transfer is recorded or cancelled, by permitted users',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = await administrator(world);
      const { id, quote, pay } = await quotedDraft(person);
      const card = await addCard(person, id, succeeds);
      const payment = await pay(card.id);
      await world.finish(payment.operation_id ?? '');
      const { data } = await client.call(listSubscriptionsEndpoint, { query: { sort: 'title', per_page: 100 } });
      assert.partialDeepStrictEqual(
        data.find((row) => row.id === id),
        { kind: 'paid', state: 'active', cycle: 'monthly', licences: 2, modules: 1, assets: 3, transfers: [] },
      );
      assert.equal(data.find((row) => row.id === id)?.monthly_value, quote.net);
      const receive = (by: typeof client, paymentId: string) =>
        by.call(recordTransferEndpoint, {
          params: { id, payment_id: paymentId },
          body: { received_on: longAgo, amount: quote.amount_due },
        });
      assert.equal((await rejectionOf(receive(client, payment.id))).code, 'transfer_not_awaited');
      await assert.rejects(receive(client, id), { name: 'NotFoundError' });
      await assert.rejects(receive(person.client, payment.id), { name: 'ForbiddenError' });
      const giveUp = (by: typeof client, paymentId: string) =>
        by.call(cancelTransferEndpoint, { params: { id, payment_id: paymentId } });
      assert.equal((await rejectionOf(giveUp(client, payment.id))).code, 'transfer_not_awaited');
      await assert.rejects(giveUp(client, id), { name: 'NotFoundError' });
      await assert.rejects(giveUp(person.client, payment.id), { name: 'ForbiddenError' });
    },
  },
  {
    name: 'a transfer that comes while its company CRM is being created is billed once that is active',
    run: async (world) => {
      const person = await newUser(world);
      const transfers = await transfersOf(world, await quotedDraft(person));
      const { id, quote, pay } = transfers.draft;
      const payment = await pay(null);
      assert.equal(payment.state, 'awaiting_transfer');
      const awaited = { state: 'awaiting_transfer', credit: 0, transfers: [[payment.id, true]] };
      assert.deepEqual(await transfers.listed(), awaited);
      assert.equal((await rejectionOf(transfers.giveUp(payment.id))).code, 'operation_in_progress');
      const less = quote.amount_due - 1;
      assert.deepEqual(await rejectedFields(transfers.receive(payment.id, less)), ['amount']);
      for (const on of [longAgo, '2999-01-01'])
        assert.deepEqual(await rejectedFields(transfers.receive(payment.id, less, { on })), ['amount', 'received_on']);
      assert.equal((await transfers.receive(payment.id, quote.amount_due)).state, 'captured');
      assert.deepEqual(await transfers.listed(), { state: 'creating', credit: 0, transfers: [] });
      await world.finish(payment.operation_id ?? '');
      const billing = await person.client.call(getBillingEndpoint, { params: { id } });
      assert.equal(billing.subscription?.state, 'active');
      assert.deepEqual(billing.invoices.map(({ kind }) => kind).toSorted(), ['invoice', 'proforma']);
    },
  },
  {
    name: 'cancelled transfers may all arrive, once and with a confirmed other amount, and become credit',
    run: async (world) => {
      const person = await newUser(world);
      const transfers = await transfersOf(world, await quotedDraft(person));
      const { id, params, quote, pay } = transfers.draft;
      const card = await addCard(person, id, succeeds);
      await world.finish((await pay(card.id)).operation_id ?? '');
      const order = async () => {
        const body = { ...quote.selection, licences: quote.selection.licences + 1 };
        const more = await person.client.call(quotePlanEndpoint, { params, body });
        return pay(null, { quoteId: more.id, amount: more.amount_due });
      };
      const first = await order();
      assert.partialDeepStrictEqual(await transfers.listed(), {
        state: 'awaiting_transfer',
        transfers: [[first.id, true]],
      });
      assert.equal((await transfers.giveUp(first.id)).state, 'voided');
      const second = await order();
      const both = [
        [second.id, true],
        [first.id, false],
      ];
      assert.deepEqual((await transfers.listed()).transfers, both);
      const less = first.amount - 1;
      assert.deepEqual(await rejectedFields(transfers.receive(first.id, less)), ['is_confirmed']);
      for (const isConfirmed of [true, false])
        assert.equal((await transfers.receive(first.id, less, { isConfirmed })).state, 'captured');
      assert.equal((await rejectionOf(transfers.receive(first.id, first.amount))).code, 'transfer_noted_otherwise');
      assert.deepEqual(await transfers.listed(), {
        state: 'awaiting_transfer',
        credit: less,
        transfers: [[second.id, true]],
      });
    },
  },
  {
    name: 'credit that was sent back is entered once by its key, by those who may, and no more of it than there is',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = await administrator(world);
      const { id, params, quote, pay } = await quotedDraft(person);
      const payment = await pay((await addCard(person, id, succeeds)).id);
      await world.finish(payment.operation_id ?? '');
      const body = { ...quote.selection, licences: 1 };
      const { id: quoteId, becomes_credit: credit } = await person.client.call(quotePlanEndpoint, { params, body });
      await person.client.call(payEndpoint, {
        params,
        body: { quote_id: quoteId, amount: 0, payment_method_id: null },
      });
      const billed = await person.client.call(getBillingEndpoint, { params });
      const billedOn = billed.invoices[0]?.issued_on ?? '';
      const payOut = (amount: number, { by = client, on = billedOn, key = newIdempotencyKey() } = {}) =>
        by.call(payOutCreditEndpoint, { params, body: { amount, paid_on: on }, idempotencyKey: key });
      assert.ok(credit > 1);
      await assert.rejects(payOut(1, { by: person.client }), { name: 'ForbiddenError' });
      assert.deepEqual(await rejectedFields(payOut(credit + 1)), ['amount']);
      assert.deepEqual(await rejectedFields(payOut(0)), ['amount']);
      assert.deepEqual(await rejectedFields(payOut(1, { on: '2999-01-01' })), ['paid_on']);
      assert.deepEqual(await rejectedFields(payOut(credit + 1, { on: '2999-01-01' })), ['amount', 'paid_on']);
      const key = newIdempotencyKey();
      const entry = await payOut(credit - 1, { key });
      assert.partialDeepStrictEqual(entry, {
        kind: 'payout',
        amount: 1 - credit,
        balance: 1,
        invoice_number: null,
        paid_on: billedOn,
      });
      assert.deepEqual(await payOut(credit - 1, { key }), entry);
      const billing = await person.client.call(getBillingEndpoint, { params });
      assert.deepEqual([billing.credit, billing.entries[0]], [1, entry]);
      assert.deepEqual(await rejectedFields(payOut(2)), ['amount']);
    },
  },
];
