import type { CouriersInput, Tenant } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, tenants } from '../../schema';
import { sectionDrafts, type SectionDrafts } from '../../testing/section-drafts';
import { buildTenantsApp, type TenantsApp } from '../../testing/tenants-app';
import { sender } from '../../testing/full-setup';

let test: TenantsApp;
let couriers: SectionDrafts<CouriersInput>;

beforeAll(async () => {
  test = await buildTenantsApp();
  couriers = sectionDrafts(test, 'couriers');
});

afterAll(() => test.close());

const gls = {
  enabled: true,
  username: 'info@zelena-dolina.si',
  client_number: '380001234',
  max_weight: 31_500,
  password: 'paket-7',
};

describe('couriers', () => {
  it('are saved as entered, and the password is returned only as set', async () => {
    const made = await couriers.draft();
    const saved = await couriers.save({ gls: { ...gls, sender }, dpd: { enabled: false, username: ' ana ' } }, made);
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
    expect((await made.owner.client.get(`/tenants/${made.id}`)).json<Tenant>().sections.couriers).toEqual(saved.json());
    const audited = JSON.stringify(await test.database.select().from(auditEntries));
    expect(saved.body + audited).not.toContain('paket-7');
  });

  it('lose a password that is removed, and that one alone', async () => {
    const made = await couriers.draft();
    await couriers.save({ gls, dpd: { enabled: true, username: 'ana', password: 'drugo-8' } }, made);
    const without = { gls: { ...gls, password: '', password_remove: true }, dpd: { enabled: true } };
    const removed = await couriers.save(without, { ...made, version: 1 });
    expect(removed.json()).toMatchObject({
      secrets: { 'gls.password': { set: false }, 'dpd.password': { set: true } },
    });
  });

  it('can be left for later, and switched off with whatever is in them', async () => {
    expect(await couriers.problemsOf({})).toEqual({});
    expect(await couriers.problemsOf({ gls: { ...gls, enabled: false, client_number: 'x' } })).toEqual({});
  });

  it('are created where they are complete', async () => {
    expect(await couriers.problemsOf({ gls: { ...gls, sender } })).toEqual({});
  });

  it('that are switched on and empty say all that is missing', async () => {
    const required = ['Fill in this field.'];
    expect(await couriers.problemsOf({ posta_slovenije: { enabled: true } })).toEqual({
      'couriers.posta_slovenije.client_id': required,
      'couriers.posta_slovenije.contract_id': required,
      'couriers.posta_slovenije.branch_id': required,
      'couriers.posta_slovenije.postal_id': required,
      'couriers.posta_slovenije.username': required,
      'couriers.posta_slovenije.password': required,
      'couriers.posta_slovenije.max_weight': required,
    });
    expect(Object.keys(await couriers.problemsOf({ dpd: { enabled: true } }))).toEqual([
      'couriers.dpd.username',
      'couriers.dpd.password',
      'couriers.dpd.max_weight',
    ]);
  });

  it.each([
    [{ client_number: '38-1' }, 'client_number', 'Enter a client number of up to 10 digits.'],
    [{ max_weight: 40_001 }, 'max_weight', 'This courier accepts at most 40 kg.'],
    [{ sender: { ...sender, name: ' ' } }, 'sender.name', 'Fill in this field.'],
    [
      { sender: { ...sender, postal_code: '331' } },
      'sender.postal_code',
      'This is not a postal code of the chosen country.',
    ],
    [{ sender: { ...sender, country: 'XX' } }, 'sender.country', 'Choose one of the offered values.'],
    [{ sender: { ...sender, email: 'no' } }, 'sender.email', 'Enter an e-mail address such as name@example.com.'],
    [{ sender: { ...sender, phone: '12' } }, 'sender.phone', 'Enter a phone number that exists in the chosen country.'],
  ])('are refused with %j', async (changed, field, message) => {
    expect(await couriers.problemsOf({ gls: { ...gls, ...changed } })).toEqual({
      [`couriers.gls.${field}`]: [message],
    });
  });

  it.each([
    [{ gls: { max_weight: 0 } }, 'gls.max_weight'],
    [{ gls: { max_weight: 1_000_001 } }, 'gls.max_weight'],
    [{ gls: { client_number: 'x'.repeat(17) } }, 'gls.client_number'],
    [{ dpd: { password: 'x'.repeat(257) } }, 'dpd.password'],
  ])('are not kept with %j', async (input, field) => {
    const refused = await couriers.save(input);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('can be changed while the company CRM is active, and not after it is closed', async () => {
    const made = await couriers.draft();
    const become = (state: 'active' | 'closed') =>
      test.database.update(tenants).set({ state }).where(eq(tenants.id, made.id));
    await become('active');
    expect((await couriers.save({ gls }, made)).statusCode).toBe(200);
    await become('closed');
    expect((await couriers.save({ gls }, { ...made, version: 1 })).statusCode).toBe(409);
  });
});
