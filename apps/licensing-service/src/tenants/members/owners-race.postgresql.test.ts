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

async function newPerson(): Promise<Owner> {
  const email = `${crypto.randomUUID()}@example.com`;
  const id = await service.register({ email });
  return { id, email, client: await service.logIn(email) };
}

/** A company CRM that two people own. */
beforeEach(async () => {
  owners = [await newPerson(), await newPerson()];
  const [first, second] = owners;
  if (first === undefined || second === undefined) return;
  tenantId = (await first.client.post('/tenants', {})).json<{ id: string }>().id;
  await service.database.update(tenants).set({ state: 'active' }).where(eq(tenants.id, tenantId));
  const member = { tenantId, userId: second.id, role: 'owner', addedAt: service.time.clock() } as const;
  await service.database.insert(tenantMembers).values(member);
});

const ownersLeft = () =>
  service.database
    .select({ id: users.id })
    .from(tenantMembers)
    .innerJoin(users, and(eq(users.id, tenantMembers.userId), eq(users.state, 'active')))
    .where(and(eq(tenantMembers.tenantId, tenantId), eq(tenantMembers.role, 'owner')));

const path = ({ id }: Owner) => `/tenants/${tenantId}/members/${id}`;
const leave = (owner: Owner) => owner.client.delete(path(owner));
const becomeViewer = (owner: Owner) => owner.client.put(path(owner), { role: 'viewer' });
const close = ({ client }: Owner) => client.post('/auth/close', { current_password: goodPassword });
const sendAway = (owner: Owner) => owner.client.delete(path(owners.find((one) => one !== owner) ?? owner));

describe('two owners at the same moment, on a server', () => {
  it.each([
    ['leave', leave, leave],
    ['become viewers', becomeViewer, becomeViewer],
    ['close their accounts', close, close],
    ['send each other away', sendAway, sendAway],
    ['leave and close the account', leave, close],
    ['become a viewer and close the account', becomeViewer, close],
  ] as const)('%s: one of them stays', async (_what, one, other) => {
    const [first, second] = owners;
    if (first === undefined || second === undefined) return expect.fail('two owners are needed');
    const answers = await Promise.all([one(first), other(second)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(await ownersLeft(), String(statuses)).toHaveLength(1);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    return undefined;
  });
});

describe('an invitation, on a server', () => {
  it('makes one membership of fifty acceptances at once', async () => {
    const [owner] = owners;
    const guest = await newPerson();
    await owner?.client.post(`/tenants/${tenantId}/invitations`, { email: guest.email, role: 'viewer' });
    const token = await service.linkToken(guest.email);
    const accept = () => guest.client.post(`/invitations/${token}/accept`);
    const answers = await Promise.all(Array.from({ length: 50 }, accept));
    const by = Object.groupBy(answers, ({ statusCode }) => String(statusCode));
    expect([by['200']?.length, by['409']?.length]).toEqual([1, 49]);
    const mine = and(eq(tenantMembers.tenantId, tenantId), eq(tenantMembers.userId, guest.id));
    expect(await service.database.select().from(tenantMembers).where(mine)).toHaveLength(1);
  });

  it('replaces those that are sent to the same e-mail at once: one is left open', async () => {
    const email = `guest-${crypto.randomUUID()}@example.com`;
    const invite = ({ client }: Owner) => client.post(`/tenants/${tenantId}/invitations`, { email, role: 'viewer' });
    const answers = await Promise.all(owners.map(invite));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [owner] = owners;
    const { invitations } =
      (await owner?.client.get(`/tenants/${tenantId}/members`))?.json<{ invitations: [] }>() ?? {};
    expect(invitations).toHaveLength(1);
  });
});

describe('two Administrators who close their accounts at the same moment, on a server', () => {
  it('are not both let go', async () => {
    const guards = [await newPerson(), await newPerson()];
    for (const { id } of guards) await service.makeAdministrator(id);
    const answers = await Promise.all(guards.map(close));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    const left = await service.database
      .select({ id: users.id })
      .from(roleMembers)
      .innerJoin(users, eq(users.id, roleMembers.userId));
    expect(left).toHaveLength(1);
  });
});
