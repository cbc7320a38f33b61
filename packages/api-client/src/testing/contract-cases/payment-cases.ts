import assert from 'node:assert/strict';
import {
  downloadInvoiceEndpoint,
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
  setUpPaymentMethodEndpoint,
  type PaymentMethod,
  type Selection,
} from '../../contract';
import { newIdempotencyKey } from '../../http/idempotency-key';
import { download } from '../../files/download';
import type { ContractCase } from './contract-case';
import { newUser, type Person } from './people';
import { rejectionOf, rejectedFields } from './rejection-of';
import { completeDraft } from './tenants';

const selection: Selection = { cycle: 'monthly', licences: 2, modules: ['couriers'], assets: 3 };

export const succeeds = '4242 4242 4242 4242';
const declined = '4000 0000 0000 0002';
const authenticates = '4000 0000 0000 3220';

/** Enters a card by its number, like the portal. */
export async function addCard({ client }: Person, id: string, number: string): Promise<PaymentMethod> {
  const typed = { number, exp_month: 12, exp_year: 2099, cvc: '123' };
  const { token } = await client.call(createSandboxCardEndpoint, { body: typed });
  const body = { token, cardholder_name: 'Ana Žagar' };
  return client.call(addPaymentMethodEndpoint, { params: { id }, body });
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
    name: 'a card is saved and the default once a set-up with it succeeded, and none that is refused is listed',
    run: async (world) => {
      const person = await newUser(world);
      const { id } = await completeDraft(person);
      const { client } = person;
      const params = { id };
      const list = async () => (await client.call(listPaymentMethodsEndpoint, { params })).data;
      const empty = await client.call(listPaymentMethodsEndpoint, { params });
      assert.deepEqual([empty.data, empty.card_gateway], [[], 'sandbox']);
      const setUp = (methodId: string) =>
        client.call(setUpPaymentMethodEndpoint, { params: { id, method_id: methodId } });
      const saved = { state: 'saved', decline_reason: null, action_url: null };
      const second = await addCard(person, id, succeeds);
      assert.deepEqual([await list(), await setUp(second.id)], [[], saved]);
      const first = await addCard(person, id, succeeds);
      assert.deepEqual([await setUp(first.id), await setUp(first.id)], [saved, saved]);
      const refused = await addCard(person, id, declined);
      assert.deepEqual(await setUp(refused.id), { state: 'declined', decline_reason: 'declined', action_url: null });
      await assert.rejects(setUp(refused.id), { name: 'NotFoundError' });
      const asks = await addCard(person, id, authenticates);
      const asked = await setUp(asks.id);
      assert.equal(asked.state, 'action_needed');
      assert.ok(URL.canParse(asked.action_url ?? ''));
      const [shown, ...others] = await list();
      assert.partialDeepStrictEqual(shown, {
        id: first.id,
        gateway: 'sandbox',
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2099,
        cardholder_name: 'Ana Žagar',
        is_default: true,
        is_chargeable: true,
      });
      assert.deepEqual(
        others.map((other) => [other.id, other.is_default]),
        [[second.id, false]],
      );
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
      const other = await newUser(world);
      await assert.rejects(other.client.call(listPaymentMethodsEndpoint, { params }), { name: 'NotFoundError' });
    },
  },
  {
    name: 'paying a quote creates the company CRM, once, and what is taken is billed',
    run: async (world) => {
      const person = await newUser(world);
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
        card: { method_id: card.id, brand: 'visa', last4: '4242' },
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
      const [invoice] = billing.invoices;
      const file = { params: { ...params, invoice_id: invoice?.id ?? '' } };
      const { blob } = await download(client, downloadInvoiceEndpoint, file);
      assert.equal(blob.type, 'application/pdf');
      assert.match(await blob.text(), /^%PDF-/);
    },
  },
  {
    name: 'a declined card takes nothing, says why, and another one pays the same quote',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = person;
      const { id, params, quote, pay } = await quotedDraft(person);
      const bad = await addCard(person, id, declined);
      const good = await addCard(person, id, succeeds);
      const refused = await pay(bad.id);
      assert.deepEqual([refused.state, refused.decline_reason, refused.operation_id], ['declined', 'declined', null]);
      assert.equal((await client.call(getTenantEndpoint, { params })).state, 'draft');
      const list = async () => (await client.call(listPaymentMethodsEndpoint, { params })).data;
      assert.deepEqual([refused.card?.method_id, await list()], [bad.id, []]);
      const again = await pay(bad.id);
      assert.deepEqual([again.state, again.id === refused.id], ['declined', false]);
      const paid = await pay(good.id);
      assert.deepEqual([paid.state, paid.quote_id], ['authorised', quote.id]);
      assert.notEqual(paid.id, refused.id);
      assert.deepEqual(
        (await list()).map((card) => [card.id, card.is_default]),
        [[good.id, true]],
      );
    },
  },
  {
    name: 'a bank that asks for confirmation has its own page, and another card may be chosen until then',
    run: async (world) => {
      const person = await newUser(world);
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
      const person = await newUser(world);
      const { client } = person;
      const { id, params, quote, pay } = await quotedDraft(person);
      const card = await addCard(person, id, succeeds);
      const stale = await rejectionOf(pay(card.id, { amount: quote.amount_due - 1 }));
      assert.deepEqual([stale.name, stale.code], ['ConflictError', 'quote_stale']);
      assert.partialDeepStrictEqual(stale.problem['quote'], { amount_due: quote.amount_due, selection });
      assert.deepEqual(await rejectedFields(pay(id)), ['payment_method_id']);
      const choose = async (plan: object) => {
        const { version } = (await client.call(getTenantEndpoint, { params })).sections.subscription;
        await client.call(saveSubscriptionEndpoint, { params, body: { ...plan, _version: version } });
      };
      await choose({ plan: 'paid', ...selection, licences: 7 });
      const other = await rejectionOf(pay(card.id));
      assert.equal(other.code, 'quote_stale');
      assert.partialDeepStrictEqual(other.problem['quote'], { selection: { licences: 7 } });
      await choose({ plan: 'trial' });
      assert.deepEqual(await rejectedFields(pay(card.id)), ['subscription.plan']);
      await assert.rejects(pay(card.id, { quoteId: id }), { name: 'NotFoundError' });
    },
  },
];
