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

describe('the act of a company CRM', () => {
  it('says by its place what it cannot be written without', async () => {
    const draft = (await ana.client.post('/tenants', {})).json<{ id: string }>();
    const answer = await act(ana, draft.id);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors).toSorted()).toEqual([
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

  it('is a PDF to be saved, which nothing can run in', async () => {
    await ana.client.put(`/tenants/${id}/sections/fiscalization`, { ...fiscalization, _version: 0 });
    const van = { premise_id: 'VOZILO1', type: 'movable-a', valid_from: '2026-11-21' };
    const premise = (await ana.client.post(`/tenants/${id}/premises`, van)).json<{ id: string }>();
    await ana.client.post(`/tenants/${id}/devices`, { device_id: 'BLAG1', premise: premise.id });
    const answer = await act();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="interni-akt.pdf"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.rawPayload.toString('latin1')).not.toMatch(/\/JavaScript|\/Launch|\/URI/);
  });

  it('is nobody else’s', async () => {
    const bor = await test.person('Bor');
    expect((await act(bor)).statusCode).toBe(404);
  });
});
