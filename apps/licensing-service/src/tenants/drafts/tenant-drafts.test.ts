import type { Tenant } from '@atrium/api-client/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillText, texts } from '../../platform';
import { auditEntries } from '../../schema';
import { tenantKeys, tenantSecrets } from '../secrets/secret.table';
import {
  administratorPassword,
  buildTenantsApp,
  completeApplication,
  completeDraft,
  type Person,
  type TenantsApp,
} from '../../testing/tenants-app';
import { testClock } from '../../testing/test-clock';

let test: TenantsApp;
let ana: Person;
let miha: Person;
const time = testClock();

beforeAll(async () => {
  test = await buildTenantsApp({ dependencies: { clock: time.clock } });
  ana = await test.person('Ana');
  miha = await test.person('Miha');
});

afterAll(() => test.close());

afterEach(async () => {
  for (const { client } of [ana, miha]) {
    const { data } = (await client.get('/tenants?per_page=100')).json<{ data: Tenant[] }>();
    for (const { id } of data) await client.delete(`/tenants/${id}`);
  }
});

const draft = async (person: Person) => (await person.client.post('/tenants', {})).json<Tenant>().id;
const save = (person: Person, id: string, form: object, version = 0) =>
  person.client.put(`/tenants/${id}/sections/application`, { ...form, _version: version });
const errorsOf = (response: Awaited<ReturnType<typeof save>>) =>
  response.json<{ errors: Record<string, string[]> }>().errors;

describe('drafts', () => {
  it('are limited to five per user, also with concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => ana.client.post('/tenants', {})));
    expect(responses.map((response) => response.statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 201, 201, 201, 201, 409, 409, 409,
    ]);
    expect(responses.find((response) => response.statusCode === 409)?.json()).toMatchObject({
      code: 'too_many_drafts',
    });
  });

  it('are reused if nothing was saved and there are no invitations', async () => {
    const reuse = async () => (await ana.client.post('/tenants', { reuse_untouched: true })).json<Tenant>();
    const ids = await Promise.all([reuse(), reuse(), reuse()]).then((made) => new Set(made.map(({ id }) => id)));
    const [first = ''] = ids;
    expect(ids.size).toBe(1);
    time.forward(60_000);
    const reused = await reuse();
    expect([reused.id, reused.created_at]).toEqual([first, time.clock().toISOString()]);
    await ana.client.post(`/tenants/${first}/invitations`, { email: 'cene@example.com', role: 'viewer' });
    const second = await reuse();
    expect(second.id).not.toBe(first);
    const premise = { premise_id: 'P1', type: 'movable-a', valid_from: '2026-11-21' };
    expect((await ana.client.post(`/tenants/${second.id}/premises`, premise)).statusCode).toBe(201);
    const third = await reuse();
    expect([first, second.id]).not.toContain(third.id);
    expect((await ana.client.post('/tenants', {})).json<Tenant>().id).not.toBe(third.id);
  });

  it('are listed, latest first, in the error about too many drafts', async () => {
    const ids: string[] = [];
    while (ids.length < 5) {
      time.forward(1000);
      ids.unshift(await draft(ana));
    }
    await save(ana, ids[4] ?? '', { title: 'Dolina' });
    const refused = await ana.client.post('/tenants', {});
    const { drafts } = refused.json<{ drafts: { id: string; title: string; section: string | null }[] }>();
    expect(drafts.map(({ id }) => ids.indexOf(id))).toEqual([0, 4, 1, 2, 3]);
    expect(drafts[1]).toEqual({
      id: ids[4],
      title: 'Dolina',
      section: 'application',
      updated_at: time.clock().toISOString(),
    });
  });

  it('reject a stale save and return the newer version', async () => {
    const id = await draft(ana);
    expect((await save(ana, id, { title: 'First' })).json()).toMatchObject({ version: 1, data: { title: 'First' } });
    expect((await save(ana, id, { title: 'Second' }, 1)).statusCode).toBe(200);
    const stale = await save(ana, id, { title: 'Other' }, 1);
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'stale', current: { version: 2, data: { title: 'Second' } } });
  });

  it('accept one of concurrent saves of a section', async () => {
    const id = await draft(ana);
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => save(ana, id, { title: `Title ${n}` })));
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1);
    expect(responses.filter((response) => response.statusCode === 412)).toHaveLength(9);
  });

  it('give a URL name to one of two concurrent requests', async () => {
    const [first, second] = [await draft(ana), await draft(miha)];
    const responses = await Promise.all([
      save(ana, first, { url_name: 'dolina' }),
      save(miha, second, { url_name: 'dolina' }),
    ]);
    const rejected = responses.find((response) => response.statusCode !== 200);
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1);
    expect(rejected?.statusCode).toBe(422);
    expect(rejected && errorsOf(rejected)).toEqual({ url_name: ['This name is already taken. Choose another.'] });
  });

  it('reserve a URL name for seven days after the last save', async () => {
    const [first, second] = [await draft(ana), await draft(miha)];
    await save(ana, first, { url_name: 'dolina' });
    const checkName = async () => (await miha.client.get('/tenants/url-name?name=dolina')).json();
    expect(await checkName()).toEqual({
      available: false,
      reason: 'taken',
      url: 'http://127.0.0.1:4000/crm/dolina/',
      suggestions: ['dolina-crm', 'dolina-2', 'dolina-3'],
    });
    expect((await ana.client.get(`/tenants/url-name?name=dolina&tenant_id=${first}`)).json()).toMatchObject({
      available: true,
    });
    expect((await miha.client.get(`/tenants/url-name?name=dolina&tenant_id=${first}`)).json()).toMatchObject({
      available: false,
    });
    time.forward(7 * 24 * 3_600_000 + 1);
    expect(await checkName()).toMatchObject({ available: true });
    expect((await save(miha, second, { url_name: 'dolina' })).statusCode).toBe(200);
    expect((await ana.client.get(`/tenants/${first}`)).json<Tenant>().url).toBeNull();
  });

  it.each([
    ['admin', 'This name is reserved. Choose another.'],
    ['-x-', 'Use 3 to 32 lower-case letters, digits and hyphens, with no hyphen at either end and no two in a row.'],
  ])('reject the URL name %s', async (name, message) => {
    const response = await save(ana, await draft(ana), { url_name: name });
    expect(response.statusCode).toBe(422);
    expect(errorsOf(response)).toEqual({ url_name: [message] });
  });

  it('encrypt the password, can remove it, and never return it', async () => {
    const id = await completeDraft(ana);
    const stored = await test.database.select().from(tenantSecrets);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.envelope).toMatch(/^v1\.tenant\./);
    const resaved = await save(ana, id, completeApplication, 1);
    expect(resaved.json()).toMatchObject({ secrets: { password: { set: true } } });
    const removed = await save(ana, id, { ...completeApplication, password_remove: true }, 2);
    expect(removed.json()).toMatchObject({ secrets: { password: { set: false, updated_at: null } } });
    const auditLog = JSON.stringify(await test.database.select().from(auditEntries));
    expect(auditLog).toContain('tenant.update');
    expect(auditLog + resaved.body).not.toContain(administratorPassword);
  });

  it('reject a password that is too weak or does not match its confirmation', async () => {
    const response = await save(ana, await draft(ana), { password: 'short', password_confirmation: 'other' });
    expect(response.statusCode).toBe(422);
    expect(errorsOf(response)).toEqual({
      password: [fillText(texts.en.fields.password_rule, { min: 6 })],
      password_confirmation: [texts.en.fields.password_mismatch],
    });
  });

  it('are deleted with their secrets and data key', async () => {
    const id = await completeDraft(ana);
    expect((await ana.client.delete(`/tenants/${id}`)).statusCode).toBe(204);
    expect((await ana.client.get(`/tenants/${id}`)).statusCode).toBe(404);
    expect(await test.database.select().from(tenantSecrets)).toEqual([]);
    expect(await test.database.select().from(tenantKeys)).toEqual([]);
  });
});
