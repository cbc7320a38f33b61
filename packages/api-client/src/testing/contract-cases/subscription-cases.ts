import assert from 'node:assert/strict';
import {
  exportSubscriptionsEndpoint,
  getBillingEndpoint,
  getTenantEndpoint,
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

interface ReceiptOptions {
  /** Default: the day of the pro-forma invoice. */
  readonly on?: string;
  readonly reference?: string;
  readonly isConfirmed?: boolean;
}

/** A company CRM whose creation was paid by card. */
export async function paidByCard(world: ContractWorld) {
  const person = await newUser(world);
  const transfers = await transfersOf(world, await quotedDraft(person));
  const { id, pay } = transfers.draft;
  const card = await addCard(person, id, succeeds);
  await world.finish((await pay(card.id)).operation_id ?? '');
  return { person, transfers };
}

/** What the operator sees and does for a company CRM that pays by bank transfer. */
export async function transfersOf(world: ContractWorld, draft: Awaited<ReturnType<typeof quotedDraft>>) {
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
    receive: async (
      paymentId: string,
      amount: number,
      { on = '', reference, isConfirmed = false }: ReceiptOptions = {},
    ) => {
      const { invoices } = await client.call(getBillingEndpoint, { params });
      const asked = invoices.find(({ kind }) => kind === 'proforma');
      return client.call(recordTransferEndpoint, {
        params: { id, payment_id: paymentId },
        body: {
          received_on: on || (asked?.issued_on ?? ''),
          amount,
          ...(reference === undefined ? {} : { reference }),
          is_confirmed: isConfirmed,
        },
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
    name: 'only a transfer is recorded, by permitted users, and only a pending one is cancelled, also by its owner',
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
      const stranger = await newUser(world);
      await assert.rejects(giveUp(stranger.client, payment.id), { name: 'NotFoundError' });
    },
  },
  {
    name: 'an order by transfer stays a draft until all of it is recorded, which creates and bills the company CRM',
    run: async (world) => {
      const person = await newUser(world);
      const transfers = await transfersOf(world, await quotedDraft(person));
      const { params, quote, pay } = transfers.draft;
      const payment = await pay(null);
      assert.deepEqual([payment.state, payment.operation_id], ['awaiting_transfer', null]);
      const billing = () => person.client.call(getBillingEndpoint, { params });
      const tenant = () => person.client.call(getTenantEndpoint, { params });
      assert.deepEqual([(await tenant()).state, (await billing()).subscription], ['draft', null]);
      assert.deepEqual(await transfers.listed(), { state: 'draft', credit: 0, transfers: [[payment.id, true]] });
      const part = 100;
      assert.deepEqual(await rejectedFields(transfers.receive(payment.id, part)), ['is_confirmed']);
      for (const on of [longAgo, '2999-01-01'])
        assert.deepEqual(await rejectedFields(transfers.receive(payment.id, part, { on, isConfirmed: true })), [
          'received_on',
        ]);
      await transfers.receive(payment.id, part, { isConfirmed: true });
      assert.equal((await tenant()).state, 'draft');
      assert.deepEqual(await rejectedFields(transfers.receive(payment.id, part)), ['is_confirmed']);
      const rest = await transfers.receive(payment.id, quote.amount_due - part, { reference: 'SI00 41' });
      assert.equal(rest.state, 'captured');
      assert.equal((await tenant()).state, 'creating');
      await world.finish(rest.operation_id ?? '');
      const { subscription, invoices } = await billing();
      assert.equal(subscription?.state, 'active');
      assert.deepEqual(invoices.map(({ kind }) => kind).toSorted(), ['invoice', 'proforma']);
      assert.deepEqual(await transfers.listed(), { state: 'active', credit: 0, transfers: [] });
      assert.equal((await rejectionOf(transfers.giveUp(payment.id))).code, 'transfer_not_awaited');
      assert.equal((await billing()).payments.find((one) => one.id === payment.id)?.operation_id, rest.operation_id);
    },
  },
  {
    name: 'a draft that waits for its transfer can be paid by card, which cancels the transfer',
    run: async (world) => {
      const person = await newUser(world);
      const transfers = await transfersOf(world, await quotedDraft(person));
      const { params, quote, pay } = transfers.draft;
      const ordered = await pay(null);
      const again = await person.client.call(quotePlanEndpoint, { params, body: quote.selection });
      const card = await addCard(person, params.id, succeeds);
      const paid = await pay(card.id, { quoteId: again.id, amount: again.amount_due });
      assert.equal(paid.state, 'authorised');
      await world.finish(paid.operation_id ?? '');
      const { payments, invoices } = await person.client.call(getBillingEndpoint, { params });
      assert.equal(payments.find((one) => one.id === ordered.id)?.state, 'voided');
      assert.equal(invoices.find(({ kind }) => kind === 'proforma')?.is_void, true);
    },
  },
  {
    name: 'a running plan goes on while its change awaits a transfer; a new order replaces it, and late money is credit',
    run: async (world) => {
      const { person, transfers } = await paidByCard(world);
      const { params, quote, pay } = transfers.draft;
      const order = async (more: number) => {
        const body = { ...quote.selection, licences: quote.selection.licences + more };
        const { id: quoteId, amount_due: amount } = await person.client.call(quotePlanEndpoint, { params, body });
        return pay(null, { quoteId, amount });
      };
      const subscribed = async () => {
        const { subscription, allowed_actions: allowed } = await person.client.call(getBillingEndpoint, { params });
        assert.ok(allowed.includes('change_plan') && allowed.includes('cancel'));
        return [subscription?.state, subscription?.selection?.licences];
      };
      const first = await order(1);
      assert.deepEqual(await transfers.listed(), { state: 'active', credit: 0, transfers: [[first.id, true]] });
      assert.deepEqual(await subscribed(), ['active', quote.selection.licences]);
      const second = await order(2);
      const both = [
        [second.id, true],
        [first.id, false],
      ];
      assert.deepEqual((await transfers.listed()).transfers, both);
      const less = first.amount - 1;
      assert.deepEqual(await rejectedFields(transfers.receive(first.id, less)), ['is_confirmed']);
      assert.equal((await transfers.receive(first.id, less, { isConfirmed: true })).state, 'credited');
      assert.deepEqual(await rejectedFields(transfers.receive(first.id, less)), ['is_confirmed']);
      assert.deepEqual(await transfers.listed(), { state: 'active', credit: less, transfers: both });
      await transfers.receive(second.id, second.amount + 5, { isConfirmed: true });
      assert.deepEqual(await subscribed(), ['active', quote.selection.licences + 2]);
      const { credit } = await transfers.listed();
      assert.equal(credit, less + 5);
    },
  },
  {
    name: 'an order by transfer is cancelled by its owner, and changes nothing',
    run: async (world) => {
      const person = await newUser(world);
      const transfers = await transfersOf(world, await quotedDraft(person));
      const { params, pay } = transfers.draft;
      const payment = await pay(null);
      const cancel = { params: { ...params, payment_id: payment.id } };
      assert.equal((await person.client.call(cancelTransferEndpoint, cancel)).state, 'voided');
      assert.equal((await transfers.giveUp(payment.id)).state, 'voided');
      assert.equal((await person.client.call(getTenantEndpoint, { params })).state, 'draft');
      assert.deepEqual(await transfers.listed(), { state: 'draft', credit: 0, transfers: [[payment.id, false]] });
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
