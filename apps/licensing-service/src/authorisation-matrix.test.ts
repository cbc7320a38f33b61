import * as contract from '@atrium/api-client/contract';
import type { EndpointDefinition } from '@atrium/api-client/contract';
import { courierTestEndpoints } from '@atrium/api-client/contract/couriers';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdministrator, startSession } from './identity';
import type { RegisteredRoute } from './platform';
import { roleMembers, rolePermissions, roles, users } from './schema';
import { type AccessRecords, createAccessRecords } from './testing/access/access-records';
import { expectedAccess, expectedCalls, people, type PersonName } from './testing/access/expected-access';
import { webhookIds } from './testing/gateways/webhook-ids';
import { buildTestApp, type TestApp } from './testing/test-app';
import { writeTestUser } from './testing/test-user';

const absent = '0190b3d0-0000-7000-8000-000000000000';

const endpoints: readonly unknown[] = [...Object.values(contract), ...Object.values(courierTestEndpoints)];
const contractIds = endpoints.flatMap((value) => {
  const isEndpoint = typeof value === 'object' && value !== null && 'csrf' in value;
  return isEndpoint ? [(value as EndpointDefinition).id] : [];
});
const endpointIds = [...contractIds, ...webhookIds];

describe('endpoint access', () => {
  let service: TestApp;
  const ids = new Map<PersonName, string>();
  const roleIds = new Map<PersonName, string>();
  const idOf = (person: PersonName) => ids.get(person) ?? expect.fail(`no user is ${person}`);
  const now = () => service.dependencies.clock();

  beforeAll(async () => {
    service = await buildTestApp({ settings: { outboxFor: 'administrators' } });
    await service.dependencies.jobs.work([], service.dependencies);
    for (const person of people.slice(1)) {
      ids.set(person, await writeTestUser(service.database, `${person.replaceAll(' ', '-')}@example.com`));
    }
    await service.database
      .update(users)
      .set({ state: 'inactive' })
      .where(eq(users.id, idOf('deactivated')));
    await addAdministrator(service.database, idOf('Administrator'), now());
    for (const person of ['with the permission', 'with every other permission'] as const) await addRole(person);
  });
  afterAll(() => service.close());

  async function addRole(title: PersonName): Promise<void> {
    const [role] = await service.database
      .insert(roles)
      .values({ title, createdAt: now(), updatedAt: now() })
      .returning();
    const roleId = role?.id ?? expect.fail('no role');
    roleIds.set(title, roleId);
    await service.database.insert(roleMembers).values({ roleId, userId: idOf(title), addedAt: now() });
  }

  /** Gives one person these permissions alone, and another one every permission but these. */
  async function grant(needed: readonly string[]): Promise<void> {
    const all = new Set(endpointIds.flatMap((id) => expectedAccess(id)?.permission ?? []));
    const granted = [...all].map((one) => ({
      permission: one,
      roleId: roleIds.get(needed.includes(one) ? 'with the permission' : 'with every other permission') ?? '',
    }));
    await service.database.delete(rolePermissions).where(inArray(rolePermissions.roleId, [...roleIds.values()]));
    await service.database.insert(rolePermissions).values(granted);
  }

  async function call({ endpoint }: RegisteredRoute, person: PersonName, records?: AccessRecords) {
    const client = service.client();
    if (person !== 'visitor') {
      const token = await startSession(
        service.database,
        idOf(person),
        { ip: '127.0.0.1', userAgent: 'test' },
        service.dependencies.settings,
        now(),
      );
      client.cookies.set(service.dependencies.settings.cookie.name, token);
    }
    const record = endpoint.path.startsWith('/operations/') ? records?.operationId : records?.tenantId;
    const id = record ?? (endpoint.id === 'auth.update' && person !== 'visitor' ? idOf(person) : absent);
    const url = endpoint.path
      .replace('{id}', id)
      .replace('{user_id}', idOf('viewer'))
      .replace('{invitation_id}', records?.invitationId ?? absent)
      .replace('{premise}', records?.premise ?? absent)
      .replace('{device}', records?.device ?? absent)
      .replace('{method_id}', records?.method ?? absent)
      .replace('{payment_id}', records?.payment ?? absent)
      .replace('{invoice_id}', records?.invoice ?? absent)
      .replace('{token}', 'unknown')
      .replace('{slugs}', 'statuses')
      .replace('{subject}', 'codelist');
    return client.send(
      endpoint.method,
      url,
      endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { form: { _version: 0 } },
    );
  }

  async function recordsFor({ endpoint }: RegisteredRoute): Promise<AccessRecords | undefined> {
    return endpoint.access.kind === 'tenant' ? createAccessRecords(service, idOf) : undefined;
  }

  it('is declared for every route of the service, and for no other', () => {
    expect(service.app.routeTable.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(endpointIds.toSorted());
    expect(endpointIds.filter((id) => expectedAccess(id) === undefined)).toEqual([]);
    const isPresent = (call: string) =>
      endpointIds.some((id) => (call.endsWith('*') ? id.startsWith(call.slice(0, -1)) : id === call));
    expect(expectedCalls.filter((call) => !isPresent(call))).toEqual([]);
  });

  it.each(endpointIds)('is enforced for %s', async (id) => {
    const entry = service.app.routeTable.find(({ endpoint }) => endpoint.id === id) ?? expect.fail(`${id} is missing`);
    const { statuses, permission } = expectedAccess(id) ?? expect.fail(`${id} is not decided`);
    await grant([permission ?? []].flat());
    /** A refused call changes nothing, so the next person gets the same records. */
    let records: AccessRecords | undefined;
    for (const person of people) {
      records ??= await recordsFor(entry);
      const answer = await call(entry, person, records);
      if (statuses[person] === 200) records = undefined;
      const message = `${id} as ${person} answered ${answer.statusCode} ${answer.body}`;
      if (statuses[person] !== 200) expect(answer.statusCode, message).toBe(statuses[person]);
      else {
        expect([401, 403, 405], message).not.toContain(answer.statusCode);
        expect(answer.statusCode, message).toBeLessThan(500);
        if (entry.endpoint.access.kind === 'tenant') expect(answer.statusCode, message).not.toBe(404);
      }
    }
  });

  it('answers the same for another user’s record and a missing one', async () => {
    const records = await createAccessRecords(service, idOf);
    for (const entry of service.app.routeTable.filter(({ endpoint }) => endpoint.access.kind === 'tenant')) {
      const foreign = await call(entry, 'stranger', records);
      const missing = await call(entry, 'stranger');
      const { request_id: _one, ...problem } = foreign.json();
      const { request_id: _other, ...absence } = missing.json();
      expect(problem, entry.endpoint.id).toEqual(absence);
      expect(Object.keys(foreign.headers).sort()).toEqual(Object.keys(missing.headers).sort());
    }
  });
});
