import type { Premise, Tenant } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inScope } from '../../platform';
import { auditEntries, tenantMembers, tenants } from '../../schema';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { devices } from './devices/device.table';
import { premises } from './premises/premise.table';

let test: TenantsApp;
let ana: Person;
let miha: Person;
beforeAll(async () => {
  test = await buildTenantsApp();
  ana = await test.person('Ana');
  miha = await test.person('Miha');
});
afterAll(() => test.close());

const van = { premise_id: 'VOZ1', type: 'movable-a', valid_from: '2026-11-21' };

async function tenantOf(person: Person, state: Tenant['state'] = 'draft', taxNumber?: string): Promise<string> {
  const [row] = await test.database
    .insert(tenants)
    .values({
      state: 'draft',
      language: 'sl',
      authorId: person.user.id,
      lastModifiedBy: person.user.id,
      createdAt: test.dependencies.clock(),
      updatedAt: test.dependencies.clock(),
    })
    .returning();
  const id = row?.id ?? expect.fail('no tenant');
  await addMember(id, person);
  if (taxNumber !== undefined)
    await person.client.put(`/tenants/${id}/sections/fiscalization`, { tax_number: taxNumber, _version: 0 });
  if (state !== 'draft') await setState(id, state);
  return id;
}

async function addMember(tenantId: string, { user }: Person): Promise<void> {
  await test.database
    .insert(tenantMembers)
    .values({ tenantId, userId: user.id, role: 'owner', addedAt: test.dependencies.clock() });
}

const setState = (id: string, state: Tenant['state']) =>
  test.database.update(tenants).set({ state }).where(eq(tenants.id, id));
const addPremise = ({ client }: Person, id: string, body: object = van) =>
  client.post(`/tenants/${id}/premises`, { ...body });
const errorsOf = (response: Awaited<ReturnType<typeof addPremise>>) =>
  response.json<{ errors?: Record<string, string[]> }>().errors;

describe('business premises', () => {
  it('report all problems of a premise at once', async () => {
    const id = await tenantOf(ana);
    await addPremise(ana, id);
    const place = { type: 'immovable', city: 'Ljubljana', post: 'Ljubljana', section_number: 1 };
    const fieldsOf = async (premise: object) =>
      Object.keys(errorsOf(await addPremise(ana, id, { ...van, ...place, ...premise })) ?? {}).toSorted();
    const missing = ['address', 'building_number', 'cadastral_number', 'house_number', 'postal_code'];
    expect(await fieldsOf({ premise_id: '' })).toEqual([...missing, 'premise_id']);
    expect(await fieldsOf({ premise_id: 'VOZ1' })).toEqual([...missing, 'premise_id']);
    expect(await fieldsOf({ premise_id: '', cadastral_number: 12_345, postal_code: '99' })).toEqual([
      ...missing,
      'premise_id',
    ]);
  });

  it('reserve the id of a premise removed from a live company CRM, as the tax authority does', async () => {
    const id = await tenantOf(ana, 'active');
    const premise = (await addPremise(ana, id)).json<Premise>();
    await ana.client.post(`/tenants/${id}/devices`, { device_id: 'BLAG1', premise: premise.id });
    expect((await ana.client.delete(`/tenants/${id}/premises/${premise.id}`)).statusCode).toBe(204);
    expect((await ana.client.get(`/tenants/${id}`)).json<Tenant>()).toMatchObject({ premises: [], devices: [] });
    expect(errorsOf(await addPremise(ana, id, { ...van, premise_id: 'voz1' }))).toEqual({
      premise_id: ['The business premise ID already exists.'],
    });
    const [removed] = await test.database.select().from(premises).where(eq(premises.id, premise.id));
    expect(removed?.removedAt).toEqual(test.dependencies.clock());
  });

  it('free the id of a premise removed from a draft', async () => {
    const id = await tenantOf(ana);
    const { id: premise } = (await addPremise(ana, id)).json<Premise>();
    await ana.client.delete(`/tenants/${id}/premises/${premise}`);
    expect((await addPremise(ana, id)).statusCode).toBe(201);
  });

  it('free the ids of a closed company CRM for another one with the same tax number', async () => {
    const first = await tenantOf(ana, 'draft', '10019880');
    const second = await tenantOf(miha, 'draft', '1001 9880');
    await addPremise(ana, first);
    expect(errorsOf(await addPremise(miha, second))).toEqual({
      premise_id: ['Another company CRM with the same tax number already has this business premise ID.'],
    });
    await setState(first, 'closed');
    expect((await addPremise(miha, second)).statusCode).toBe(201);
  });

  it('accept only one of concurrent requests for the same id, also across company CRMs', async () => {
    const first = await tenantOf(ana, 'draft', '10258339');
    const second = await tenantOf(miha, 'draft', '10258339');
    const responses = await Promise.all([addPremise(ana, first), addPremise(ana, first), addPremise(miha, second)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 422, 422,
    ]);
  });

  it('cannot be added while the company CRM is being created or after it is closed', async () => {
    for (const state of ['creating', 'closed'] as const) {
      const response = await addPremise(ana, await tenantOf(ana, state));
      expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'not_a_draft' }]);
    }
  });

  it('are limited to 200 per company CRM', async () => {
    const id = await tenantOf(ana);
    const at = test.dependencies.clock();
    const timestamps = { createdAt: at, updatedAt: at, updatedBy: ana.user.id };
    await test.database.insert(premises).values(
      Array.from({ length: 200 }, (_, place) => ({
        tenantId: id,
        premiseId: `V${place}`,
        type: 'movable-a' as const,
        validFrom: '2026-11-21',
        ...timestamps,
      })),
    );
    expect(errorsOf(await addPremise(ana, id))).toEqual({
      premise_id: ['A company CRM has at most 200 business premises.'],
    });
  });

  it('write audit entries with before and after', async () => {
    const id = await tenantOf(ana);
    const { id: premise } = (await addPremise(ana, id)).json<Premise>();
    await ana.client.put(`/tenants/${id}/premises/${premise}`, { ...van, premise_id: 'VOZ2', _version: 1 });
    await ana.client.delete(`/tenants/${id}/premises/${premise}`);
    const entries = await test.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries.filter(({ action }) => action.startsWith('premise.'))).toMatchObject([
      { action: 'premise.create', actorId: ana.user.id, after: { premise_id: 'VOZ1' } },
      { action: 'premise.update', before: { premise_id: 'VOZ1' }, after: { premise_id: 'VOZ2' } },
      { action: 'premise.remove', before: { premise_id: 'VOZ2' } },
    ]);
  });
});

describe('premises and devices of other users', () => {
  it('are not accessible by API or in row security', async () => {
    const [own, foreign] = [await tenantOf(ana), await tenantOf(miha)];
    const premise = (await addPremise(miha, foreign)).json<Premise>();
    const body = { ...van, _version: 1 };
    expect((await ana.client.put(`/tenants/${own}/premises/${premise.id}`, body)).statusCode).toBe(404);
    expect((await ana.client.delete(`/tenants/${own}/premises/${premise.id}`)).statusCode).toBe(404);
    const device = await ana.client.post(`/tenants/${own}/devices`, { device_id: 'B1', premise: premise.id });
    expect(errorsOf(device)).toHaveProperty('premise');
    const visibleRows = await inScope(test.database, { userId: ana.user.id }, async (tx) => [
      await tx.select().from(premises).where(eq(premises.tenantId, foreign)),
      await tx.select().from(devices).where(eq(devices.tenantId, foreign)),
    ]);
    expect(visibleRows).toEqual([[], []]);
  });
});
