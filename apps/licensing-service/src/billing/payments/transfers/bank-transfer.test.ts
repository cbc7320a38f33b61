import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { SubscriptionSummary, Payment, Tenant } from '@atrium/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDay } from '../../../platform';
import { expireDrafts } from '../../../tenants';
import { paidDraft } from '../../../testing/paid-tenants';
import { billingOf, pay, payCall, quote, smallPlan } from '../../../testing/paying';
import { failCreation, reopenCreation } from '../../../testing/failed-creation';
import { readPdf } from '../../../testing/read-pdf';
import { mailsTo } from '../../../testing/sent-mail';
import {
  administratorPassword,
  buildTenantsApp,
  companyNamed,
  completeApplication,
  type Person,
  type TenantsApp,
} from '../../../testing/tenants-app';
import { testClock, type TestClock } from '../../../testing/test-clock';
import { transferSettings } from '../../../testing/test-settings';
import { invoices } from '../../invoices/invoice.table';
import { processSubscriptions } from '../../subscriptions/subscriptions.job';
import { advancePayments } from '../advance-payments.job';

type List = { readonly data: readonly SubscriptionSummary[] };

const dayBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();

let test: TenantsApp;
let time: TestClock;
let owner: Person;
let administrator: Person;
let id = '';

beforeAll(async () => {
  time = testClock();
  test = await buildTenantsApp({ settings: transferSettings, dependencies: { clock: time.clock } });
  owner = await test.person('Ana');
  administrator = await test.person('Maja', { isAdministrator: true });
  id = await paidDraft(owner, { address: { ...completeApplication.address } });
});
afterAll(() => test.close());

const record = (person: Person, payment: string, on = '2026-11-24', tenant = id, amount = 9272) =>
  person.client.post(`/tenants/${tenant}/payments/${payment}/received`, { received_on: on, amount });

/** A draft of a new user, with a pending bank transfer. */
async function pendingTransfer(name: string): Promise<{ person: Person; tenant: string; payment: Payment }> {
  const person = await test.person(name);
  const tenant = await paidDraft(person, companyNamed(name));
  return { person, tenant, payment: await pay(person.client, tenant, await quote(person.client, tenant), null) };
}

const suppliedOf = async (tenant: string) => {
  const rows = await test.database.select().from(invoices).where(eq(invoices.tenantId, tenant));
  return rows.filter(({ kind }) => kind === 'invoice').map((row) => [row.suppliedFrom, row.suppliedTo]);
};

describe('a bank transfer', () => {
  it('issues a pro-forma invoice, and leaves the company CRM writable until it is due', async () => {
    const payment = await pay(owner.client, id, await quote(owner.client, id), null);
    expect(payment).toMatchObject({ state: 'awaiting_transfer', amount: 9272, card: null });
    await test.dependencies.engine.run(payment.operation_id ?? '');
    const billing = await billingOf(owner.client, id);
    expect(billing).toMatchObject({
      subscription: { kind: 'paid', state: 'awaiting_transfer', read_only_at: '2026-11-29T23:00:00.000Z' },
      invoices: [{ kind: 'proforma', due_on: '2026-11-29', paid_on: null, amount_due: 9272 }],
      entries: [],
      credit: 0,
    });
    const pdf = await owner.client.get(`/tenants/${id}/invoices/${billing.invoices[0]?.id}`);
    expect(pdf.headers['content-disposition']).toContain(`filename*=UTF-8''Predra%C4%8Dun%20SPLET-P1-1.pdf`);
    const text = (await readPdf(pdf.rawPayload)).join('\n');
    expect(text).toContain('Predračun SPLET-P1-1');
    expect(text).toContain('UPN QR');
  });

  it('sends the pro-forma invoice to the owner by e-mail', async () => {
    const [mail] = await mailsTo(test, owner);
    expect(mail?.subject).toBe('Pro-forma invoice SPLET-P1-1');
    const attached = await test.app.inject({ url: `/outbox/${mail?.id}/attachment` });
    expect(attached.headers['content-disposition']).toContain('filename="Predracun SPLET-P1-1.pdf"');
    expect((await readPdf(attached.rawPayload)).join(' ')).toContain('UPN QR');
  });

  it('blocks other payments while it is pending', async () => {
    const more = await quote(owner.client, id, { ...smallPlan, licences: 9 });
    expect((await payCall(owner.client, id, more, null)).json()).toMatchObject({ code: 'payment_in_progress' });
  });

  it('is rejected with another amount, and says what to do', async () => {
    const [payment] = (await billingOf(owner.client, id)).payments;
    const noted = await Promise.all(
      [9271, 10_000].map((amount) => record(administrator, payment?.id ?? '', '2026-11-21', id, amount)),
    );
    expect(noted.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    const said = noted.map((answer) => answer.json<{ errors: { amount: string[] } }>().errors.amount.join(' '));
    expect(said.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
      'The pro-forma invoice asks for 92,72 €, so 0,01 € is missing. Ask the customer for the rest, then enter 92,72 €.',
      'The pro-forma invoice asks for 92,72 €, so this is 7,28 € too much. Send 7,28 € back to the customer, then enter 92,72 €.',
    ]);
    expect((await billingOf(owner.client, id)).payments).toMatchObject([{ state: 'awaiting_transfer' }]);
  });

  it('makes the company CRM read-only if it does not arrive by its due date', async () => {
    time.set(new Date('2026-11-29T23:00:00.000Z'));
    expect((await billingOf(owner.client, id)).subscription?.state).toBe('unpaid');
  });

  it('is recorded once, by permitted users, and billed with its date of arrival', async () => {
    const [payment] = (await billingOf(owner.client, id)).payments;
    expect((await record(owner, payment?.id ?? '')).statusCode).toBe(403);
    const before = await record(administrator, payment?.id ?? '', '2026-11-20');
    expect([before.statusCode, before.json()]).toMatchObject([
      422,
      { errors: { received_on: ['Choose the day of the pro-forma invoice or a later one.'] } },
    ]);
    const tomorrow = await record(administrator, payment?.id ?? '', '2026-12-01');
    expect([tomorrow.statusCode, tomorrow.json()]).toMatchObject([
      422,
      { errors: { received_on: ['Choose today or an earlier day.'] } },
    ]);
    const both = await record(administrator, payment?.id ?? '', '2026-12-01', id, 9271);
    expect(Object.keys(both.json<{ errors: object }>().errors)).toEqual(['received_on', 'amount']);
    expect((await record(administrator, payment?.id ?? '')).json()).toMatchObject({ state: 'captured' });
    expect((await record(administrator, payment?.id ?? '')).statusCode).toBe(200);
    for (const [day, amount] of [['2026-11-25', 9272] as const, ['2026-11-24', 9271] as const]) {
      const otherwise = await record(administrator, payment?.id ?? '', day, id, amount);
      expect([otherwise.statusCode, otherwise.json()]).toMatchObject([409, { code: 'transfer_noted_otherwise' }]);
    }
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'active', read_only_at: null },
      invoices: [{ kind: 'invoice', paid_on: '2026-11-24', total: 9272 }, { kind: 'proforma' }],
      entries: [
        { kind: 'payment', amount: 9272, balance: 0 },
        { kind: 'invoice', amount: -9272 },
      ],
    });
  });

  it('cannot be recorded unless it is pending', async () => {
    const other = await paidDraft(administrator, companyNamed('drugo'));
    const none = await administrator.client.post(`/tenants/${other}/payments/${id}/received`, {
      received_on: '2026-11-24',
      amount: 9272,
    });
    expect(none.statusCode).toBe(404);
  });
});

describe('a late bank transfer', () => {
  const inTwoMonths = () => time.forward(60 * 86_400_000);

  it('pays for a period from its arrival, without charging the read-only time', async () => {
    const { person, tenant, payment } = await pendingTransfer('Pavla');
    await test.dependencies.engine.run(payment.operation_id ?? '');
    inTwoMonths();
    await processSubscriptions(test.dependencies);
    expect((await billingOf(person.client, tenant)).subscription?.state).toBe('unpaid');
    const today = localDay(time.clock());
    expect((await record(administrator, payment.id, today, tenant)).json()).toMatchObject({ state: 'captured' });
    await processSubscriptions(test.dependencies);
    const billing = await billingOf(person.client, tenant);
    expect(billing.subscription).toMatchObject({ state: 'active', period: { start: time.clock().toISOString() } });
    expect(billing.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'proforma']);
    const { end } = billing.subscription?.period ?? { end: '' };
    expect(await suppliedOf(tenant)).toEqual([[today, dayBefore(localDay(new Date(end)))]]);
  });

  it('pays for its original period if it arrived in time and was recorded late', async () => {
    const { person, tenant, payment } = await pendingTransfer('Rok');
    await test.dependencies.engine.run(payment.operation_id ?? '');
    const quoted = (await billingOf(person.client, tenant)).subscription?.period;
    const cameOn = localDay(time.clock());
    time.forward(12 * 86_400_000);
    await record(administrator, payment.id, cameOn, tenant);
    const { subscription } = await billingOf(person.client, tenant);
    expect(subscription).toMatchObject({ state: 'active', period: quoted });
  });
});

describe('a bank transfer recorded before its creation is cancelled', () => {
  let cancelled: Awaited<ReturnType<typeof pendingTransfer>>;

  beforeAll(async () => {
    cancelled = await pendingTransfer('Vid');
    const { person, tenant, payment } = cancelled;
    const today = localDay(time.clock());
    const noted = [9272, 9272, 9271].map((amount) => () => record(administrator, payment.id, today, tenant, amount));
    const answers: number[] = [];
    for (const note of noted) answers.push((await note()).statusCode);
    expect(answers).toEqual([200, 200, 409]);
    const shown = async () => {
      const { data } = (await administrator.client.get('/subscriptions?search=vid')).json<List>();
      const { subscription, payments } = await billingOf(person.client, tenant);
      expect(payments).toMatchObject([{ state: 'captured', amount: 9272 }]);
      return [data[0]?.state, subscription?.state];
    };
    expect(await shown()).toEqual(['creating', 'creating']);
    await failCreation(test, payment);
    expect(await shown()).toEqual(['failed', 'failed']);
    await person.client.post(`/operations/${payment.operation_id}/cancel`, {});
    await test.dependencies.engine.run(payment.operation_id ?? '');
    time.forward(120_000);
    await advancePayments(test.dependencies);
  });

  it('becomes account credit without a document, and is not described as refunded', async () => {
    const { person, tenant } = cancelled;
    expect(await billingOf(person.client, tenant)).toMatchObject({
      credit: 9272,
      payments: [{ state: 'captured' }],
      invoices: [{ kind: 'proforma', is_void: true }],
      entries: [{ kind: 'payment', amount: 9272, balance: 9272 }],
    });
  });

  it('notifies the owners once of its consequences', async () => {
    const mails = (await mailsTo(test, cancelled.person)).filter(({ subject }) =>
      subject.includes('to your account credit'),
    );
    expect(mails).toHaveLength(1);
    const text = mails[0]?.text.replaceAll('\u00A0', ' ');
    expect(text).toMatch(/was cancelled after we received 92,72 € for pro-forma invoice SPLET-P1-\d+/);
    expect(text).toContain(`To get it back instead, write to ${test.dependencies.settings.operatorEmail}.`);
  });

  it('keeps the draft from expiring and being discarded, and shows its credit to the operator', async () => {
    const { person, tenant } = cancelled;
    const before = time.clock();
    time.forward(31 * 86_400_000);
    await expireDrafts(test.dependencies);
    const discarded = await person.client.delete(`/tenants/${tenant}`);
    expect([discarded.statusCode, discarded.json<{ code: string }>().code]).toEqual([409, 'draft_has_credit']);
    expect((await person.client.get(`/tenants/${tenant}`)).json<Tenant>().state).toBe('draft');
    expect((await mailsTo(test, person)).map(({ subject }) => subject)).not.toContain(
      'Your draft will be discarded soon',
    );
    const listed = await administrator.client.get('/subscriptions?filter[state]=draft');
    expect(listed.json()).toMatchObject({ total: 1, data: [{ id: tenant, state: 'draft', credit: 9272 }] });
    time.set(before);
  });

  it('pays for the company CRM when it is created again', async () => {
    const { person, tenant } = cancelled;
    const { sections } = (await person.client.get(`/tenants/${tenant}`)).json<Tenant>();
    const { data, version: _version } = sections.application;
    const typed = { password: administratorPassword, password_confirmation: administratorPassword };
    const saved = await person.client.put(`/tenants/${tenant}/sections/application`, { ...data, ...typed, _version });
    expect(saved.statusCode, saved.body).toBe(200);
    const again = await quote(person.client, tenant);
    expect(again).toMatchObject({ kind: 'creation', credit_used: 9272, amount_due: 0 });
    const payment = await pay(person.client, tenant, again, null);
    await test.dependencies.engine.run(payment.operation_id ?? '');
    expect(await billingOf(person.client, tenant)).toMatchObject({ credit: 0, subscription: { state: 'active' } });
  });
});

it('credits a billed bank transfer with a credit note when its creation is cancelled', async () => {
  const { person, tenant, payment } = await pendingTransfer('Vera');
  await test.dependencies.engine.run(payment.operation_id ?? '');
  await record(administrator, payment.id, localDay(time.clock()), tenant);
  await reopenCreation(test, payment, 'failed');
  await person.client.post(`/operations/${payment.operation_id}/cancel`, {});
  await test.dependencies.engine.run(payment.operation_id ?? '');
  expect(await billingOf(person.client, tenant)).toMatchObject({
    credit: 9272,
    payments: [{ state: 'captured' }],
    invoices: [{ kind: 'credit_note', total: -9272 }, { kind: 'invoice' }, { kind: 'proforma' }],
    entries: [
      { kind: 'credit_note', amount: 9272, balance: 9272 },
      { kind: 'payment', amount: 9272 },
      { kind: 'invoice', amount: -9272 },
    ],
  });
  const note = (await mailsTo(test, person)).find(({ subject }) => subject.startsWith('Credit note'));
  expect(note?.text).toContain('to your account credit');
});

it('credits a bank transfer recorded during or after the cancellation of its creation once', async () => {
  for (const name of ['Zala', 'Zoja', 'Zora', 'Zvone']) {
    const { person, tenant, payment } = await pendingTransfer(name);
    await test.dependencies.engine.run(payment.operation_id ?? '');
    await reopenCreation(test, payment, 'failed');
    await person.client.post(`/operations/${payment.operation_id}/cancel`, {});
    const note = () => record(administrator, payment.id, localDay(time.clock()), tenant);
    const [received] = await Promise.all([note(), test.dependencies.engine.run(payment.operation_id ?? '')]);
    expect([received.statusCode, (await note()).statusCode]).toEqual([200, 200]);
    const { credit, payments } = await billingOf(person.client, tenant);
    expect([credit, payments[0]?.state]).toEqual([9272, 'captured']);
  }
});

describe('a bank transfer that arrives during a creation', () => {
  it('is billed when the company CRM becomes active, for the period from then on', async () => {
    const { person, tenant, payment } = await pendingTransfer('Irena');
    await failCreation(test, payment);
    const cameOn = localDay(time.clock());
    expect((await record(administrator, payment.id, cameOn, tenant)).json()).toMatchObject({ state: 'captured' });
    expect(await billingOf(person.client, tenant)).toMatchObject({ invoices: [{ kind: 'proforma', is_void: false }] });
    time.forward(12 * 86_400_000);
    await person.client.post(`/operations/${payment.operation_id}/retry`, {});
    await test.dependencies.engine.run(payment.operation_id ?? '');
    const { subscription, invoices: documents, entries, credit } = await billingOf(person.client, tenant);
    expect(subscription).toMatchObject({
      state: 'active',
      read_only_at: null,
      period: { start: time.clock().toISOString() },
    });
    expect(documents).toMatchObject([{ kind: 'invoice', paid_on: cameOn, total: 9272 }, { kind: 'proforma' }]);
    expect([entries.length, credit]).toEqual([2, 0]);
    const last = dayBefore(localDay(new Date(subscription?.period?.end ?? '')));
    expect(await suppliedOf(tenant)).toEqual([[localDay(time.clock()), last]]);
  });
});

describe('a second company CRM by bank transfer', () => {
  it('waits for the first transfer of the same author or company', async () => {
    const { person, tenant, payment } = await pendingTransfer('Zarja');
    await test.dependencies.engine.run(payment.operation_id ?? '');
    const second = await paidDraft(person, companyNamed('druga-zarja'));
    const rejected = await payCall(person.client, second, await quote(person.client, second), null);
    expect([rejected.statusCode, Object.keys(rejected.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['payment_method_id'],
    ]);
    const received = await record(administrator, payment.id, localDay(time.clock()), tenant);
    expect(received.statusCode, received.body).toBe(200);
    expect(await pay(person.client, second, await quote(person.client, second), null)).toMatchObject({
      state: 'awaiting_transfer',
    });

    const numbered = { ...completeApplication.address, vat_number: 'SI50223054' };
    const [one, other] = [await test.person('Evelina'), await test.person('Ivanka')];
    const ofOne = await paidDraft(one, { title: 'E', company: 'Ista', url_name: 'ista-eva', address: numbered });
    const ofOther = await paidDraft(other, { title: 'I', company: 'Ista', url_name: 'ista-iva', address: numbered });
    await pay(one.client, ofOne, await quote(one.client, ofOne), null);
    expect((await payCall(other.client, ofOther, await quote(other.client, ofOther), null)).statusCode).toBe(422);
  });
});
