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

describe('a company CRM made from another one', () => {
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

  it('is a draft of the caller’s own with its setup, without address, password and plan', async () => {
    const answer = await duplicate(ana);
    expect(answer.statusCode, answer.body).toBe(201);
    const copy = answer.json<Tenant>();
    expect(copy).toMatchObject({ state: 'draft', title: 'Zelena dolina', url: null, role: 'owner', operation: null });
    expect(copy.id).not.toBe(id);
    const { application, subscription } = copy.sections;
    expect(application.data).toEqual({ ...completeApplication, url_name: null });
    expect(application.secrets.password.set).toBe(false);
    expect(subscription.data).toEqual({});
    const [entry] = await test.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'tenant.duplicate', subjectId: copy.id, before: { source: id } });
  });

  it('takes another name, and is found by it', async () => {
    const copy = (await duplicate(ana, { title: 'Modra reka' })).json<Tenant>();
    expect([copy.title, copy.sections.application.data.title]).toEqual(['Modra reka', 'Modra reka']);
    const found = (await ana.client.get('/tenants?search=modra%20r')).json<{ data: { id: string }[] }>();
    expect(found.data.map((row) => row.id)).toEqual([copy.id]);
  });

  it('belongs to who made it, also where a permission let them read the other', async () => {
    const guard = await test.person('Guard', { permissions: ['create/tenants'] });
    const copy = (await duplicate(guard)).json<Tenant>();
    expect(copy).toMatchObject({ role: 'owner', author: { id: guard.user.id } });
    expect((await ana.client.get(`/tenants/${copy.id}`)).statusCode).toBe(404);
  });

  it('is one of five drafts at most', async () => {
    const bor = await test.person('Bor', { permissions: ['create/tenants'] });
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await duplicate(bor)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
  });
});
