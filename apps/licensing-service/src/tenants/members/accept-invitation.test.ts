import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp, registration } from '../../testing/accounts-app';
import { type InvitationFixture, createInvitationFixture } from '../../testing/invitation-fixture';
import { sessions, users } from '../../schema';
import { tenants } from '../tenant.table';

const { email: _, ...form } = registration;
let service: AccountsApp;
let fixture: InvitationFixture;
beforeAll(async () => {
  service = await buildAccountsApp();
});
beforeEach(async () => {
  fixture = await createInvitationFixture(service);
});
afterAll(() => service.close());

const statusesOf = (responses: readonly { readonly statusCode: number }[]) =>
  Object.groupBy(responses, ({ statusCode }) => String(statusCode));

describe('accepting an invitation', () => {
  it('creates one membership from concurrent requests', async () => {
    await service.register({ email: fixture.guest });
    const client = await service.logIn(fixture.guest);
    await fixture.invite({ email: fixture.guest.toUpperCase(), role: 'manager' });
    const token = await service.linkToken(fixture.guest);
    const responses = await Promise.all(Array.from({ length: 50 }, () => client.post(`/invitations/${token}/accept`)));
    const byStatus = statusesOf(responses);
    expect([byStatus['200']?.length, byStatus['409']?.length]).toEqual([1, 49]);
    expect((await fixture.members()).map(({ role }) => role).toSorted()).toEqual(['manager', 'owner']);
  });

  it('requires the account with the invited e-mail, and a failed attempt does not use up the link', async () => {
    const other = `other-${fixture.guest}`;
    await service.register({ email: other });
    await service.register({ email: fixture.guest });
    await fixture.invite();
    const token = await service.linkToken(fixture.guest);
    const refused = await (await service.logIn(other)).post(`/invitations/${token}/accept`);
    expect(refused.json()).toMatchObject({ status: 409, code: 'invitation_for_another' });
    expect((await (await service.logIn(fixture.guest)).post(`/invitations/${token}/accept`)).statusCode).toBe(200);
  });

  it('fails when the company CRM is closed', async () => {
    await service.register({ email: fixture.guest });
    await fixture.invite();
    const token = await service.linkToken(fixture.guest);
    await service.database.update(tenants).set({ state: 'closed' }).where(eq(tenants.id, fixture.tenantId));
    const response = await (await service.logIn(fixture.guest)).post(`/invitations/${token}/accept`);
    expect(response.json()).toMatchObject({ status: 409, code: 'tenant_closed' });
    expect(await fixture.members()).toHaveLength(1);
  });
});

describe('signing up by an invitation', () => {
  it('creates one account, membership and session from concurrent requests', async () => {
    await fixture.invite();
    const token = await service.linkToken(fixture.guest);
    const responses = await Promise.all(Array.from({ length: 20 }, () => fixture.signUp(token)));
    const byStatus = statusesOf(responses);
    expect([byStatus['201']?.length, byStatus['409']?.length]).toEqual([1, 19]);
    const accounts = await service.database.select().from(users).where(eq(users.email, fixture.guest));
    expect(accounts).toMatchObject([{ state: 'active', termsVersion: service.dependencies.settings.terms.version }]);
    expect(await fixture.members()).toHaveLength(2);
    const openSessions = await service.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, accounts[0]?.id ?? ''));
    expect(openSessions).toHaveLength(1);
  });

  it('activates a pending account with the new data and invalidates its activation link', async () => {
    await service.client().post('/auth/signup', { ...registration, email: fixture.guest, full_name: 'Somebody Else' });
    const activation = await service.linkToken(fixture.guest);
    await fixture.invite();
    const token = await service.linkToken(fixture.guest);
    expect((await fixture.open(token)).json()).toMatchObject({ has_account: false });
    expect((await fixture.signUp(token)).statusCode).toBe(201);
    const [account] = await service.database.select().from(users).where(eq(users.email, fixture.guest));
    expect(account).toMatchObject({ state: 'active', fullName: registration.full_name });
    expect((await service.client().get(`/auth/signup/activate/${activation}`)).json()).toMatchObject({
      state: 'already_active',
    });
    await service.logIn(fixture.guest);
  });

  it('rejects deactivated accounts and weak passwords', async () => {
    await fixture.invite();
    const token = await service.linkToken(fixture.guest);
    const weakPassword = await fixture.signUp(token, { password: fixture.guest, password_confirmation: fixture.guest });
    expect(weakPassword.json()).toMatchObject({ status: 422, errors: { password: expect.any(Array) } });
    const userId = await service.register({ email: fixture.guest });
    await service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, userId));
    expect((await fixture.signUp(token)).json()).toMatchObject({ code: 'account_exists' });
    expect(await fixture.members()).toHaveLength(1);
  });

  it('replaces the browser’s current session', async () => {
    await fixture.invite();
    const token = await service.linkToken(fixture.guest);
    const before = fixture.owner.cookies.get('sid');
    expect((await fixture.owner.post(`/invitations/${token}/signup`, form)).statusCode).toBe(201);
    expect(fixture.owner.cookies.get('sid')).not.toBe(before);
    const old = service.client();
    old.cookies.set('sid', before ?? '');
    expect((await old.get('/auth/user')).statusCode).toBe(401);
    expect((await fixture.owner.get('/auth/user')).json()).toMatchObject({ email: fixture.guest });
  });
});
