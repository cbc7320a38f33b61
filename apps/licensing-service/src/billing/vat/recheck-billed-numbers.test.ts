import type { Tenant } from '@atrium/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { german } from '../../testing/addresses';
import { reopenCreation } from '../../testing/failed-creation';
import { openPage } from '../../testing/open-page';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { addCard, billingOf, cards, cardsOf, pay, quote, smallPlan } from '../../testing/paying';
import { readPdf } from '../../testing/read-pdf';
import { buildTenantsApp, companyNamed, type Person, type TenantsApp } from '../../testing/tenants-app';
import { testClock, type TestClock } from '../../testing/test-clock';
import { testSettings, transferSettings } from '../../testing/test-settings';
import type { VendorServer } from '../../testing/vendors/vendor-server';
import { openViesServer } from '../../testing/vendors/vies-server';
import { localDay } from '../../platform';
import { ledgerEntries } from '../ledger/ledger.table';
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

const sumOf = (rows: readonly { readonly total: number }[]) => rows.reduce((all, { total }) => all + total, 0);

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

  it('gets a new invoice for the remainder after a change credited a part', async () => {
    const reduced = await paidTenant(test, owner, 'hamburg', { address: german });
    const offered = await quote(owner.client, reduced, { ...smallPlan, licences: 1 });
    expect(offered.becomes_credit).toBeGreaterThan(0);
    await pay(owner.client, reduced, offered, null);
    const before = (await billingOf(owner.client, reduced)).invoices;
    expect(before.map(({ kind }) => kind)).toEqual(['credit_note', 'invoice']);
    await recheckBilledNumbers(test.dependencies);
    const { invoices, credit, payments } = await billingOf(owner.client, reduced);
    const [invoice, note] = invoices;
    expect([invoice?.kind, note?.kind, note?.total]).toEqual(['invoice', 'credit_note', 0 - sumOf(before)]);
    const withoutVat = 7600 + offered.net;
    expect([invoice?.total, sumOf(invoices)]).toEqual([withoutVat, withoutVat]);
    expect(credit).toBe(sumOf(payments.map(({ amount }) => ({ total: amount }))) - withoutVat);
  });

  it('has all its VAT credited when one change lowered several invoices', async () => {
    const raised = await paidTenant(test, owner, 'dresden', { address: german });
    const card = await cardOf(raised);
    const more = await quote(owner.client, raised, { ...smallPlan, licences: 4 });
    await pay(owner.client, raised, more, card);
    const less = await quote(owner.client, raised, { ...smallPlan, licences: 1 });
    expect(less.becomes_credit).toBeGreaterThan(more.total);
    await pay(owner.client, raised, less, null);
    await recheckBilledNumbers(test.dependencies);
    await recheckBilledNumbers(test.dependencies);
    const { invoices, credit } = await billingOf(owner.client, raised);
    const withoutVat = 7600 + more.net + less.net;
    expect(sumOf(invoices)).toBe(withoutVat);
    expect(invoices).toHaveLength(5);
    expect(credit).toBe(9272 + more.amount_due - withoutVat);
  });

  it('has its VAT credited once when a later change credited the whole plan', async () => {
    const raised = await unchecked('leipzig');
    await confirm(raised);
    const more = await quote(owner.client, raised, { ...smallPlan, licences: 8 });
    expect([more.vat.category, more.tax]).toEqual(['reverse_charge', -1672]);
    await pay(owner.client, raised, more, await cardOf(raised));
    await recheckBilledNumbers(test.dependencies);
    await recheckBilledNumbers(test.dependencies);
    const { invoices, credit } = await billingOf(owner.client, raised);
    expect([sumOf(invoices), credit]).toEqual([7600 + more.net, 0]);
    expect(invoices).toHaveLength(2);
  });

  it('has the VAT of the used days credited when a later change credited the rest', async () => {
    const raised = await unchecked('halle');
    time.forward(12 * 86_400_000);
    await confirm(raised);
    const more = await quote(owner.client, raised, { ...smallPlan, licences: 8 });
    await pay(owner.client, raised, more, await cardOf(raised));
    await recheckBilledNumbers(test.dependencies);
    await recheckBilledNumbers(test.dependencies);
    const { invoices, credit } = await billingOf(owner.client, raised);
    expect(sumOf(invoices)).toBe(7600 + more.net);
    expect(credit).toBe(9272 + more.amount_due - sumOf(invoices));
    expect(invoices).toHaveLength(4);
  });

  it('keeps the VAT billed before the number existed', async () => {
    const later = await paidTenant(test, owner, 'jena', { address: { ...german, vat_number: '' } });
    await saveCompany(later, german);
    const more = await quote(owner.client, later, { ...smallPlan, licences: 8 });
    expect(more.vat.reason).toBe('eu_number_not_checked');
    await pay(owner.client, later, more, await cardOf(later));
    await recheckBilledNumbers(test.dependencies);
    const { invoices, credit } = await billingOf(owner.client, later);
    const ofPlan = more.lines.find(({ kind, id: line }) => kind === 'plan' && line === 'licences');
    expect(ofPlan).toMatchObject({ quantity: 8 });
    expect([sumOf(invoices), credit]).toEqual([7600 + more.net, 9272 + more.amount_due - (7600 + more.net)]);
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
    const paying = await paidTenant(test, owner, 'bremen', { address: german });
    const asking = await addCard(owner.client, paying, cards.authenticates);
    const more = await quote(owner.client, paying, { ...smallPlan, licences: 4 });
    expect((await pay(owner.client, paying, more, asking)).state).toBe('action_needed');
    await recheckBilledNumbers(test.dependencies);
    expect((await billingOf(owner.client, paying)).invoices).toHaveLength(1);
  });

  it('is corrected once the pending transfer has arrived', async () => {
    const paying = await unchecked('mannheim');
    await confirm(paying);
    const more = await quote(owner.client, paying, { ...smallPlan, licences: 8 });
    const payment = await pay(owner.client, paying, more, null);
    await recheckBilledNumbers(test.dependencies);
    expect((await billingOf(owner.client, paying)).invoices.map(({ kind }) => kind)).toEqual(['proforma', 'invoice']);
    await operator.client.post(`/tenants/${paying}/payments/${payment.id}/received`, {
      received_on: localDay(time.clock()),
      amount: payment.amount,
    });
    await recheckBilledNumbers(test.dependencies);
    const { invoices, credit } = await billingOf(owner.client, paying);
    const billed = invoices.filter(({ kind }) => kind !== 'proforma');
    expect([sumOf(billed), credit]).toEqual([7600 + more.net, 0]);
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
