import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp, goodPassword } from '../../testing/accounts-app';
import type { TestClient } from '../../testing/test-client';
import { roleMembers, users } from '../../schema';
import { tenantMembers, tenants } from '../tenant.table';

interface Owner {
  readonly id: string;
  readonly email: string;
  readonly client: TestClient;
}

let service: AccountsApp;
let tenantId = '';
let owners: Owner[] = [];
beforeAll(async () => {
  service = await buildAccountsApp();
});
afterAll(() => service.close());

async function newOwner(): Promise<Owner> {
  const email = `${crypto.randomUUID()}@example.com`;
  const id = await service.register({ email });
  return { id, email, client: await service.logIn(email) };
}

/** Creates a company CRM with two owners. */
beforeEach(async () => {
  owners = [await newOwner(), await newOwner()];
  const [first, second] = owners;
  if (first === undefined || second === undefined) return;
  tenantId = (await first.client.post('/tenants', {})).json<{ id: string }>().id;
  await service.database.update(tenants).set({ state: 'active' }).where(eq(tenants.id, tenantId));
  const member = { tenantId, userId: second.id, role: 'owner', addedAt: service.time.clock() } as const;
  await service.database.insert(tenantMembers).values(member);
});

const remainingOwners = () =>
  service.database
    .select({ id: users.id })
    .from(tenantMembers)
    .innerJoin(users, and(eq(users.id, tenantMembers.userId), eq(users.state, 'active')))
    .where(and(eq(tenantMembers.tenantId, tenantId), eq(tenantMembers.role, 'owner')));

const path = ({ id }: Owner) => `/tenants/${tenantId}/members/${id}`;
const leave = (owner: Owner) => owner.client.delete(path(owner));
const becomeViewer = (owner: Owner) => owner.client.put(path(owner), { role: 'viewer' });
const close = ({ client }: Owner) => client.post('/auth/close', { current_password: goodPassword });
const removeOther = (owner: Owner) => owner.client.delete(path(owners.find((one) => one !== owner) ?? owner));

describe('two owners acting concurrently on PostgreSQL', () => {
  it.each([
    ['leave', leave, leave],
    ['become viewers', becomeViewer, becomeViewer],
    ['close their accounts', close, close],
    ['remove each other', removeOther, removeOther],
    ['leave and close the account', leave, close],
    ['become a viewer and close the account', becomeViewer, close],
  ] as const)('keep one owner: %s', async (_what, one, other) => {
    const [first, second] = owners;
    if (first === undefined || second === undefined) return expect.fail('two owners are needed');
    const responses = await Promise.all([one(first), other(second)]);
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(await remainingOwners(), String(statuses)).toHaveLength(1);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    return undefined;
  });
});

describe('concurrent invitations on PostgreSQL', () => {
  it('create one membership from fifty simultaneous acceptances', async () => {
    const [owner] = owners;
    const guest = await newOwner();
    await owner?.client.post(`/tenants/${tenantId}/invitations`, { email: guest.email, role: 'viewer' });
    const token = await service.linkToken(guest.email);
    const accept = () => guest.client.post(`/invitations/${token}/accept`);
    const responses = await Promise.all(Array.from({ length: 50 }, accept));
    const byStatus = Object.groupBy(responses, ({ statusCode }) => String(statusCode));
    expect([byStatus['200']?.length, byStatus['409']?.length]).toEqual([1, 49]);
    const isGuest = and(eq(tenantMembers.tenantId, tenantId), eq(tenantMembers.userId, guest.id));
    expect(await service.database.select().from(tenantMembers).where(isGuest)).toHaveLength(1);
  });

  it('leave one open when two are sent to the same e-mail at once', async () => {
    const email = `guest-${crypto.randomUUID()}@example.com`;
    const invite = ({ client }: Owner) => client.post(`/tenants/${tenantId}/invitations`, { email, role: 'viewer' });
    const responses = await Promise.all(owners.map(invite));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [owner] = owners;
    const { invitations } =
      (await owner?.client.get(`/tenants/${tenantId}/members`))?.json<{ invitations: [] }>() ?? {};
    expect(invitations).toHaveLength(1);
  });
});

describe('two Administrators closing their accounts concurrently on PostgreSQL', () => {
  it('cannot both close: one Administrator remains', async () => {
    const administrators = [await newOwner(), await newOwner()];
    for (const { id } of administrators) await service.makeAdministrator(id);
    const responses = await Promise.all(administrators.map(close));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    const remaining = await service.database
      .select({ id: users.id })
      .from(roleMembers)
      .innerJoin(users, eq(users.id, roleMembers.userId));
    expect(remaining).toHaveLength(1);
  });
});
