import assert from 'node:assert/strict';
import {
  exportSubscriptionsEndpoint,
  giveUpTransferEndpoint,
  listSubscriptionsEndpoint,
  receivePaymentEndpoint,
  type ListQuery,
} from '../../contract';
import { download } from '../../files/download';
import type { ContractCase } from './contract-case';
import { addCard, quotedDraft, succeeds } from './payment-cases';
import { administrator, somebody } from './people';
import { refusalOf, refusedFields } from './refusal';
import { activeTenant } from './tenants';

const longAgo = '2020-01-01';

export const subscriptionCases: readonly ContractCase[] = [
  {
    name: 'an Administrator sees what every company CRM subscribes to, and nobody else does',
    run: async (world) => {
      const person = await somebody(world);
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
        transfer: null,
      });
      const found = async (filter: NonNullable<ListQuery['filter']>) => (await list({ search: name, filter })).total;
      assert.deepEqual([await found({ state: 'trial' }), await found({ state: { in: 'active,overdue' } })], [1, 0]);
      assert.deepEqual(await refusedFields(list({ filter: { state: 'gone' } })), ['filter.state']);
      const file = await download(client, exportSubscriptionsEndpoint, { body: { search: name } });
      assert.equal(file.name, 'subscriptions.xlsx');
      await assert.rejects(person.client.call(listSubscriptionsEndpoint, { query: {} }), { name: 'ForbiddenError' });
    },
  },
  {
    name: 'a transfer is noted, or given up, where one is waited for alone, by those who may, and not before it came',
    run: async (world) => {
      const person = await somebody(world);
      const { client } = await administrator(world);
      const { id, quote, pay } = await quotedDraft(person);
      const card = await addCard(person, id, succeeds);
      const payment = await pay(card.id);
      await world.finish(payment.operation_id ?? '');
      const { data } = await client.call(listSubscriptionsEndpoint, { query: { sort: 'title', per_page: 100 } });
      assert.partialDeepStrictEqual(
        data.find((row) => row.id === id),
        { kind: 'paid', state: 'active', cycle: 'monthly', licences: 2, modules: 1, assets: 3, transfer: null },
      );
      assert.equal(data.find((row) => row.id === id)?.monthly_value, quote.net);
      const receive = (by: typeof client, paymentId: string, on = longAgo) =>
        by.call(receivePaymentEndpoint, {
          params: { id, payment_id: paymentId },
          body: { received_on: on, amount: quote.amount_due },
        });
      assert.deepEqual(await refusedFields(receive(client, payment.id, '2999-01-01')), ['received_on']);
      assert.equal((await refusalOf(receive(client, payment.id))).code, 'transfer_not_awaited');
      await assert.rejects(receive(client, id), { name: 'NotFoundError' });
      await assert.rejects(receive(person.client, payment.id), { name: 'ForbiddenError' });
      const giveUp = (by: typeof client, paymentId: string) =>
        by.call(giveUpTransferEndpoint, { params: { id, payment_id: paymentId } });
      assert.equal((await refusalOf(giveUp(client, payment.id))).code, 'transfer_not_awaited');
      await assert.rejects(giveUp(client, id), { name: 'NotFoundError' });
      await assert.rejects(giveUp(person.client, payment.id), { name: 'ForbiddenError' });
    },
  },
];
