import type { Operation } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTenantsApp, completeDraft, type TenantsApp } from '../../testing/tenants-app';
import { tenants } from '../../schema';

let test: TenantsApp;
let id: string;

beforeAll(async () => {
  test = await buildTenantsApp();
  const ana = await test.person('Ana');
  id = await completeDraft(ana, { title: 'Zelena <b>dolina</b> & sinovi' });
  const operation = (await ana.client.post(`/tenants/${id}/create`, {})).json<Operation>();
  expect((await test.app.inject('/crm/zelena-dolina/')).statusCode).toBe(404);
  await test.dependencies.engine.run(operation.id);
});

afterAll(() => test.close());

const open = (path: string) => test.app.inject({ url: path, headers: { 'accept-language': 'en' } });
const setState = (state: 'active' | 'inactive' | 'closed') =>
  test.database.update(tenants).set({ state }).where(eq(tenants.id, id));

describe('the page of a company CRM', () => {
  it('shows the active state in the company CRM’s language and escapes the owner’s texts', async () => {
    const response = await open('/crm/zelena-dolina/');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<html lang="sl">');
    expect(response.body).toContain('Zelena &lt;b&gt;dolina&lt;/b&gt; &amp; sinovi');
    expect(response.body).toContain('<dt>Uporabniki</dt><dd>1</dd>');
    expect(response.body).not.toMatch(/<script|style=|<b>/);
  });

  it('is sandboxed, sets no cookie and has a health check', async () => {
    const { headers } = await open('/crm/zelena-dolina/');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; .*; sandbox$/,
    );
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(headers['set-cookie']).toBeUndefined();
    expect((await open('/crm/zelena-dolina/health')).json()).toEqual({ status: 'ok', version: '1.0.0', users: 1 });
    expect((await open('/crm/zelena-dolina')).headers.location).toBe('/crm/zelena-dolina/');
  });

  it.each([
    ['inactive', 503, 'Neaktiven'],
    ['closed', 410, 'Zaprt'],
  ] as const)('shows that the company CRM is %s', async (state, status, word) => {
    await setState(state);
    const response = await open('/crm/zelena-dolina/');
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(word);
    expect((await open('/crm/zelena-dolina/health')).json()).toEqual({ status: state });
    await setState('active');
  });

  it.each(['nobody', '..%2f..', '%3Cscript%3E', 'a'.repeat(100)])(
    'answers 404 for the unknown name %s',
    async (name) => {
      const response = await open(`/crm/${name}/`);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('There is no company CRM here');
    },
  );
});
