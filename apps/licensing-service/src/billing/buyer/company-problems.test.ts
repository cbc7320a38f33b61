import type { Tenant } from '@atrium/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { german, slovenian } from '../../testing/addresses';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { addCard, billingOf, pay, payCall, quote, smallPlan } from '../../testing/paying';
import {
  administratorPassword,
  buildTenantsApp,
  companyNamed,
  type Person,
  type TenantsApp,
} from '../../testing/tenants-app';
import { testClock, type TestClock } from '../../testing/test-clock';
import { testSettings, transferSettings } from '../../testing/test-settings';
import type { VendorServer } from '../../testing/vendors/vendor-server';
import { openViesServer } from '../../testing/vendors/vies-server';
import { findInvoice } from '../invoices/invoice.repository';
import { localDay } from '../../platform';
import { configureJob, instanceTables } from '../../provisioning';

const larger = { ...smallPlan, licences: 5 };

let vies: VendorServer;
let test: TenantsApp;
let time: TestClock;
let owner: Person;
let id: string;

beforeAll(async () => {
  vies = await openViesServer();
  const vendors = { ...testSettings().vendors, vies: vies.url };
  time = testClock();
  test = await buildTenantsApp({ settings: { ...transferSettings, vendors }, dependencies: { clock: time.clock } });
  owner = await test.person('Ana');
  id = await paidTenant(test, owner, 'zaga');
});
afterAll(async () => {
  await test.close();
  await vies.close();
});

const record = async (tenant = id) => (await owner.client.get(`/tenants/${tenant}`)).json<Tenant>();

/** Saves changes to the current Application setup. */
async function save(changed: object, { tenant = id, client = owner.client } = {}) {
  const { application } = (await record(tenant)).sections;
  const body = { ...application.data, ...changed, _version: application.version };
  return client.put(`/tenants/${tenant}/sections/application`, body);
}

async function rejectedFields(...call: Parameters<typeof save>): Promise<Record<string, unknown>> {
  const answer = await save(...call);
  expect(answer.statusCode, answer.body).toBe(422);
  return answer.json<{ errors: Record<string, unknown> }>().errors;
}

describe('the company of an active company CRM', () => {
  it('is billed with the VAT of its new country after it moves', async () => {
    const before = await quote(owner.client, id, larger);
    expect(before).toMatchObject({ vat: { category: 'standard' }, net: 3800, tax: 836 });
    expect((await save({ address: german })).statusCode).toBe(200);
    await owner.client.post(`/tenants/${id}/vat-number/check`, { vat_number: german.vat_number, country: 'DE' });
    const moved = await quote(owner.client, id, larger);
    expect(moved).toMatchObject({
      vat: { category: 'reverse_charge', reason: 'eu_number_confirmed' },
      net: 3800,
      tax: 0,
      credit_used: 1672,
    });
    await pay(owner.client, id, moved, await addCard(owner.client, id));
    const { invoices } = await billingOf(owner.client, id);
    const stored = await Promise.all(invoices.map((invoice) => findInvoice(test.database, invoice.id)));
    // The days from the move on are credited with 22 % VAT, and billed again without it.
    expect(stored.map((invoice) => [invoice?.total, invoice?.tax, invoice?.buyer.country])).toEqual([
      [3800, 0, 'DE'],
      [7600, 0, 'DE'],
      [-9272, -1672, 'SI'],
      [9272, 1672, 'SI'],
    ]);
    expect(stored[0]?.buyer).toMatchObject({ vat_number: 'DE136695976', city: 'Berlin' });
  });

  it('makes an open quote stale when it changes', async () => {
    const open = await quote(owner.client, id, { ...smallPlan, licences: 7 });
    expect((await save({ address: slovenian })).statusCode).toBe(200);
    const answer = await payCall(owner.client, id, open, await addCard(owner.client, id));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'quote_stale']);
  });

  it('sends its name to the company CRM, and never a password', async () => {
    await save({ title: 'Nova Žaga', company: 'Nova Žaga d.o.o.', language: 'en', address: german });
    await configureJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, { tenant_id: id });
    const tables = instanceTables(id);
    const settings = Object.fromEntries(
      (await test.database.select().from(tables.settings)).map(({ key, value }) => [key, value]),
    );
    expect(settings).toMatchObject({ title: 'Nova Žaga', company: 'Nova Žaga d.o.o.', language: 'en' });
    expect(settings['application']).toMatchObject({ address: { city: german.city } });
    expect(await test.database.select().from(tables.secrets)).toEqual([]);
    expect(await record()).toMatchObject({ title: 'Nova Žaga' });
  });

  it('keeps its application URL and its password', async () => {
    const passwords = { password: administratorPassword, password_confirmation: administratorPassword };
    expect(await rejectedFields({ url_name: 'zaga-2', ...passwords })).toEqual({
      url_name: ['This can no longer be changed.'],
      password: ['This can no longer be changed.'],
    });
  });

  it('cannot be saved with missing fields', async () => {
    const address = { ...slovenian, street: '', vat_number: 'SI1' };
    expect(Object.keys(await rejectedFields({ company: '', address })).toSorted()).toEqual([
      'address.street',
      'address.vat_number',
      'company',
    ]);
  });

  it('cannot be replaced while the plan billed to it is running, whatever its name', async () => {
    const other = await paidTenant(test, owner, 'alfa', { address: { ...german, vat_number: 'DE129273398' } });
    const beta = { company: 'Beta GmbH', address: german };
    const problem = 'The current plan is billed to alfa. You can enter another company when it has ended.';
    expect(await rejectedFields(beta, { tenant: other })).toEqual({
      company: [problem],
      'address.vat_number': [problem],
    });
    const renamed = await save({ ...beta, address: { ...german, vat_number: 'DE129273398' } }, { tenant: other });
    expect(renamed.statusCode).toBe(200);
    expect(Object.keys(await rejectedFields(beta, { tenant: other }))).toContain('company');
    const moved = { company: 'alfa', address: slovenian };
    expect((await save(moved, { tenant: other })).statusCode).toBe(200);
  });

  it('counts as another company with another VAT number, whatever was saved in between', async () => {
    const numbered = { ...german, vat_number: 'DE129273398' };
    const tenant = await paidTenant(test, owner, 'gama', { address: numbered });
    const problem = 'The current plan is billed to gama. You can enter another company when it has ended.';
    expect(await rejectedFields({ address: german }, { tenant })).toEqual({ 'address.vat_number': [problem] });
    expect((await save({ company: 'Delta GmbH' }, { tenant })).statusCode).toBe(200);
    expect(Object.keys(await rejectedFields({ address: german }, { tenant }))).toContain('address.vat_number');
    const without = { ...numbered, vat_number: '' };
    expect(Object.keys(await rejectedFields({ company: 'Delta GmbH', address: without }, { tenant }))).toContain(
      'company',
    );
    expect((await save({ company: 'gama', address: without }, { tenant })).statusCode).toBe(200);
    await pay(owner.client, tenant, await quote(owner.client, tenant, larger), await addCard(owner.client, tenant));
    expect(await rejectedFields({ address: german }, { tenant })).toEqual({ 'address.vat_number': [problem] });
    expect((await save({ address: numbered }, { tenant })).statusCode).toBe(200);
  });

  it('accepts the correction of a mistyped VAT number', async () => {
    const wrong = { ...slovenian, vat_number: 'SI50223055' };
    const tenant = await paidTenant(test, owner, 'kovina', { address: wrong });
    const right = { ...slovenian, vat_number: 'SI50223054' };
    expect(Object.keys(await rejectedFields({ company: 'Les d.o.o.', address: right }, { tenant }))).toContain(
      'company',
    );
    expect((await save({ company: 'Kovina', address: right }, { tenant })).statusCode).toBe(200);
  });

  it('is identified without a VAT number by its name and seat, of which one may change', async () => {
    const tenant = await paidTenant(test, owner, 'les');
    const moved = { ...slovenian, street: 'Nova pot 2', city: 'Celje', postal_code: '3000' };
    const problem = 'The current plan is billed to les. You can enter another company when it has ended.';
    expect(await rejectedFields({ company: 'Steklo', address: moved }, { tenant })).toEqual({ company: [problem] });
    expect((await save({ company: 'LES d. o. o.' }, { tenant })).statusCode).toBe(200);
    expect(await rejectedFields({ address: moved }, { tenant })).toEqual({ company: [problem] });
    expect((await save({ phone: '041 111 222' }, { tenant })).statusCode).toBe(200);
    expect((await save({ company: 'Les', address: moved }, { tenant })).statusCode).toBe(200);
  });

  it('can be replaced once the plan has ended', async () => {
    const tenant = await paidTenant(test, owner, 'opeka');
    await owner.client.post(`/tenants/${tenant}/subscription/cancel`, {});
    time.forward(32 * 86_400_000);
    expect((await save({ company: 'Beton', address: { ...german, vat_number: '' } }, { tenant })).statusCode).toBe(200);
  });

  it('can be changed only by owners and managers', async () => {
    const stranger = await test.person('Tuja');
    expect((await save({ company: 'Tatovi' }, { client: stranger.client })).statusCode).toBe(404);
  });

  it('is billed for its creation as the pro-forma invoice says, although it has moved since', async () => {
    const names = companyNamed('Mizar');
    const tenant = await paidDraft(owner, names);
    const payment = await pay(owner.client, tenant, await quote(owner.client, tenant), null);
    expect(payment).toMatchObject({ state: 'awaiting_transfer', operation_id: null, amount: 9272 });
    expect((await save({ address: german }, { tenant })).statusCode).toBe(200);
    const operator = await test.person('Maja', { isAdministrator: true });
    const received = { received_on: localDay(time.clock()), amount: 9272 };
    const recorded = await operator.client.post(`/tenants/${tenant}/payments/${payment.id}/received`, received);
    expect(recorded.statusCode, recorded.body).toBe(200);
    const { payments } = await billingOf(owner.client, tenant);
    const operationId = payments.find(({ id: of }) => of === payment.id)?.operation_id ?? expect.fail('not begun');
    await test.dependencies.engine.run(operationId);
    const [listed] = (await billingOf(owner.client, tenant)).invoices;
    const invoice = await findInvoice(test.database, listed?.id ?? '');
    expect(invoice).toMatchObject({ kind: 'invoice', total: 9272, tax: 1672, buyer: { country: 'SI' } });
  });
});
