import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../../testing/tenants-app';

let test: TenantsApp;
let ana: Person;
let id: string;

const fiscalization = {
  enabled: true,
  responsible_person: 'Žiga Čuček',
  tax_number: '50223054',
  numbering: 'premise',
  numbering_restarts: false,
};

beforeAll(async () => {
  test = await buildTenantsApp();
  ana = await test.person('Ana');
  id = await completeDraft(ana);
});
afterAll(() => test.close());

const act = (person = ana, of = id) => person.client.get(`/tenants/${of}/fiscalization/act`);

describe('downloading the internal act', () => {
  it('reports the path of every missing field', async () => {
    const draft = (await ana.client.post('/tenants', {})).json<{ id: string }>();
    const response = await act(ana, draft.id);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ errors: object }>().errors).toSorted()).toEqual([
      'application.address.city',
      'application.address.postal_code',
      'application.address.street',
      'application.company',
      'fiscalization.devices',
      'fiscalization.numbering',
      'fiscalization.premises',
      'fiscalization.responsible_person',
      'fiscalization.tax_number',
    ]);
  });

  it('returns a sandboxed PDF attachment without active content', async () => {
    await ana.client.put(`/tenants/${id}/sections/fiscalization`, { ...fiscalization, _version: 0 });
    const van = { premise_id: 'VOZILO1', type: 'movable-a', valid_from: '2026-11-21' };
    const premise = (await ana.client.post(`/tenants/${id}/premises`, van)).json<{ id: string }>();
    await ana.client.post(`/tenants/${id}/devices`, { device_id: 'BLAG1', premise: premise.id });
    const response = await act();
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="interni-akt.pdf"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.rawPayload.toString('latin1')).not.toMatch(/\/JavaScript|\/Launch|\/URI/);
  });

  it('requires an electronic device in every business premise, as creating the company CRM does', async () => {
    const other = await completeDraft(ana, { url_name: 'dolina-akta' });
    const save = { ...fiscalization, tax_number: '10019880', _version: 0 };
    await ana.client.put(`/tenants/${other}/sections/fiscalization`, save);
    const add = async (premise_id: string) => {
      const van = { premise_id, type: 'movable-a', valid_from: '2026-11-21' };
      return (await ana.client.post(`/tenants/${other}/premises`, van)).json<{ id: string }>().id;
    };
    const first = await add('VOZILO2');
    await ana.client.post(`/tenants/${other}/devices`, { device_id: 'BLAG1', premise: first });
    expect((await act(ana, other)).statusCode).toBe(200);
    const second = await add('VOZILO3');
    const refusal = { 'fiscalization.devices': ['Add an electronic device to each business premise.'] };
    expect((await act(ana, other)).json()).toMatchObject({ errors: refusal });
    expect((await ana.client.post(`/tenants/${other}/create`, {})).json()).toMatchObject({ errors: refusal });
    await ana.client.post(`/tenants/${other}/devices`, { device_id: 'BLAG1', premise: second });
    expect((await act(ana, other)).statusCode).toBe(200);
  });

  it('answers 404 to other users', async () => {
    const bor = await test.person('Bor');
    expect((await act(bor)).statusCode).toBe(404);
  });
});
