import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Members, Tenant } from '@atrium/api-client/contract';
import { type AccountsApp, buildAccountsApp, goodPassword } from '../../testing/accounts-app';
import { type Invited, newInvited } from '../../testing/invited';
import { allDelivered, openPage } from '../../testing/open-page';
import type { TestClient } from '../../testing/test-client';
import { users } from '../../schema';
import { tenantMembers } from '../tenant.table';

let service: AccountsApp;
let at: Invited;
let member: TestClient;
let memberId = '';
let tenantId = '';

beforeAll(async () => {
  service = await buildAccountsApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  at = await newInvited(service);
  tenantId = at.tenantId;
  memberId = await service.register({ email: at.guest });
  member = await service.logIn(at.guest);
});
afterAll(() => service.close());

const addInvitedMember = (role: 'manager' | 'viewer') =>
  service.database.insert(tenantMembers).values({ tenantId, userId: memberId, role, addedAt: service.time.clock() });
const page = (client: TestClient) => openPage(service.app, client);
const titlesOf = async (client: TestClient) =>
  (await client.get('/tenants')).json<{ data: Tenant[] }>().data.map(({ title }) => title);
const rolesOf = async (client: TestClient) =>
  (await client.get(`/tenants/${tenantId}/members`)).json<Members>().data.map(({ role }) => role);

describe('the open pages', () => {
  it('of a removed member, in every browser, follow the removal and nothing after it', async () => {
    await addInvitedMember('viewer');
    const [tab, elsewhere] = [await page(member), await page(await service.logIn(at.guest))];
    const owners = await page(at.owner);
    expect((await at.owner.delete(`/tenants/${tenantId}/members/${memberId}`)).statusCode).toBe(204);
    for (const one of [tab, elsewhere, owners]) await one.follows(tenantId);
    expect(await titlesOf(member)).toEqual([]);
    expect((await member.get(`/tenants/${tenantId}`)).statusCode).toBe(404);
    expect(await rolesOf(at.owner)).toEqual(['owner']);
    const before = owners.changesOf(tenantId);
    await at.invite();
    await allDelivered(service.dependencies.realtime, tenantId, [owners]);
    expect(owners.changesOf(tenantId)).toBeGreaterThan(before);
    expect([tab.changesOf(tenantId), elsewhere.changesOf(tenantId)]).toEqual([1, 1]);
  });

  it('of a member who leaves in another tab follow, as do those of the other members', async () => {
    await addInvitedMember('manager');
    const [tab, owners] = [await page(member), await page(at.owner)];
    expect((await member.delete(`/tenants/${tenantId}/members/${memberId}`)).statusCode).toBe(204);
    await tab.follows(tenantId);
    await owners.follows(tenantId);
  });

  it('of a member follow a new role with its actions', async () => {
    await addInvitedMember('manager');
    const actions = async () => (await member.get(`/tenants/${tenantId}`)).json<Tenant>().allowed_actions;
    expect(await actions()).not.toEqual([]);
    const tab = await page(member);
    await at.owner.put(`/tenants/${tenantId}/members/${memberId}`, { role: 'viewer' });
    await tab.follows(tenantId);
    expect(await actions()).toEqual([]);
  });

  it('of a new member follow the invitation that is accepted in another tab', async () => {
    await at.invite();
    const [tab, owners] = [await page(member), await page(at.owner)];
    const token = await service.linkToken(at.guest);
    expect((await member.post(`/invitations/${token}/accept`)).statusCode).toBe(200);
    await tab.follows(tenantId);
    await owners.follows(tenantId);
    expect(await titlesOf(member)).toEqual(['Zelena dolina']);
  });

  it('of the other members follow when a member closes their account', async () => {
    await addInvitedMember('manager');
    const owners = await page(at.owner);
    expect((await member.post('/auth/close', { current_password: goodPassword })).statusCode).toBe(204);
    await owners.follows(tenantId);
    expect(await rolesOf(at.owner)).toEqual(['owner']);
  });

  it('of strangers get none of it', async () => {
    await addInvitedMember('viewer');
    const email = `stranger-${at.guest}`;
    await service.register({ email });
    const [stranger, owners] = [await page(await service.logIn(email)), await page(at.owner)];
    await at.owner.delete(`/tenants/${tenantId}/members/${memberId}`);
    await owners.follows(tenantId);
    const [own] = await service.database.select().from(users).where(eq(users.email, email));
    const asMember = { tenantId, userId: own?.id ?? '', role: 'viewer', addedAt: service.time.clock() } as const;
    await service.database.insert(tenantMembers).values(asMember);
    await allDelivered(service.dependencies.realtime, tenantId, [stranger, owners]);
    expect(stranger.changesOf(tenantId)).toBe(0);
  });
});
