import assert from 'node:assert/strict';
import { getBillingEndpoint, listSubscriptionsEndpoint, quotePlanEndpoint } from '../../contract';
import type { ContractCase } from './contract-case';
import { quotedDraft } from './payment-cases';
import { administrator, newUser } from './people';
import { paidByCard, transfersOf } from './subscription-cases';

export const pendingTransferCases: readonly ContractCase[] = [
  {
    name: 'a payment by transfer names its pro-forma invoice and what was received so far, and the list can show it alone',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = await administrator(world);
      const transfers = await transfersOf(world, await quotedDraft(person));
      const { id, params, pay } = transfers.draft;
      const payment = await pay(null);
      const billing = () => person.client.call(getBillingEndpoint, { params });
      const [asked] = (await billing()).invoices;
      assert.deepEqual([payment.proforma, payment.received], [{ id: asked?.id, number: asked?.number }, 0]);
      assert.equal((await transfers.receive(payment.id, 100, { isConfirmed: true })).received, 100);
      assert.partialDeepStrictEqual(await billing(), {
        credit: 100,
        credit_reserved: 100,
        payments: [{ received: 100 }],
      });
      const pending = async (wanted: boolean) => {
        const query = { filter: { has_pending_transfer: String(wanted) }, per_page: 100 };
        return (await client.call(listSubscriptionsEndpoint, { query })).data.find((row) => row.id === id);
      };
      assert.partialDeepStrictEqual(await pending(true), {
        credit: 100,
        credit_reserved: 100,
        transfers: [{ number: asked?.number, received: 100 }],
      });
      assert.equal(await pending(false), undefined);
      assert.deepEqual((await transfers.giveUp(payment.id)).proforma, payment.proforma);
      const { credit, credit_reserved: reserved } = (await pending(false)) ?? {};
      assert.deepEqual([await pending(true), credit, reserved], [undefined, 100, 0]);
    },
  },
  {
    name: 'a quote says what an order by transfer asks for: what was received for the order that it replaces counts',
    run: async (world) => {
      const { person, transfers } = await paidByCard(world);
      const { params, quote, pay } = transfers.draft;
      const quoteOf = (licences: number) =>
        person.client.call(quotePlanEndpoint, { params, body: { ...quote.selection, licences } });
      const [first, more] = [await quoteOf(4), 5];
      assert.equal(first.transfer.amount_due, first.amount_due);
      const { id } = await pay(null, { quoteId: first.id, amount: first.amount_due });
      await transfers.receive(id, 100, { isConfirmed: true });
      const second = await quoteOf(more);
      assert.equal(second.transfer.amount_due, second.amount_due - 100);
      const order = await pay(null, { quoteId: second.id, amount: second.amount_due });
      assert.equal(order.amount, second.transfer.amount_due);
    },
  },
  {
    name: 'a change of cycle by transfer asks for the new period in full; the unused days become credit when it is recorded',
    run: async (world) => {
      const { person, transfers } = await paidByCard(world);
      const { params, quote, pay } = transfers.draft;
      const body = { ...quote.selection, cycle: 'yearly' as const };
      const change = await person.client.call(quotePlanEndpoint, { params, body });
      const payment = await pay(null, { quoteId: change.id, amount: change.amount_due });
      assert.equal(payment.amount, change.amount_due + quote.total);
      assert.deepEqual([change.transfer.amount_due, change.resumes_period], [payment.amount, false]);
      await transfers.receive(payment.id, payment.amount);
      const { subscription, credit } = await person.client.call(getBillingEndpoint, { params });
      assert.deepEqual([subscription?.selection?.cycle, credit], ['yearly', quote.total]);
    },
  },
];
