import type { CouriersInput, Tenant } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../../audit/audit.table';
import {
  buildTenantsApp,
  completeApplication,
  completeDraft,
  type Person,
  type TenantsApp,
} from '../../../../testing/tenants-app';
import { tenants } from '../../tenant.table';

let test: TenantsApp;
let ana: Person;

beforeAll(async () => {
  test = await buildTenantsApp();
});

afterAll(() => test.close());

/** A complete draft of somebody with no other. */
let people = 0;
async function draft(): Promise<string> {
  people += 1;
  ana = await test.person(`Ana${people}`);
  const company = `Zelena dolina ${people}, d.o.o.`;
  const address = { ...completeApplication.address, vat_number: '' };
  return completeDraft(ana, { company, address, url_name: `zelena-dolina-${people}` });
}

const save = (id: string, couriers: CouriersInput, version = 0) =>
  ana.client.put(`/tenants/${id}/sections/couriers`, { ...couriers, _version: version });

const gls = {
  enabled: true,
  username: 'info@zelena-dolina.si',
  client_number: '380001234',
  max_weight: 31_500,
  password: 'paket-7',
};

const sender = {
  separate: true,
  name: 'Skladišče Žalec',
  street: 'Hmeljarska 3',
  postal_code: '3310',
  city: 'Žalec',
  country: 'SI',
  email: 'skladisce@zelena-dolina.si',
  phone_country_code: 'SI',
  phone: '03 713 12 34',
};

/** What keeps the draft with these couriers from being created. */
async function problemsOf(couriers: CouriersInput): Promise<Record<string, string[]>> {
  const id = await draft();
  const saved = await save(id, couriers);
  expect(saved.statusCode, saved.body).toBe(200);
  const started = await ana.client.post(`/tenants/${id}/create`, {});
  if (started.statusCode === 202) return {};
  return started.json<{ errors: Record<string, string[]> }>().errors;
}

describe('couriers', () => {
  it('are kept as they stand, with the password told only as set', async () => {
    const id = await draft();
    const saved = await save(id, { gls: { ...gls, sender }, dpd: { enabled: false, username: ' ana ' } });
    const { password: _, ...kept } = gls;
    expect(saved.json()).toMatchObject({
      version: 1,
      data: { gls: { ...kept, sender }, dpd: { enabled: false, username: 'ana' } },
      secrets: {
        'gls.password': { set: true },
        'dpd.password': { set: false, updated_at: null },
        'posta_slovenije.password': { set: false },
      },
    });
    expect((await ana.client.get(`/tenants/${id}`)).json<Tenant>().sections.couriers).toEqual(saved.json());
    const audited = JSON.stringify(await test.database.select().from(auditEntries));
    expect(saved.body + audited).not.toContain('paket-7');
  });

  it('lose a password that is removed, and that one alone', async () => {
    const id = await draft();
    await save(id, { gls, dpd: { enabled: true, username: 'ana', password: 'drugo-8' } });
    const removed = await save(id, { gls: { ...gls, password: '', password_remove: true }, dpd: { enabled: true } }, 1);
    expect(removed.json()).toMatchObject({
      secrets: { 'gls.password': { set: false }, 'dpd.password': { set: true } },
    });
  });

  it('can be left for later, and switched off with whatever is in them', async () => {
    expect(await problemsOf({})).toEqual({});
    expect(await problemsOf({ gls: { ...gls, enabled: false, client_number: 'x' } })).toEqual({});
  });

  it('are created where they are complete', async () => {
    expect(await problemsOf({ gls: { ...gls, sender } })).toEqual({});
  });

  it('that are switched on and empty say all that is missing', async () => {
    const required = ['This field is required.'];
    expect(await problemsOf({ posta_slovenije: { enabled: true } })).toEqual({
      'couriers.posta_slovenije.client_id': required,
      'couriers.posta_slovenije.contract_id': required,
      'couriers.posta_slovenije.branch_id': required,
      'couriers.posta_slovenije.postal_id': required,
      'couriers.posta_slovenije.username': required,
      'couriers.posta_slovenije.password': required,
      'couriers.posta_slovenije.max_weight': required,
    });
    expect(Object.keys(await problemsOf({ dpd: { enabled: true } }))).toEqual([
      'couriers.dpd.username',
      'couriers.dpd.password',
      'couriers.dpd.max_weight',
    ]);
  });

  it.each([
    [{ client_number: '38-1' }, 'client_number', 'Enter the client number in digits, at most ten.'],
    [{ max_weight: 40_001 }, 'max_weight', 'The courier takes at most 40 kg.'],
    [{ sender: { ...sender, name: ' ' } }, 'sender.name', 'This field is required.'],
    [
      { sender: { ...sender, postal_code: '331' } },
      'sender.postal_code',
      'This is not a postal code of the chosen country.',
    ],
    [{ sender: { ...sender, country: 'XX' } }, 'sender.country', 'Choose one of the offered values.'],
    [{ sender: { ...sender, email: 'no' } }, 'sender.email', 'Enter an e-mail address such as name@example.com.'],
    [{ sender: { ...sender, phone: '12' } }, 'sender.phone', 'Enter a phone number that exists in the chosen country.'],
  ])('are refused with %j', async (changed, field, message) => {
    expect(await problemsOf({ gls: { ...gls, ...changed } })).toEqual({ [`couriers.gls.${field}`]: [message] });
  });

  it.each([
    [{ gls: { max_weight: 0 } }, 'gls.max_weight'],
    [{ gls: { max_weight: 1_000_001 } }, 'gls.max_weight'],
    [{ gls: { client_number: 'x'.repeat(17) } }, 'gls.client_number'],
    [{ dpd: { password: 'x'.repeat(257) } }, 'dpd.password'],
  ])('are not kept with %j', async (couriers, field) => {
    const refused = await save(await draft(), couriers);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('can still be changed while the company CRM lives, and not once it is closed', async () => {
    const id = await draft();
    await test.database.update(tenants).set({ state: 'active' }).where(eq(tenants.id, id));
    expect((await save(id, { gls })).statusCode).toBe(200);
    await test.database.update(tenants).set({ state: 'closed' }).where(eq(tenants.id, id));
    expect((await save(id, { gls }, 1)).statusCode).toBe(409);
  });
});
