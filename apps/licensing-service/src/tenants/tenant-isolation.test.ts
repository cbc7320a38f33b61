import type { Operation } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inScope } from '../platform';
import { subscriptions, tenantSections } from '../schema';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../testing/tenants-app';
import type { Method } from '../testing/test-client';
import { operations, operationSteps } from './operations/operation.table';
import { tenantKeys, tenantSecrets } from './secrets/secret.table';
import { tenantMembers, tenants } from './tenant.table';

let test: TenantsApp;
let ana: Person;
let miha: Person;
let id: string;
let operationId: string;

beforeAll(async () => {
  test = await buildTenantsApp();
  ana = await test.person('Ana');
  miha = await test.person('Miha');
  id = await completeDraft(ana);
  operationId = (await ana.client.post(`/tenants/${id}/create`, {})).json<Operation>().id;
});

afterAll(() => test.close());

const unknownId = '0199a000-0000-7000-8000-00000000dead';

const calls: readonly [Method, (tenant: string, operation: string) => string, Record<string, unknown>?][] = [
  ['GET', (tenant) => `/tenants/${tenant}`],
  ['PUT', (tenant) => `/tenants/${tenant}/sections/application`, { title: 'Mine', _version: 1 }],
  ['PUT', (tenant) => `/tenants/${tenant}/sections/subscription`, { plan: 'trial', _version: 1 }],
  ['POST', (tenant) => `/tenants/${tenant}/create`, {}],
  ['POST', (tenant) => `/tenants/${tenant}/close`, {}],
  ['POST', (tenant) => `/tenants/duplicate/${tenant}`, {}],
  ['DELETE', (tenant) => `/tenants/${tenant}`],
  ['GET', (_tenant, operation) => `/operations/${operation}`],
  ['POST', (_tenant, operation) => `/operations/${operation}/retry`, {}],
  ['POST', (_tenant, operation) => `/operations/${operation}/cancel`, {}],
];

describe("another user's company CRM", () => {
  it.each(calls)('gets the same response as one that does not exist: %s %s', async (method, path, form) => {
    const call = form === undefined ? {} : { form };
    const foreignResponse = await miha.client.send(method, path(id, operationId), call);
    const missingResponse = await miha.client.send(method, path(unknownId, unknownId), call);
    expect(foreignResponse.statusCode).toBe(404);
    const withoutId = (body: string) => body.replace(/"request_id":"[^"]+"/, '');
    expect(withoutId(foreignResponse.body)).toBe(withoutId(missingResponse.body));
    const hiddenHeaders = (headers: Record<string, unknown>) => ({ ...headers, date: undefined });
    expect(hiddenHeaders(foreignResponse.headers)).toEqual(hiddenHeaders(missingResponse.headers));
  });

  it('is listed only for its members and for users with the global permission', async () => {
    const guard = await test.person('Guard', { permissions: ['view/tenants'] });
    const listed = async (person: Person) =>
      (await person.client.get('/tenants')).json<{ total: number; data: { id: string }[] }>();
    expect(await listed(miha)).toMatchObject({ total: 0, data: [] });
    expect(await listed(guard)).toMatchObject({ total: 1, data: [{ id, role: null, allowed_actions: [] }] });
    expect((await guard.client.post(`/tenants/${id}/close`, {})).statusCode).toBe(404);
  });

  it('is hidden by row security in every table', async () => {
    const tables = [
      tenants,
      tenantMembers,
      tenantSections,
      tenantKeys,
      tenantSecrets,
      subscriptions,
      operations,
      operationSteps,
    ];
    for (const table of tables) {
      const visibleRows = await inScope(test.database, { userId: miha.user.id }, (tx) =>
        tx.select({ one: sql`1` }).from(table),
      );
      const own = await inScope(test.database, { userId: ana.user.id }, (tx) => tx.select({ one: sql`1` }).from(table));
      expect(visibleRows).toEqual([]);
      expect(own).not.toEqual([]);
    }
  });
});
