import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Members, Tenant } from '@atrium/api-client/contract';
import { type AccountsApp, buildAccountsApp, goodPassword } from '../../testing/accounts-app';
import { type InvitationFixture, createInvitationFixture } from '../../testing/invitation-fixture';
import { waitForDelivery, openPage } from '../../testing/open-page';
import type { TestClient } from '../../testing/test-client';
import { users } from '../../schema';
import { tenantMembers } from '../tenant.table';

let service: AccountsApp;
let fixture: InvitationFixture;
let member: TestClient;
let memberId = '';
let tenantId = '';

beforeAll(async () => {
  service = await buildAccountsApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  fixture = await createInvitationFixture(service);
  tenantId = fixture.tenantId;
  memberId = await service.register({ email: fixture.guest });
  member = await service.logIn(fixture.guest);
});
afterAll(() => service.close());

const addInvitedMember = (role: 'manager' | 'viewer') =>
  service.database.insert(tenantMembers).values({ tenantId, userId: memberId, role, addedAt: service.time.clock() });
const page = (client: TestClient) => openPage(service.app, client);
const titlesOf = async (client: TestClient) =>
  (await client.get('/tenants')).json<{ data: Tenant[] }>().data.map(({ title }) => title);
const rolesOf = async (client: TestClient) =>
  (await client.get(`/tenants/${tenantId}/members`)).json<Members>().data.map(({ role }) => role);

describe('tenant.changed on open pages', () => {
  it('reaches a removed member in every browser for the removal, but for nothing after it', async () => {
    await addInvitedMember('viewer');
    const [tab, otherBrowser] = [await page(member), await page(await service.logIn(fixture.guest))];
    const owners = await page(fixture.owner);
    expect((await fixture.owner.delete(`/tenants/${tenantId}/members/${memberId}`)).statusCode).toBe(204);
    for (const browser of [tab, otherBrowser, owners]) await browser.waitForChange(tenantId);
    expect(await titlesOf(member)).toEqual([]);
    expect((await member.get(`/tenants/${tenantId}`)).statusCode).toBe(404);
    expect(await rolesOf(fixture.owner)).toEqual(['owner']);
    const before = owners.changesOf(tenantId);
    await fixture.invite();
    await waitForDelivery(service.dependencies.realtime, tenantId, [owners]);
    expect(owners.changesOf(tenantId)).toBeGreaterThan(before);
    expect([tab.changesOf(tenantId), otherBrowser.changesOf(tenantId)]).toEqual([1, 1]);
  });

  it('reaches a member who leaves in another tab, and the other members', async () => {
    await addInvitedMember('manager');
    const [tab, owners] = [await page(member), await page(fixture.owner)];
    expect((await member.delete(`/tenants/${tenantId}/members/${memberId}`)).statusCode).toBe(204);
    await tab.waitForChange(tenantId);
    await owners.waitForChange(tenantId);
  });

  it('reaches a member whose role changes, and the actions follow', async () => {
    await addInvitedMember('manager');
    const actions = async () => (await member.get(`/tenants/${tenantId}`)).json<Tenant>().allowed_actions;
    expect(await actions()).not.toEqual([]);
    const tab = await page(member);
    await fixture.owner.put(`/tenants/${tenantId}/members/${memberId}`, { role: 'viewer' });
    await tab.waitForChange(tenantId);
    expect(await actions()).toEqual([]);
  });

  it('reaches a new member who accepts the invitation in another tab', async () => {
    await fixture.invite();
    const [tab, owners] = [await page(member), await page(fixture.owner)];
    const token = await service.linkToken(fixture.guest);
    expect((await member.post(`/invitations/${token}/accept`)).statusCode).toBe(200);
    await tab.waitForChange(tenantId);
    await owners.waitForChange(tenantId);
    expect(await titlesOf(member)).toEqual(['Zelena dolina']);
  });

  it('reaches the other members when a member closes the account', async () => {
    await addInvitedMember('manager');
    const owners = await page(fixture.owner);
    expect((await member.post('/auth/close', { current_password: goodPassword })).statusCode).toBe(204);
    await owners.waitForChange(tenantId);
    expect(await rolesOf(fixture.owner)).toEqual(['owner']);
  });

  it('does not reach users who are not members', async () => {
    await addInvitedMember('viewer');
    const email = `stranger-${fixture.guest}`;
    await service.register({ email });
    const [stranger, owners] = [await page(await service.logIn(email)), await page(fixture.owner)];
    await fixture.owner.delete(`/tenants/${tenantId}/members/${memberId}`);
    await owners.waitForChange(tenantId);
    const [account] = await service.database.select().from(users).where(eq(users.email, email));
    const membership = { tenantId, userId: account?.id ?? '', role: 'viewer', addedAt: service.time.clock() } as const;
    await service.database.insert(tenantMembers).values(membership);
    await waitForDelivery(service.dependencies.realtime, tenantId, [stranger, owners]);
    expect(stranger.changesOf(tenantId)).toBe(0);
  });
});
