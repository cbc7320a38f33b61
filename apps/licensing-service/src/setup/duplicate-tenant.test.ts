import type { Tenant } from '@atrium/api-client/contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../schema';
import {
  buildTenantsApp,
  completeApplication,
  completeDraft,
  type Person,
  type TenantsApp,
} from '../testing/tenants-app';

describe('duplicating a company CRM', () => {
  let test: TenantsApp;
  let ana: Person;
  let id: string;
  beforeAll(async () => {
    test = await buildTenantsApp();
    ana = await test.person('Ana');
    id = await completeDraft(ana);
  });
  afterAll(() => test.close());

  const duplicate = (person: Person, form: object = {}) => person.client.post(`/tenants/duplicate/${id}`, { ...form });

  it('creates a draft of the caller with the setup, but without address, password and plan', async () => {
    const response = await duplicate(ana);
    expect(response.statusCode, response.body).toBe(201);
    const copy = response.json<Tenant>();
    expect(copy).toMatchObject({ state: 'draft', title: 'Zelena dolina', url: null, role: 'owner', operation: null });
    expect(copy.id).not.toBe(id);
    const { application, subscription } = copy.sections;
    expect(application.data).toEqual({ ...completeApplication, url_name: null });
    expect(application.secrets.password.set).toBe(false);
    expect(subscription.data).toEqual({});
    const [entry] = await test.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'tenant.duplicate', subjectId: copy.id, before: { source: id } });
  });

  it('accepts another title and finds the copy by it', async () => {
    const copy = (await duplicate(ana, { title: 'Modra reka' })).json<Tenant>();
    expect([copy.title, copy.sections.application.data.title]).toEqual(['Modra reka', 'Modra reka']);
    const found = (await ana.client.get('/tenants?search=modra%20r')).json<{ data: { id: string }[] }>();
    expect(found.data.map((row) => row.id)).toEqual([copy.id]);
  });

  it('makes the caller the only owner, even if a permission gave access to the source', async () => {
    const reader = await test.person('Guard', { permissions: ['create/tenants'] });
    const copy = (await duplicate(reader)).json<Tenant>();
    expect(copy).toMatchObject({ role: 'owner', author: { id: reader.user.id } });
    expect((await ana.client.get(`/tenants/${copy.id}`)).statusCode).toBe(404);
  });

  it('counts towards the limit of five drafts', async () => {
    const bor = await test.person('Bor', { permissions: ['create/tenants'] });
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await duplicate(bor)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
  });
});
