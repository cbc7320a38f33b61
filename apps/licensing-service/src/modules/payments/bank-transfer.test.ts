import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailMessages } from '../../mail/mail.table';
import { billingOf, paidDraft, pay, payCall, quote, smallPlan } from '../../testing/paid-tenants';
import { readPdf } from '../../testing/read-pdf';
import { buildTenantsApp, completeApplication, type Person, type TenantsApp } from '../../testing/tenants-app';
import { testClock, type TestClock } from '../../testing/test-clock';
import { testSeller } from '../../testing/test-invoices';

let test: TenantsApp;
let time: TestClock;
let owner: Person;
let administrator: Person;
let id = '';

beforeAll(async () => {
  time = testClock();
  const settings = { payments: ['sandbox', 'bank_transfer'], seller: testSeller } as const;
  test = await buildTenantsApp({ settings, parts: { clock: time.clock } });
  owner = await test.person('Ana');
  administrator = await test.person('Maja', { isAdministrator: true });
  id = await paidDraft(owner, { address: { ...completeApplication.address } });
});
afterAll(() => test.close());

const receive = (person: Person, payment: string, on = '2026-11-24') =>
  person.client.post(`/tenants/${id}/payments/${payment}/received`, { received_on: on });

describe('a bank transfer', () => {
  it('is asked for by a pro-forma invoice, and the company CRM runs meanwhile', async () => {
    const payment = await pay(owner.client, id, await quote(owner.client, id), null);
    expect(payment).toMatchObject({ state: 'awaiting_transfer', amount: 9272, card: null });
    await test.parts.engine.run(payment.operation_id ?? '');
    const billing = await billingOf(owner.client, id);
    expect(billing).toMatchObject({
      subscription: { kind: 'paid', state: 'awaiting_transfer', read_only_at: '2026-11-29T23:00:00.000Z' },
      invoices: [{ kind: 'proforma', due_on: '2026-11-29', paid_on: null, amount_due: 9272 }],
      entries: [],
      credit: 0,
    });
    const pdf = await owner.client.get(`/tenants/${id}/invoices/${billing.invoices[0]?.id}`);
    const text = (await readPdf(pdf.rawPayload)).join('\n');
    expect(text).toContain('Predračun SPLET-P1-1');
    expect(text).toContain('UPN QR');
  });

  it('goes to the owner by e-mail, with the pro-forma invoice', async () => {
    const [mail] = await test.database.select().from(mailMessages).where(eq(mailMessages.to, owner.user.email));
    expect(mail?.subject).toBe('Pro-forma invoice SPLET-P1-1');
    const attached = await test.app.inject({ url: `/outbox/${mail?.id}/attachment` });
    expect(attached.headers['content-disposition']).toBe('attachment; filename="SPLET-P1-1.pdf"');
    expect((await readPdf(attached.rawPayload)).join(' ')).toContain('UPN QR');
  });

  it('keeps other payments waiting', async () => {
    const more = await quote(owner.client, id, { ...smallPlan, licences: 9 });
    expect((await payCall(owner.client, id, more, null)).json()).toMatchObject({ code: 'payment_in_progress' });
  });

  it('that is not there when it is due makes the company CRM read-only', async () => {
    time.set(new Date('2026-11-29T23:00:00.000Z'));
    expect((await billingOf(owner.client, id)).subscription?.state).toBe('unpaid');
  });

  it('is noted by those who may, once, and billed with the day it came', async () => {
    const [payment] = (await billingOf(owner.client, id)).payments;
    expect((await receive(owner, payment?.id ?? '')).statusCode).toBe(403);
    const tomorrow = await receive(administrator, payment?.id ?? '', '2026-12-01');
    expect([tomorrow.statusCode, tomorrow.json()]).toMatchObject([
      422,
      { errors: { received_on: ['Choose today or a day before.'] } },
    ]);
    expect((await receive(administrator, payment?.id ?? '')).json()).toMatchObject({ state: 'captured' });
    expect((await receive(administrator, payment?.id ?? '')).statusCode).toBe(200);
    expect(await billingOf(owner.client, id)).toMatchObject({
      subscription: { state: 'active', read_only_at: null },
      invoices: [{ kind: 'invoice', paid_on: '2026-11-24', total: 9272 }, { kind: 'proforma' }],
      entries: [
        { kind: 'payment', amount: 9272, balance: 0 },
        { kind: 'invoice', amount: -9272 },
      ],
    });
  });

  it('that nobody waits for is not noted', async () => {
    const other = await paidDraft(administrator, {
      url_name: 'drugo',
      address: { ...completeApplication.address, vat_number: '' },
    });
    const none = await administrator.client.post(`/tenants/${other}/payments/${id}/received`, {
      received_on: '2026-11-24',
    });
    expect(none.statusCode).toBe(404);
  });
});
