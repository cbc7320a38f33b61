import { eq } from 'drizzle-orm';
import type { CardSetUp, Operation, Quote } from '@atrium/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { localDay, startOfLocalDay } from '../../platform';
import { failCreation, reopenCreation } from '../../testing/failed-creation';
import { ownerPerTest } from '../../testing/owner-per-test';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import {
  addCard,
  billingOf,
  cards,
  cardsOf,
  chargesOf,
  pay,
  payCall,
  quote,
  saveCard,
  setUpCall,
  smallPlan,
} from '../../testing/paying';
import { readPdf } from '../../testing/read-pdf';
import { mailsTo } from '../../testing/sent-mail';
import { reconcileAccounts } from '../../testing/reconcile-accounts';
import { companyNamed, completeApplication, type Person } from '../../testing/tenants-app';
import { advancePayments } from './advance-payments.job';
import { sandboxCharges } from '../gateways/sandbox/sandbox.table';
import { formatDay } from '../periods/days';
import { payments } from './payment.table';

const { test, owner, time, newName } = ownerPerTest();
let other: Person;

beforeAll(async () => {
  other = await test.person('Bor');
});

const newCompany = () => companyNamed(newName());
const methodOf = async (id: string) => (await cardsOf(owner.client, id))[0]?.id ?? null;

describe('a quote of a draft', () => {
  it('contains the plan, its VAT and the next invoice, and is stored by its id', async () => {
    const id = await paidDraft(owner, newCompany());
    expect(await quote(owner.client, id)).toMatchObject({
      kind: 'creation',
      selection: smallPlan,
      lines: [
        { kind: 'plan', id: 'licences', quantity: 3, unit_price: 1900, net: 5700 },
        { kind: 'plan', id: 'modules', quantity: 1, unit_price: 900, net: 900 },
        { kind: 'plan', id: 'assets', quantity: 10, unit_price: 100, net: 1000 },
      ],
      net: 7600,
      tax: 1672,
      total: 9272,
      amount_due: 9272,
      change: null,
      vat: { category: 'standard', rate: 2200, reason: 'domestic' },
      next_invoice: { on: '2026-12-20T23:00:00.000Z', total: 9272 },
    });
  });

  it('is rejected if country and VAT number do not match', async () => {
    const address = { ...completeApplication.address, country: 'DE', vat_number: 'SI50223054', postal_code: '10115' };
    const id = await paidDraft(owner, { ...newCompany(), address });
    const answer = await owner.client.post(`/tenants/${id}/quotes`, smallPlan);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { message: 'An error occured. Check your data, especially Country & VAT number.' },
    ]);
  });

  it.each([
    [{ licences: 0 }, 'licences', 'Enter 1 or more.'],
    [{ assets: -1 }, 'assets', 'Enter 0 or more.'],
  ])('is rejected for %j', async (changed, field, message) => {
    const id = await paidDraft(owner, newCompany());
    const answer = await owner.client.post(`/tenants/${id}/quotes`, { ...smallPlan, ...changed });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: { [field]: [message] } }]);
  });

  it('is not found by other users', async () => {
    const id = await paidDraft(owner, newCompany());
    expect((await other.client.post(`/tenants/${id}/quotes`, smallPlan)).statusCode).toBe(404);
  });
});

describe('paying for a draft', () => {
  it('authorises the card, creates the company CRM, captures the amount, and issues an invoice', async () => {
    const id = await paidDraft(owner, newCompany());
    const method = await addCard(owner.client, id);
    const payment = await pay(owner.client, id, await quote(owner.client, id), method);
    expect(payment).toMatchObject({ state: 'authorised', amount: 9272, card: { brand: 'visa', last4: '4242' } });
    expect(await chargesOf(test, id)).toMatchObject([{ state: 'authorised', amount: 9272 }]);

    await test.dependencies.engine.run(payment.operation_id ?? '');
    expect(await chargesOf(test, id)).toMatchObject([{ state: 'captured' }]);
    expect(await billingOf(owner.client, id)).toMatchObject({
      credit: 0,
      subscription: {
        kind: 'paid',
        state: 'active',
        selection: smallPlan,
        period: { start: '2026-11-20T23:00:00.000Z', end: '2026-12-20T23:00:00.000Z' },
        next_invoice: { on: '2026-12-20T23:00:00.000Z', total: 9272 },
      },
      invoices: [{ kind: 'invoice', issued_on: '2026-11-21', paid_on: '2026-11-21', total: 9272, amount_due: 9272 }],
      payments: [{ state: 'captured' }],
      entries: [
        { kind: 'payment', amount: 9272, balance: 0 },
        { kind: 'invoice', amount: -9272, balance: 0 },
      ],
      allowed_actions: ['change_plan', 'cancel'],
    });
  });

  it('shows the invoice as a PDF only to the customer', async () => {
    const id = await paidTenant(test, owner, 'racuni');
    const [invoice] = (await billingOf(owner.client, id)).invoices;
    const path = `/tenants/${id}/invoices/${invoice?.id}`;
    const answer = await owner.client.get(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = (await readPdf(answer.rawPayload)).join(' ');
    expect(text).toContain('21.11.2026 – 20.12.2026');
    expect(text).toContain('Plačano s plačilno kartico dne 21.11.2026.');
    expect(text).toContain('92,72 €');
    expect((await other.client.get(path)).statusCode).toBe(404);
    const elsewhere = await paidTenant(test, other, 'drugje');
    expect((await other.client.get(`/tenants/${elsewhere}/invoices/${invoice?.id}`)).statusCode).toBe(404);
  });

  it.each([
    [cards.declined, 'declined'],
    [cards.insufficient, 'insufficient_funds'],
  ])('declines the card %s with its reason, and accepts another card afterwards', async (number, reason) => {
    const id = await paidDraft(owner, newCompany());
    const offered = await quote(owner.client, id);
    const declined = await pay(owner.client, id, offered, await addCard(owner.client, id, number));
    expect(declined).toMatchObject({ state: 'declined', decline_reason: reason, operation_id: null });
    const paid = await pay(owner.client, id, offered, await addCard(owner.client, id));
    expect(paid.state).toBe('authorised');
  });

  it('waits for 3-D Secure, and continues when the customer returns', async () => {
    const id = await paidDraft(owner, newCompany());
    const method = await addCard(owner.client, id, cards.authenticates);
    const waiting = await pay(owner.client, id, await quote(owner.client, id), method);
    expect(waiting).toMatchObject({ state: 'action_needed', operation_id: null });
    const path = `/tenants/${id}/payments/${waiting.id}/refresh`;
    expect((await owner.client.post(path, {})).json()).toMatchObject({ state: 'action_needed' });
    await test.database.update(sandboxCharges).set({ state: 'authorised' }).where(eq(sandboxCharges.tenantId, id));
    const back = (await owner.client.post(path, {})).json<{ state: string; operation_id: string }>();
    expect(back.state).toBe('authorised');
    expect((await owner.client.get(`/operations/${back.operation_id}`)).json<Operation>().kind).toBe('create');
    expect((await other.client.post(path, {})).statusCode).toBe(404);
  });

  it('reports an unknown outcome, and resolves it without a second charge', async () => {
    const id = await paidDraft(owner, newCompany());
    const method = await addCard(owner.client, id, cards.timesOut);
    const unknown = await pay(owner.client, id, await quote(owner.client, id), method);
    expect(unknown.state).toBe('processing');
    const refreshed = await owner.client.post(`/tenants/${id}/payments/${unknown.id}/refresh`, {});
    expect(refreshed.json()).toMatchObject({ state: 'authorised' });
    expect(await chargesOf(test, id)).toHaveLength(1);
  });

  it('makes one payment and one charge from a hundred simultaneous requests', async () => {
    const id = await paidDraft(owner, newCompany());
    const method = await addCard(owner.client, id);
    const offered = await quote(owner.client, id);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        payCall(owner.client, id, offered, method, at % 2 === 0 ? 'the-same-key-of-two-tabs' : undefined),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
    expect(await chargesOf(test, id)).toHaveLength(1);
    expect(await test.database.select().from(payments).where(eq(payments.tenantId, id))).toHaveLength(1);
  });

  it('charges nothing for an expired quote, and returns a new one', async () => {
    const id = await paidDraft(owner, newCompany());
    const method = await addCard(owner.client, id);
    const offered = await quote(owner.client, id);
    time.forward(31 * 60_000);
    const answer = await payCall(owner.client, id, offered, method);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'quote_stale', quote: { total: 9272 } }]);
    expect(answer.json<{ quote: Quote }>().quote.id).not.toBe(offered.id);
    expect(await chargesOf(test, id)).toEqual([]);
  });

  it('charges nothing for a quote of another plan than the draft’s, and returns a new one', async () => {
    const id = await paidDraft(owner, newCompany());
    const method = await addCard(owner.client, id);
    const less = await quote(owner.client, id, { ...smallPlan, licences: 1, modules: [] });
    const answer = await payCall(owner.client, id, less, method);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'quote_stale', quote: { selection: smallPlan, total: 9272 } },
    ]);
    await owner.client.put(`/tenants/${id}/sections/subscription`, { plan: 'trial', _version: 2 });
    const trial = await payCall(owner.client, id, await quote(owner.client, id), method);
    expect([trial.statusCode, trial.json()]).toMatchObject([
      422,
      { errors: { 'subscription.plan': [expect.any(String)] } },
    ]);
    expect(await chargesOf(test, id)).toEqual([]);
  });

  it('charges nothing if the amount differs from the quote', async () => {
    const id = await paidDraft(owner, newCompany());
    const method = await addCard(owner.client, id);
    const offered = await quote(owner.client, id);
    const answer = await payCall(owner.client, id, { ...offered, amount_due: 1 }, method);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'quote_stale' }]);
    expect(await chargesOf(test, id)).toEqual([]);
  });

  it('keeps the price of the quote when the price list changes', async () => {
    const administrator = await test.person('Maja', { isAdministrator: true });
    const id = await paidDraft(owner, newCompany());
    const method = await addCard(owner.client, id);
    const offered = await quote(owner.client, id);
    const { version: _version } = (await owner.client.get('/price-list')).json<{ version: number }>();
    const higher = { licence: 2500, module: 900, asset: 100, yearly_months: 10, _version };
    expect((await administrator.client.put('/price-list', higher)).statusCode).toBe(200);
    expect(await pay(owner.client, id, offered, method)).toMatchObject({ state: 'authorised', amount: 9272 });
    await administrator.client.put('/price-list', { ...higher, licence: 1900, _version: _version + 1 });
  });

  it('is required for a paid plan', async () => {
    const id = await paidDraft(owner, newCompany());
    const answer = await owner.client.post(`/tenants/${id}/create`, {});
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'payment_needed' }]);
  });

  it('rejects an incomplete draft with its missing fields, before any money moves', async () => {
    const id = await paidDraft(owner, { ...newCompany(), phone: '' });
    const method = await addCard(owner.client, id);
    const answer = await payCall(owner.client, id, await quote(owner.client, id), method);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { 'application.phone': [expect.any(String)] } },
    ]);
    expect(await chargesOf(test, id)).toEqual([]);
  });
});

describe('the limits of cards', () => {
  it('allow ten declines a day, with any card', async () => {
    const id = await paidDraft(owner, newCompany());
    const method = await addCard(owner.client, id, cards.declined);
    const offered = await quote(owner.client, id);
    for (let turn = 0; turn < 10; turn += 1)
      expect(await pay(owner.client, id, offered, method)).toMatchObject({ state: 'declined' });
    const held = await payCall(owner.client, id, offered, method);
    expect(held.statusCode).toBe(429);
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(await chargesOf(test, id)).toHaveLength(10);
    time.forward(86_400_000);
    expect(await pay(owner.client, id, await quote(owner.client, id), method)).toMatchObject({ state: 'declined' });
  });

  it('allow ten saved cards', async () => {
    const id = await paidDraft(owner, newCompany());
    for (let turn = 0; turn < 10; turn += 1) await saveCard(owner.client, id);
    await expect(addCard(owner.client, id)).rejects.toThrow('A company CRM can have at most 10 cards.');
  });

  it('allow ten unsaved cards a day', async () => {
    const id = await paidDraft(owner, newCompany());
    for (let turn = 0; turn < 10; turn += 1)
      await setUpCall(owner.client, id, await addCard(owner.client, id, cards.declined));
    await expect(addCard(owner.client, id)).rejects.toThrow('Too many cards have failed today.');
    time.forward(86_400_000);
    expect(await addCard(owner.client, id)).toMatch(/-/);
  });

  it('enter a card once, however often its token is sent', async () => {
    const id = await paidDraft(owner, newCompany());
    const typed = { number: cards.succeeds, exp_month: 8, exp_year: 2030, cvc: '123' };
    const { token } = (await owner.client.post('/sandbox/cards', typed)).json<{ token: string }>();
    const add = () => owner.client.post(`/tenants/${id}/payment-methods`, { token, cardholder_name: 'Ana Novak' });
    const first = await add();
    expect(first.statusCode).toBe(201);
    expect((await add()).json()).toEqual(first.json());
    expect(await cardsOf(owner.client, id)).toEqual([]);
  });

  it('make another card the default when one is removed, and keep a card that is being charged', async () => {
    const id = await paidDraft(owner, newCompany());
    const first = await saveCard(owner.client, id);
    const second = await addCard(owner.client, id);
    await pay(owner.client, id, await quote(owner.client, id), second);
    const path = (method: string) => `/tenants/${id}/payment-methods/${method}`;
    expect((await owner.client.delete(path(second))).json()).toMatchObject({ code: 'payment_in_progress' });
    expect((await owner.client.post(`${path(first)}/default`, {})).json()).toMatchObject({ data: [{ id: first }, {}] });
    const left = await owner.client.delete(path(first));
    expect(left.json()).toMatchObject({ data: [{ id: second, is_default: true }] });
    expect((await owner.client.post(`${path(first)}/default`, {})).statusCode).toBe(404);
    expect((await other.client.delete(path(second))).statusCode).toBe(404);
  });
});

describe('saving a card', () => {
  it('makes the card that paid the default, whatever was tried or saved before', async () => {
    const id = await paidDraft(owner, newCompany());
    const before = await saveCard(owner.client, id);
    const offered = await quote(owner.client, id);
    const declinedCard = await addCard(owner.client, id, cards.insufficient);
    const declined = await pay(owner.client, id, offered, declinedCard);
    expect(declined).toMatchObject({ state: 'declined', card: { method_id: declinedCard, last4: '9995' } });
    expect(await cardsOf(owner.client, id)).toMatchObject([{ id: before, is_default: true }]);
    expect((await pay(owner.client, id, offered, declinedCard)).state).toBe('declined');
    const good = await addCard(owner.client, id, '5555 5555 5555 4444');
    expect((await pay(owner.client, id, offered, good)).state).toBe('authorised');
    expect(await cardsOf(owner.client, id)).toMatchObject([
      { id: good, is_default: true, brand: 'mastercard' },
      { id: before, is_default: false },
    ]);
  });

  it('happens after 3-D Secure succeeds, not while it is pending or if it fails', async () => {
    const id = await paidDraft(owner, newCompany());
    const card = await addCard(owner.client, id, cards.authenticates);
    const answer = async () => (await setUpCall(owner.client, id, card)).json<CardSetUp>();
    const pending = await answer();
    expect(pending).toMatchObject({ state: 'action_needed', decline_reason: null });
    expect(await answer()).toEqual(pending);
    expect(await cardsOf(owner.client, id)).toEqual([]);
    expect((await other.client.post(`/tenants/${id}/payment-methods/${card}/set-up`)).statusCode).toBe(404);
    const bank = new URL(pending.action_url ?? '').pathname;
    const page = (await test.app.inject({ url: bank })).body;
    expect(page).toContain('Nothing is charged now');
    const code = /name="code" value="([^"]+)"/.exec(page)?.[1];
    const pressed = await test.app.inject({ method: 'POST', url: bank, payload: { answer: 'approve', code } });
    expect(pressed.headers.location).toMatch(`/tenants/details/${id}/billing?card=${card}`);
    expect(await answer()).toEqual({ state: 'saved', decline_reason: null, action_url: null });
    expect(await answer()).toMatchObject({ state: 'saved' });
    expect(await cardsOf(owner.client, id)).toMatchObject([{ id: card, is_default: true }]);
    const declinedCard = await addCard(owner.client, id, cards.declined);
    const outcome = await setUpCall(owner.client, id, declinedCard);
    expect(outcome.json()).toEqual({ state: 'declined', decline_reason: 'declined', action_url: null });
    expect(await cardsOf(owner.client, id)).toMatchObject([{ id: card, is_default: true }]);
    expect((await setUpCall(owner.client, id, declinedCard)).statusCode).toBe(404);
  });

  it('works without a charge', async () => {
    const id = await paidDraft(owner, newCompany());
    await saveCard(owner.client, id);
    expect(await chargesOf(test, id)).toEqual([]);
    expect((await billingOf(owner.client, id)).payments).toEqual([]);
  });
});

describe('discarding a draft', () => {
  it('deletes its cards and declined payments', async () => {
    const id = await paidDraft(owner, newCompany());
    await pay(owner.client, id, await quote(owner.client, id), await addCard(owner.client, id, cards.declined));
    expect((await owner.client.delete(`/tenants/${id}`)).statusCode).toBe(204);
    expect(await test.database.select().from(payments).where(eq(payments.tenantId, id))).toEqual([]);
  });

  it('closes a draft with an open payment, and ends the payment', async () => {
    const id = await paidDraft(owner, newCompany());
    const method = await addCard(owner.client, id, cards.authenticates);
    await pay(owner.client, id, await quote(owner.client, id), method);
    expect((await owner.client.delete(`/tenants/${id}`)).statusCode).toBe(204);
    expect((await owner.client.get(`/tenants/${id}`)).json()).toMatchObject({ state: 'closed' });
    time.forward(2 * 3_600_000);
    await advancePayments(test.dependencies);
    expect(await chargesOf(test, id)).toMatchObject([{ state: 'voided' }]);
    expect((await billingOf(owner.client, id)).payments).toMatchObject([{ state: 'voided' }]);
  });
});

describe('the payment of a creation', () => {
  const failing = async () => {
    const id = await paidDraft(owner, newCompany());
    const payment = await pay(owner.client, id, await quote(owner.client, id), await addCard(owner.client, id));
    await failCreation(test, payment);
    return { id, payment };
  };

  it('is voided when the creation is cancelled', async () => {
    const { id, payment } = await failing();
    expect(await chargesOf(test, id)).toMatchObject([{ state: 'authorised' }]);
    await owner.client.post(`/operations/${payment.operation_id}/cancel`, {});
    await test.dependencies.engine.run(payment.operation_id ?? '');
    time.forward(60_000);
    await advancePayments(test.dependencies);
    expect(await chargesOf(test, id)).toMatchObject([{ state: 'voided' }]);
    expect((await owner.client.get(`/tenants/${id}`)).json()).toMatchObject({ state: 'draft', subscription: null });
    expect((await quote(owner.client, id)).kind).toBe('creation');
  });

  it('is captured once when the creation is retried', async () => {
    const { id, payment } = await failing();
    await owner.client.post(`/operations/${payment.operation_id}/retry`, {});
    await test.dependencies.engine.run(payment.operation_id ?? '');
    expect(await chargesOf(test, id)).toMatchObject([{ state: 'captured' }]);
    expect((await billingOf(owner.client, id)).invoices).toHaveLength(1);
  });

  it('is refunded to the card after it was billed, and the e-mail with the credit note says so', async () => {
    const id = await paidDraft(owner, newCompany());
    const payment = await pay(owner.client, id, await quote(owner.client, id), await addCard(owner.client, id));
    await test.dependencies.engine.run(payment.operation_id ?? '');
    await reopenCreation(test, payment, 'failed');
    await owner.client.post(`/operations/${payment.operation_id}/cancel`, {});
    await test.dependencies.engine.run(payment.operation_id ?? '');
    time.forward(60_000);
    await advancePayments(test.dependencies);
    expect(await billingOf(owner.client, id)).toMatchObject({
      credit: 0,
      payments: [{ state: 'refunded' }],
      invoices: [{ kind: 'credit_note', total: -9272 }, { kind: 'invoice' }],
    });
    expect((await reconcileAccounts(test.database)).problems).toEqual([]);
    const note = (await mailsTo(test, owner)).find(({ subject }) => subject.startsWith('Credit note'));
    expect(note?.text).toMatch(/: 92,72\s€\. We are refunding 92,72\s€ to the card/);
  });

  it('keeps the company CRM writable for one week after the authorisation expires, however often that is found', async () => {
    const { id, payment } = await failing();
    time.forward(8 * 86_400_000);
    await owner.client.post(`/operations/${payment.operation_id}/retry`, {});
    await test.dependencies.engine.run(payment.operation_id ?? '');
    const { subscription } = await billingOf(owner.client, id);
    await reopenCreation(test, payment, 'running');
    time.forward(60_000);
    await test.dependencies.engine.run(payment.operation_id ?? '');
    const operation = (await owner.client.get(`/operations/${payment.operation_id}`)).json<Operation>();
    expect(operation.state).toBe('succeeded');
    expect(operation.steps.find(({ name }) => name === 'capture')?.cause).toBe('payment_not_captured');
    expect((await billingOf(owner.client, id)).subscription).toEqual(subscription);
  });

  it('asks the owners to pay again after the authorisation expires', async () => {
    const { id, payment } = await failing();
    time.forward(8 * 86_400_000);
    await owner.client.post(`/operations/${payment.operation_id}/retry`, {});
    await test.dependencies.engine.run(payment.operation_id ?? '');
    const billing = await billingOf(owner.client, id);
    expect(billing).toMatchObject({
      subscription: { state: 'overdue' },
      invoices: [],
      payments: [{ state: 'voided' }],
    });
    const mail = (await mailsTo(test, owner)).find(({ subject }) => subject === 'We could not charge your card');
    const readOnlyAt = new Date(billing.subscription?.read_only_at ?? '');
    expect(localDay(readOnlyAt)).toBe(localDay(new Date(time.clock().getTime() + 7 * 86_400_000)));
    expect(mail?.text).toContain(`becomes read-only on ${formatDay(readOnlyAt)}.`);
    const offered = await quote(owner.client, id);
    expect(await pay(owner.client, id, offered, await methodOf(id))).toMatchObject({
      state: 'captured',
      kind: 'renewal',
      amount: 9272,
    });
    expect((await billingOf(owner.client, id)).subscription).toMatchObject({
      state: 'active',
      read_only_at: null,
      period: { start: startOfLocalDay(localDay(time.clock())).toISOString() },
    });
  });
});
