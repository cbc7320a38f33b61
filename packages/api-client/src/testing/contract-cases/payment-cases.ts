import assert from 'node:assert/strict';
import {
  addPaymentMethodEndpoint,
  chooseDefaultMethodEndpoint,
  createSandboxCardEndpoint,
  getBillingEndpoint,
  getTenantEndpoint,
  listPaymentMethodsEndpoint,
  payEndpoint,
  quotePlanEndpoint,
  refreshPaymentEndpoint,
  removePaymentMethodEndpoint,
  saveSubscriptionEndpoint,
  type PaymentMethod,
  type Selection,
} from '../../contract';
import { newIdempotencyKey } from '../../http/idempotency-key';
import type { ContractCase } from './contract-case';
import { somebody, type Person } from './people';
import { refusalOf, refusedFields } from './refusal';
import { completeDraft } from './tenants';

const selection: Selection = { cycle: 'monthly', licences: 2, modules: ['couriers'], assets: 3 };

export const succeeds = '4242 4242 4242 4242';
const declined = '4000 0000 0000 0002';
const authenticates = '4000 0000 0000 3220';

/** Adds a card by its number, the way the portal does. */
export async function addCard({ client }: Person, id: string, number: string): Promise<PaymentMethod> {
  const last4 = number.slice(-4);
  const typed = { number, exp_month: 12, exp_year: 2099, cvc: '123' };
  const { token } = await client.call(createSandboxCardEndpoint, { body: typed });
  const body = { token, cardholder_name: 'Ana Žagar' };
  const { data } = await client.call(addPaymentMethodEndpoint, { params: { id }, body });
  const added = data.find((method) => method.last4 === last4);
  assert.ok(added !== undefined);
  return added;
}

/** A draft with a paid plan, and its price. */
export async function quotedDraft(person: Person) {
  const { client } = person;
  const { id } = await completeDraft(person);
  const params = { id };
  const { version } = (await client.call(getTenantEndpoint, { params })).sections.subscription;
  await client.call(saveSubscriptionEndpoint, { params, body: { plan: 'paid', ...selection, _version: version } });
  const quote = await client.call(quotePlanEndpoint, { params, body: selection });
  const pay = (
    methodId: string | null,
    { amount = quote.amount_due, key = newIdempotencyKey(), quoteId = quote.id } = {},
  ) =>
    client.call(payEndpoint, {
      params,
      body: { quote_id: quoteId, amount, payment_method_id: methodId },
      idempotencyKey: key,
    });
  return { id, params, quote, pay };
}

export const paymentCases: readonly ContractCase[] = [
  {
    name: 'cards are kept by a token; one of them is the default',
    run: async (world) => {
      const person = await somebody(world);
      const { id } = await completeDraft(person);
      const { client } = person;
      const params = { id };
      const empty = await client.call(listPaymentMethodsEndpoint, { params });
      assert.deepEqual([empty.data, empty.card_gateway], [[], 'sandbox']);
      const first = await addCard(person, id, succeeds);
      const second = await addCard(person, id, declined);
      assert.partialDeepStrictEqual(first, {
        gateway: 'sandbox',
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2099,
        cardholder_name: 'Ana Žagar',
        is_default: true,
        is_chargeable: true,
      });
      assert.equal(second.is_default, false);
      const defaults = ({ data }: { data: PaymentMethod[] }) =>
        data.map(({ id: card, is_default: isDefault }) => [card, isDefault]);
      const chosen = await client.call(chooseDefaultMethodEndpoint, { params: { id, method_id: second.id } });
      assert.deepEqual(defaults(chosen), [
        [second.id, true],
        [first.id, false],
      ]);
      const left = await client.call(removePaymentMethodEndpoint, { params: { id, method_id: second.id } });
      assert.deepEqual(defaults(left), [[first.id, true]]);
      await assert.rejects(client.call(removePaymentMethodEndpoint, { params: { id, method_id: second.id } }), {
        name: 'NotFoundError',
      });
      const other = await somebody(world);
      await assert.rejects(other.client.call(listPaymentMethodsEndpoint, { params }), { name: 'NotFoundError' });
    },
  },
  {
    name: 'paying a quote creates the company CRM, once, and what is taken is billed',
    run: async (world) => {
      const person = await somebody(world);
      const { client } = person;
      const { id, params, quote, pay } = await quotedDraft(person);
      const card = await addCard(person, id, succeeds);
      const key = newIdempotencyKey();
      const payment = await pay(card.id, { key });
      assert.partialDeepStrictEqual(payment, {
        quote_id: quote.id,
        kind: 'creation',
        selection,
        amount: quote.amount_due,
        state: 'authorised',
        card: { brand: 'visa', last4: '4242' },
        decline_reason: null,
        action_url: null,
      });
      assert.deepEqual(await pay(card.id, { key }), payment);
      assert.equal((await pay(card.id)).id, payment.id);
      const tenant = await client.call(getTenantEndpoint, { params });
      assert.deepEqual([tenant.state, tenant.operation?.id], ['creating', payment.operation_id]);
      await world.finish(payment.operation_id ?? '');
      const billing = await client.call(getBillingEndpoint, { params });
      assert.partialDeepStrictEqual(billing.subscription, { kind: 'paid', state: 'active', selection });
      assert.deepEqual(
        billing.payments.map((one) => [one.id, one.state]),
        [[payment.id, 'captured']],
      );
      assert.deepEqual(
        billing.invoices.map(({ kind, total, paid_on: paidOn }) => [kind, total, paidOn === null]),
        [['invoice', quote.total, false]],
      );
    },
  },
  {
    name: 'a declined card takes nothing, says why, and another one pays the same quote',
    run: async (world) => {
      const person = await somebody(world);
      const { client } = person;
      const { id, params, quote, pay } = await quotedDraft(person);
      const bad = await addCard(person, id, declined);
      const good = await addCard(person, id, succeeds);
      const refused = await pay(bad.id);
      assert.deepEqual([refused.state, refused.decline_reason, refused.operation_id], ['declined', 'declined', null]);
      assert.equal((await client.call(getTenantEndpoint, { params })).state, 'draft');
      const paid = await pay(good.id);
      assert.deepEqual([paid.state, paid.quote_id], ['authorised', quote.id]);
      assert.notEqual(paid.id, refused.id);
    },
  },
  {
    name: 'a bank that asks has a page of its own, and another card may be chosen meanwhile',
    run: async (world) => {
      const person = await somebody(world);
      const { client } = person;
      const { id, params, pay } = await quotedDraft(person);
      const asks = await addCard(person, id, authenticates);
      const good = await addCard(person, id, succeeds);
      const asked = await pay(asks.id);
      assert.equal(asked.state, 'action_needed');
      assert.ok(URL.canParse(asked.action_url ?? ''));
      const refresh = (paymentId: string) =>
        client.call(refreshPaymentEndpoint, { params: { id, payment_id: paymentId } });
      assert.deepEqual(await refresh(asked.id), asked);
      assert.equal((await pay(good.id)).state, 'authorised');
      assert.equal((await refresh(asked.id)).state, 'voided');
      await assert.rejects(refresh(params.id), { name: 'NotFoundError' });
    },
  },
  {
    name: 'only what was shown and is still chosen is paid, and only by a way that is open',
    run: async (world) => {
      const person = await somebody(world);
      const { client } = person;
      const { id, params, quote, pay } = await quotedDraft(person);
      const card = await addCard(person, id, succeeds);
      const stale = await refusalOf(pay(card.id, { amount: quote.amount_due - 1 }));
      assert.deepEqual([stale.name, stale.code], ['ConflictError', 'quote_stale']);
      assert.partialDeepStrictEqual(stale.problem['quote'], { amount_due: quote.amount_due, selection });
      assert.deepEqual(await refusedFields(pay(id)), ['payment_method_id']);
      const choose = async (plan: object) => {
        const { version } = (await client.call(getTenantEndpoint, { params })).sections.subscription;
        await client.call(saveSubscriptionEndpoint, { params, body: { ...plan, _version: version } });
      };
      await choose({ plan: 'paid', ...selection, licences: 7 });
      const other = await refusalOf(pay(card.id));
      assert.equal(other.code, 'quote_stale');
      assert.partialDeepStrictEqual(other.problem['quote'], { selection: { licences: 7 } });
      await choose({ plan: 'trial' });
      assert.deepEqual(await refusedFields(pay(card.id)), ['subscription.plan']);
      await assert.rejects(pay(card.id, { quoteId: id }), { name: 'NotFoundError' });
    },
  },
];
