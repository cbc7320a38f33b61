import { eq } from 'drizzle-orm';
import type { Operation, Payment, Tenant } from '@atrium/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCard, billingOf, cards, paidDraft, pay, payCall, quote } from '../../testing/paid-tenants';
import {
  administratorPassword,
  buildTenantsApp,
  completeApplication,
  type Person,
  type TenantsApp,
} from '../../testing/tenants-app';
import { testClock, type TestClock } from '../../testing/test-clock';
import { testSettings } from '../../testing/test-settings';
import type { VendorServer } from '../../testing/vendors/vendor-server';
import { openViesServer } from '../../testing/vendors/vies-server';
import { findInvoice } from '../billing/invoices/invoice.repository';
import { StepFailed } from '../operations/plan';
import { sandboxCharges } from './gateways/sandbox/sandbox.table';

const slovenian = { ...completeApplication.address, vat_number: '' };
const american = { ...slovenian, country: 'US', postal_code: '10001', city: 'New York', street: 'Main Street 1' };
const german = { ...slovenian, country: 'DE', postal_code: '10115', city: 'Berlin', vat_number: 'DE136695976' };

let vies: VendorServer;
let test: TenantsApp;
let time: TestClock;
let owner: Person;
let counter = 0;

beforeAll(async () => {
  time = testClock();
  vies = await openViesServer();
  const vendors = { ...testSettings().vendors, vies: vies.url };
  test = await buildTenantsApp({ settings: { vendors }, parts: { clock: time.clock } });
});
afterAll(async () => {
  await test.close();
  await vies.close();
});
beforeEach(async () => {
  counter += 1;
  owner = await test.person(`Ana${counter}`);
});

type Address = typeof completeApplication.address;

const names = () => ({ title: `Kupec ${counter}`, company: `Kupec ${counter}`, url_name: `kupec-${counter}` });
const draftOf = (address: Address) => paidDraft(owner, { ...names(), address });
const checkNumber = (id: string, vatNumber: string) =>
  owner.client.post(`/tenants/${id}/vat-number/check`, { vat_number: vatNumber, country: 'DE' });
const chargesOf = (id: string) => test.database.select().from(sandboxCharges).where(eq(sandboxCharges.tenantId, id));

async function saveApplication(id: string, changed: { readonly address?: Address; readonly company?: string }) {
  const { sections } = (await owner.client.get(`/tenants/${id}`)).json<Tenant>();
  const password = { password: administratorPassword, password_confirmation: administratorPassword };
  const whole = { ...completeApplication, ...names(), ...password, _version: sections.application.version };
  return owner.client.put(`/tenants/${id}/sections/application`, { ...whole, ...changed });
}

/** Pays with a card whose bank asks, and answers the bank after `meanwhile`. */
async function payAtBank(id: string, meanwhile: () => Promise<unknown>): Promise<Payment> {
  const method = await addCard(owner.client, id, cards.authenticates);
  const waiting = await pay(owner.client, id, await quote(owner.client, id), method);
  await meanwhile();
  await test.database.update(sandboxCharges).set({ state: 'authorised' }).where(eq(sandboxCharges.tenantId, id));
  return (await owner.client.post(`/tenants/${id}/payments/${waiting.id}/refresh`, {})).json<Payment>();
}

describe('who is billed', () => {
  it('is who the VAT was decided for: another country while the bank is asked gives the promise back', async () => {
    const id = await draftOf(american);
    expect((await quote(owner.client, id)).vat.category).toBe('outside_scope');
    const payment = await payAtBank(id, async () => {
      expect((await saveApplication(id, { address: slovenian })).statusCode).toBe(200);
    });
    expect(payment).toMatchObject({ state: 'voided', operation_id: null });
    expect(await chargesOf(id)).toMatchObject([{ state: 'voided' }]);
    expect(await quote(owner.client, id)).toMatchObject({ kind: 'creation', vat: { category: 'standard' } });
  });

  it('is quoted anew before it is paid, where the company has changed', async () => {
    const id = await draftOf(slovenian);
    const offered = await quote(owner.client, id);
    const method = await addCard(owner.client, id);
    await saveApplication(id, { address: slovenian, company: 'Nova firma d.o.o.' });
    const answer = await payCall(owner.client, id, offered, method);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'quote_stale']);
    expect(await chargesOf(id)).toEqual([]);
  });

  it('stays after a creation that failed, until it is cancelled', async () => {
    const id = await draftOf(german);
    await checkNumber(id, german.vat_number);
    const offered = await quote(owner.client, id);
    expect(offered.vat).toMatchObject({ category: 'reverse_charge', reason: 'eu_number_confirmed' });
    const { operation_id: operationId } = await pay(owner.client, id, offered, await addCard(owner.client, id));
    const failing = vi.spyOn(test.parts.provisioner, 'publish');
    failing.mockRejectedValueOnce(new StepFailed('provisioner_refused'));
    await test.parts.engine.run(operationId ?? '');
    failing.mockRestore();

    const refused = await saveApplication(id, { address: { ...german, vat_number: '' } });
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['address.vat_number'],
    ]);
    expect((await saveApplication(id, { address: american })).statusCode).toBe(422);
    const moved = await saveApplication(id, { address: { ...german, street: 'Unter den Linden 1' } });
    expect(moved.statusCode).toBe(200);

    await owner.client.post(`/operations/${operationId}/retry`, {});
    await test.parts.engine.run(operationId ?? '');
    expect((await owner.client.get(`/operations/${operationId}`)).json<Operation>().state).toBe('succeeded');
    const [listed] = (await billingOf(owner.client, id)).invoices;
    const invoice = await findInvoice(test.database, listed?.id ?? '');
    expect(invoice?.data).toMatchObject({
      total: 7600,
      buyer: { country: 'DE', vat_number: 'DE136695976', street: german.street },
    });
  });

  it('keeps the number that VIES confirmed while others are asked about', async () => {
    const id = await draftOf(german);
    await checkNumber(id, german.vat_number);
    time.forward(1000);
    await checkNumber(id, 'DE129273398');
    expect((await quote(owner.client, id)).vat.reason).toBe('eu_number_confirmed');
  });
});
