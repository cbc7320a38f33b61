import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleMembers, roles, users } from '../../schema';
import { type AccountsApp, buildAccountsApp } from '../../testing/accounts-app';
import type { TestClient } from '../../testing/test-client';

interface Administrator {
  readonly id: string;
  readonly client: TestClient;
}

let service: AccountsApp;
let roleId = '';
let administrators: Administrator[] = [];
beforeAll(async () => {
  service = await buildAccountsApp();
  const [role] = await service.database.select().from(roles).where(eq(roles.builtIn, true));
  roleId = role?.id ?? expect.fail('no role');
});
afterAll(() => service.close());

async function newAdministrator(): Promise<Administrator> {
  const email = `${crypto.randomUUID()}@example.com`;
  const id = await service.register({ email });
  await service.makeAdministrator(id);
  return { id, client: await service.logIn(email) };
}

beforeEach(async () => {
  await service.database.delete(roleMembers);
  administrators = [await newAdministrator(), await newAdministrator()];
});

const otherThan = (one: Administrator) => administrators.find((other) => other !== one) ?? one;

async function deactivateOther(one: Administrator) {
  const { id } = otherThan(one);
  const [account] = await service.database.select().from(users).where(eq(users.id, id));
  return one.client.put(`/users/${id}`, { active: false, _version: account?.version });
}
const anonymiseOther = (one: Administrator) => one.client.post(`/users/${otherThan(one).id}/anonymisation`);
const removeOther = (one: Administrator) => one.client.delete(`/users/${otherThan(one).id}/roles/${roleId}`);
const resign = (one: Administrator) => one.client.delete(`/users/${one.id}/roles/${roleId}`);

const remaining = () =>
  service.database
    .select({ id: users.id })
    .from(roleMembers)
    .innerJoin(users, and(eq(users.id, roleMembers.userId), eq(users.state, 'active')))
    .where(
      and(
        eq(roleMembers.roleId, roleId),
        inArray(
          users.id,
          administrators.map(({ id }) => id),
        ),
      ),
    );

describe('two Administrators acting concurrently on PostgreSQL', () => {
  it.each([
    ['deactivate each other', deactivateOther, deactivateOther],
    ['anonymise each other', anonymiseOther, anonymiseOther],
    ['remove the role from each other', removeOther, removeOther],
    ['both resign', resign, resign],
    ['resign and deactivate the first', resign, deactivateOther],
  ] as const)('keep one Administrator: %s', async (_what, one, other) => {
    const [first, second] = administrators;
    if (first === undefined || second === undefined) return expect.fail('two Administrators are needed');
    const responses = await Promise.all([one(first), other(second)]);
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect((await remaining()).length, String(statuses)).toBeGreaterThan(0);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    return undefined;
  });
});
