import type { Tenant } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { german } from '../../../testing/addresses';
import { reopenCreation } from '../../../testing/failed-creation';
import { openPage } from '../../../testing/open-page';
import { paidDraft, paidTenant } from '../../../testing/paid-tenants';
import { addCard, billingOf, cards, cardsOf, pay, quote, smallPlan } from '../../../testing/paying';
import { readPdf } from '../../../testing/read-pdf';
import { buildTenantsApp, companyNamed, type Person, type TenantsApp } from '../../../testing/tenants-app';
import { testClock, type TestClock } from '../../../testing/test-clock';
import { testSettings, transferSettings } from '../../../testing/test-settings';
import type { VendorServer } from '../../../testing/vendors/vendor-server';
import { openViesServer } from '../../../testing/vendors/vies-server';
import { localDay } from '../../../platform';
import { sandboxCharges } from '../../gateways/sandbox/sandbox.table';
import { findInvoice } from '../../invoices/invoice.repository';
import { ledgerEntries } from '../../ledger/ledger.table';
import { recheckBilledNumbers } from './recheck-billed-numbers.job';

let vies: VendorServer;
let test: TenantsApp;
let time: TestClock;
let owner: Person;
let operator: Person;
let id = '';

beforeAll(async () => {
  vies = await openViesServer();
  time = testClock();
  const vendors = { ...testSettings().vendors, vies: vies.url };
  const settings = { ...transferSettings, vendors };
  test = await buildTenantsApp({ settings, dependencies: { clock: time.clock } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await test.person('Ana');
  operator = await test.person('Maja', { isAdministrator: true });
  id = await paidTenant(test, owner, 'berlin', { address: german });
});
afterAll(async () => {
  await test.close();
  await vies.close();
});

const day = 86_400_000;

/** Totals of the documents of a company CRM, newest first. */
const totalsOf = async (tenantId: string) =>
  (await billingOf(owner.client, tenantId)).invoices.map(({ total }) => total);

/** A company CRM billed with VAT before its number was checked. */
const unchecked = (name: string) => paidTenant(test, owner, name, { address: german });

const confirm = (tenantId: string) =>
  owner.client.post(`/tenants/${tenantId}/vat-number/check`, { vat_number: german.vat_number, country: 'DE' });

async function saveCompany(tenantId: string, moved: object): Promise<void> {
  const { application } = (await owner.client.get(`/tenants/${tenantId}`)).json<Tenant>().sections;
  const body = { ...application.data, address: { ...application.data.address, ...moved } };
  const saved = { ...body, _version: application.version };
  expect((await owner.client.put(`/tenants/${tenantId}/sections/application`, saved)).statusCode).toBe(200);
}

const cardOf = async (tenantId: string) => (await cardsOf(owner.client, tenantId))[0]?.id ?? '';

describe('a VAT number that was unchecked when it was billed', () => {
  it('is charged with VAT', async () => {
    expect((await billingOf(owner.client, id)).invoices).toMatchObject([{ total: 9272, amount_due: 9272 }]);
  });

  it('gets a new invoice without VAT once VIES confirms it, and account credit for the VAT', async () => {
    const page = await openPage(test.app, owner.client);
    await recheckBilledNumbers(test.dependencies);
    await page.waitForChange(id);
    const billing = await billingOf(owner.client, id);
    expect(billing.invoices.map(({ kind, total, amount_due: due }) => [kind, total, due])).toEqual([
      ['invoice', 7600, 0],
      ['credit_note', -9272, 0],
      ['invoice', 9272, 9272],
    ]);
    expect(billing.credit).toBe(1672);
    expect(billing.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', -7600],
      ['credit_note', 9272],
      ['payment', 9272],
      ['invoice', -9272],
    ]);
    const pdf = await owner.client.get(`/tenants/${id}/invoices/${billing.invoices[0]?.id}`);
    expect((await readPdf(pdf.rawPayload)).join(' ')).toContain('Obrnjena davčna obveznost');
  });

  it('is corrected once', async () => {
    await recheckBilledNumbers(test.dependencies);
    expect((await billingOf(owner.client, id)).invoices).toHaveLength(3);
  });

  it('is billed without VAT for later plan changes, paid from the credit', async () => {
    const offered = await quote(owner.client, id, { ...smallPlan, licences: 4 });
    expect(offered).toMatchObject({
      vat: { category: 'reverse_charge', rate: 0, reason: 'eu_number_confirmed' },
      tax: 0,
      total: 1900,
      credit_used: 1672,
      amount_due: 228,
    });
    expect((await pay(owner.client, id, offered, await cardOf(id))).state).toBe('captured');
    expect((await billingOf(owner.client, id)).credit).toBe(0);
  });

  it('gets a new invoice for what a change left of the first one', async () => {
    const reduced = await unchecked('hamburg');
    const offered = await quote(owner.client, reduced, { ...smallPlan, licences: 1 });
    await pay(owner.client, reduced, offered, null);
    expect(await totalsOf(reduced)).toEqual([-4636, 9272]);
    await recheckBilledNumbers(test.dependencies);
    expect(await totalsOf(reduced)).toEqual([3800, -4636, -4636, 9272]);
    expect((await billingOf(owner.client, reduced)).credit).toBe(9272 - 3800);
  });

  it('has all its VAT credited when one change lowered several invoices', async () => {
    const raised = await unchecked('dresden');
    const more = await quote(owner.client, raised, { ...smallPlan, licences: 4 });
    await pay(owner.client, raised, more, await cardOf(raised));
    const less = await quote(owner.client, raised, { ...smallPlan, licences: 1 });
    expect(less.becomes_credit).toBe(2318 + 4636);
    await pay(owner.client, raised, less, null);
    await recheckBilledNumbers(test.dependencies);
    await recheckBilledNumbers(test.dependencies);
    expect(await totalsOf(raised)).toEqual([3800, -4636, -4636, -2318, 2318, 9272]);
    expect((await billingOf(owner.client, raised)).credit).toBe(9272 + 2318 - 3800);
  });

  it('is corrected at once when the customer has it checked, so that changes begin without VAT', async () => {
    const raised = await unchecked('leipzig');
    await confirm(raised);
    expect(await totalsOf(raised)).toEqual([7600, -9272, 9272]);
    const more = await quote(owner.client, raised, { ...smallPlan, licences: 8 });
    expect(more).toMatchObject({ vat: { category: 'reverse_charge' }, tax: 0, total: 9500, credit_used: 1672 });
    await pay(owner.client, raised, more, await cardOf(raised));
    await recheckBilledNumbers(test.dependencies);
    await recheckBilledNumbers(test.dependencies);
    expect(await totalsOf(raised)).toEqual([9500, 7600, -9272, 9272]);
    expect((await billingOf(owner.client, raised)).credit).toBe(0);
  });

  it('has the VAT of used days credited too, with the quantities and days as they ran', async () => {
    const raised = await unchecked('halle');
    time.forward(12 * day);
    const less = await quote(owner.client, raised, { ...smallPlan, licences: 1 });
    // 2 × 19,00 € for 18 of 30 days, and 22 %.
    expect([less.net, less.tax]).toEqual([-2280, -502]);
    await pay(owner.client, raised, less, null);
    await recheckBilledNumbers(test.dependencies);
    expect(await totalsOf(raised)).toEqual([5320, -6490, -2782, 9272]);
    const { invoices, credit } = await billingOf(owner.client, raised);
    expect(credit).toBe(9272 - 5320);
    const [again, note] = await Promise.all(invoices.slice(0, 2).map(({ id: of }) => findInvoice(test.database, of)));
    const lines = again?.lines.map(({ item, quantity, from, to, net }) => [item, quantity, from, to, net]);
    expect(lines).toEqual([
      ['licences', 3, '2026-11-21', '2026-12-03', 2280],
      ['licences', 1, '2026-12-03', '2026-12-21', 1140],
      ['modules', 1, '2026-11-21', '2026-12-21', 900],
      ['assets', 10, '2026-11-21', '2026-12-21', 1000],
    ]);
    expect(note?.lines.map(({ quantity, net }) => [quantity, net])).toEqual(
      (lines ?? []).map(([, quantity, , , net]) => [0 - Number(quantity), 0 - Number(net)]),
    );
  });

  it('keeps the VAT of the days before its confirmation on what was billed before it was given', async () => {
    const later = await paidTenant(test, owner, 'jena', { address: { ...german, vat_number: '' } });
    time.forward(10 * day);
    await saveCompany(later, german);
    expect(await totalsOf(later)).toEqual([9272]);
    const more = await quote(owner.client, later, { ...smallPlan, licences: 4 });
    // 19,00 € for 21 of 31 days.
    expect(more).toMatchObject({ vat: { reason: 'eu_number_not_checked' }, net: 1287, tax: 283 });
    await pay(owner.client, later, more, await cardOf(later));
    time.forward(5 * day);
    await recheckBilledNumbers(test.dependencies);
    // The later invoice as a whole; 16 of 31 days of the first: 29,42 €, 4,65 € and 5,16 €.
    expect(await totalsOf(later)).toEqual([1287 + 3923, -4786, -1570, 1570, 9272]);
    expect((await billingOf(owner.client, later)).credit).toBe(863 + 283);
  });

  it('is credited in full when its creation is cancelled after the correction', async () => {
    const cancelled = await paidDraft(owner, { ...companyNamed('mainz'), address: german });
    const offered = await quote(owner.client, cancelled);
    const payment = await pay(owner.client, cancelled, offered, await addCard(owner.client, cancelled));
    await test.dependencies.engine.run(payment.operation_id ?? '');
    await recheckBilledNumbers(test.dependencies);
    await reopenCreation(test, payment, 'failed');
    await owner.client.post(`/operations/${payment.operation_id}/cancel`, {});
    await test.dependencies.engine.run(payment.operation_id ?? '');
    const { invoices, credit, entries } = await billingOf(owner.client, cancelled);
    expect(invoices.map(({ total }) => total)).toEqual([-7600, 7600, -9272, 9272]);
    expect([credit, entries.find(({ kind }) => kind === 'refund')?.amount]).toEqual([0, -9272]);
    const { state } = (await owner.client.get(`/tenants/${cancelled}`)).json<{ state: string }>();
    expect(state).toBe('draft');
  });

  it('is corrected once the open payment has ended', async () => {
    const paying = await unchecked('bremen');
    const asking = await addCard(owner.client, paying, cards.authenticates);
    const more = await quote(owner.client, paying, { ...smallPlan, licences: 4 });
    const payment = await pay(owner.client, paying, more, asking);
    expect(payment.state).toBe('action_needed');
    await recheckBilledNumbers(test.dependencies);
    expect(await totalsOf(paying)).toEqual([9272]);
    await test.database.update(sandboxCharges).set({ state: 'authorised' }).where(eq(sandboxCharges.tenantId, paying));
    await owner.client.post(`/tenants/${paying}/payments/${payment.id}/refresh`, {});
    expect(await totalsOf(paying)).toEqual([2318, 9272]);
    await recheckBilledNumbers(test.dependencies);
    expect(await totalsOf(paying)).toEqual([9500, -9272, -2318, 2318, 9272]);
  });

  it('voids the pro-forma invoice of a change that was asked for with VAT', async () => {
    const paying = await unchecked('mannheim');
    const more = await quote(owner.client, paying, { ...smallPlan, licences: 8 });
    const payment = await pay(owner.client, paying, more, null);
    expect(payment).toMatchObject({ state: 'awaiting_transfer', amount: 11_590 });
    await recheckBilledNumbers(test.dependencies);
    expect(await totalsOf(paying)).toEqual([7600, -9272, 11_590, 9272]);
    const { payments } = await billingOf(owner.client, paying);
    expect(payments.find(({ id: of }) => of === payment.id)?.state).toBe('voided');
    const received = { received_on: localDay(time.clock()), amount: payment.amount };
    const recorded = await operator.client.post(`/tenants/${paying}/payments/${payment.id}/received`, received);
    expect(recorded.statusCode, recorded.body).toBe(200);
    expect(await totalsOf(paying)).toHaveLength(4);
    expect((await billingOf(owner.client, paying)).credit).toBe(1672 + 11_590);
  });

  it('is corrected although the correction of another company CRM fails', async () => {
    const whole = await paidTenant(test, owner, 'ulm', { address: german });
    const broken = await paidTenant(test, owner, 'kiel', { address: german });
    const invoiceId = (await billingOf(owner.client, broken)).invoices[0]?.id ?? '';
    const owing = { kind: 'refund', amount: -1, balance: -100_000, invoiceId } as const;
    await test.database
      .insert(ledgerEntries)
      .values({ ...owing, tenantId: broken, position: 9, at: test.dependencies.clock() });
    await expect(recheckBilledNumbers(test.dependencies)).rejects.toThrow('VAT numbers');
    expect((await billingOf(owner.client, whole)).invoices).toHaveLength(3);
  });
});
