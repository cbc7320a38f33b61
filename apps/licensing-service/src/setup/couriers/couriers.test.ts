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

describe('the Couriers section', () => {
  it('saves data as entered and returns of a password only whether it is set', async () => {
    const draft = await couriers.draft();
    const saved = await couriers.save({ gls: { ...gls, sender }, dpd: { enabled: false, username: ' ana ' } }, draft);
    const { password: _, ...savedGls } = gls;
    expect(saved.json()).toMatchObject({
      version: 1,
      data: { gls: { ...savedGls, sender }, dpd: { enabled: false, username: 'ana' } },
      secrets: {
        'gls.password': { set: true },
        'dpd.password': { set: false, updated_at: null },
        'posta_slovenije.password': { set: false },
      },
    });
    expect((await draft.owner.client.get(`/tenants/${draft.id}`)).json<Tenant>().sections.couriers).toEqual(
      saved.json(),
    );
    const auditLog = JSON.stringify(await test.database.select().from(auditEntries));
    expect(saved.body + auditLog).not.toContain('paket-7');
  });

  it('removes only the password marked for removal', async () => {
    const draft = await couriers.draft();
    await couriers.save({ gls, dpd: { enabled: true, username: 'ana', password: 'drugo-8' } }, draft);
    const without = { gls: { ...gls, password: '', password_remove: true }, dpd: { enabled: true } };
    const removed = await couriers.save(without, { ...draft, version: 1 });
    expect(removed.json()).toMatchObject({
      secrets: { 'gls.password': { set: false }, 'dpd.password': { set: true } },
    });
  });

  it('is optional and ignores the data of disabled couriers', async () => {
    expect(await couriers.problemsOf({})).toEqual({});
    expect(await couriers.problemsOf({ gls: { ...gls, enabled: false, client_number: 'x' } })).toEqual({});
  });

  it('has no problems when complete', async () => {
    expect(await couriers.problemsOf({ gls: { ...gls, sender } })).toEqual({});
  });

  it('reports every missing field of an enabled courier', async () => {
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
  ])('rejects %j when the company CRM is created', async (changed, field, message) => {
    expect(await couriers.problemsOf({ gls: { ...gls, ...changed } })).toEqual({
      [`couriers.gls.${field}`]: [message],
    });
  });

  it.each([
    [{ gls: { max_weight: 0 } }, 'gls.max_weight'],
    [{ gls: { max_weight: 1_000_001 } }, 'gls.max_weight'],
    [{ gls: { client_number: 'x'.repeat(17) } }, 'gls.client_number'],
    [{ dpd: { password: 'x'.repeat(257) } }, 'dpd.password'],
  ])('rejects %j on save', async (input, field) => {
    const refused = await couriers.save(input);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('can be changed in an active company CRM, but not in a closed one', async () => {
    const draft = await couriers.draft();
    const setState = (state: 'active' | 'closed') =>
      test.database.update(tenants).set({ state }).where(eq(tenants.id, draft.id));
    await setState('active');
    expect((await couriers.save({ gls }, draft)).statusCode).toBe(200);
    await setState('closed');
    expect((await couriers.save({ gls }, { ...draft, version: 1 })).statusCode).toBe(409);
  });
});
