import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, roleMembers, rolePermissions, roles, userInvitations, users } from '../../schema';
import { type AccountsApp, buildAccountsApp, goodPassword, registration } from '../../testing/accounts-app';
import { createStaff, type Staff, writeRole } from '../../testing/staff';

const { email: _, ...form } = registration;
let service: AccountsApp;
let inviter: Staff;
let roleId: string;
let guest: string;
beforeAll(async () => {
  service = await buildAccountsApp();
});
beforeEach(async () => {
  inviter = await createStaff(service, ['create/users', 'view/customers']);
  roleId = await writeRole(service, ['view/customers']);
  guest = `guest-${randomUUID()}@example.com`;
});
afterAll(() => service.close());

async function invite(): Promise<string> {
  await inviter.client.post('/user-invitations', { emails: [guest], role_ids: [roleId], language: 'en' });
  return service.linkToken(guest);
}
const open = (token: string) => service.client().get(`/invitations/${token}`);
const signUp = (token: string) => service.client().post(`/invitations/${token}/signup`, form);
const membersOf = () => service.database.select().from(roleMembers).where(eq(roleMembers.roleId, roleId));

describe('accepting an invitation of the operator', () => {
  it('registers a person without an account, who then holds the roles', async () => {
    const token = await invite();
    expect((await open(token)).json()).toMatchObject({
      tenant_title: null,
      role: null,
      roles: [expect.stringMatching(/^Role/)],
      invited_by: 'Sara Staff',
      email: guest,
      has_account: false,
    });
    const joined = await signUp(token);
    expect([joined.statusCode, joined.json()]).toMatchObject([
      201,
      { tenant_id: null, role: null, user: { email: guest, permissions: ['view/customers'] } },
    ]);
    const [account] = await service.database.select().from(users).where(eq(users.email, guest));
    expect(await membersOf()).toMatchObject([{ userId: account?.id, addedBy: inviter.id }]);
    const isAcceptance = and(eq(auditEntries.action, 'invitation.accept'), eq(auditEntries.actorId, account?.id ?? ''));
    expect(await service.database.select().from(auditEntries).where(isAcceptance)).toHaveLength(1);
    expect((await open(token)).json()).toMatchObject({ status: 409, code: 'invitation_used' });
  });

  it('gives an existing account the roles once, also from concurrent requests', async () => {
    await service.register({ email: guest });
    const client = await service.logIn(guest, goodPassword);
    const token = await invite();
    const other = await createStaff(service, []);
    expect((await other.client.post(`/invitations/${token}/accept`)).json()).toMatchObject({
      code: 'invitation_for_another',
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.post(`/invitations/${token}/accept`)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ tenant_id: null, role: null });
    expect((await client.get('/auth/user')).json()).toMatchObject({ permissions: ['view/customers'] });
    expect(await membersOf()).toHaveLength(1);
  });

  it('ends with the account: closing it deletes its invitations', async () => {
    await service.register({ email: guest });
    const client = await service.logIn(guest, goodPassword);
    const token = await invite();
    await client.post(`/invitations/${token}/accept`);
    expect((await client.post('/auth/close', { current_password: goodPassword })).statusCode).toBeLessThan(300);
    expect(await service.database.$count(userInvitations, eq(userInvitations.email, guest))).toBe(0);
  });
});

describe('an invitation of the operator is void', () => {
  const end = {
    'when its inviter is deactivated': () =>
      service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, inviter.id)),
    'when its inviter lost the right to invite': () =>
      service.database
        .delete(rolePermissions)
        .where(and(eq(rolePermissions.roleId, inviter.roleId), eq(rolePermissions.permission, 'create/users'))),
    'when its inviter lost a permission of the role': () =>
      service.database
        .delete(rolePermissions)
        .where(and(eq(rolePermissions.roleId, inviter.roleId), eq(rolePermissions.permission, 'view/customers'))),
    'when the inviter’s role is inactive': () =>
      service.database.update(roles).set({ active: false }).where(eq(roles.id, inviter.roleId)),
    'when the role gained a permission that its inviter lacks': () =>
      service.database.insert(rolePermissions).values({ roleId, permission: 'delete/users' }),
    'when its roles were deleted': async () => {
      await service.database.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId));
      await service.database.delete(roles).where(eq(roles.id, roleId));
    },
  };

  it.each(Object.keys(end) as (keyof typeof end)[])('%s', async (name) => {
    const token = await invite();
    await end[name]();
    for (const answer of [await open(token), await signUp(token)])
      expect(answer.json()).toMatchObject({ status: 410, code: 'invitation_void' });
    expect(await service.database.$count(users, eq(users.email, guest))).toBe(0);
    const reader = await createStaff(service, ['view/users']);
    const { data } = (await reader.client.get(`/user-invitations?search=${guest}`)).json<{ data: object[] }>();
    expect(data).toMatchObject([{ state: 'void', void_reason: expect.any(String) }]);
  });
});
