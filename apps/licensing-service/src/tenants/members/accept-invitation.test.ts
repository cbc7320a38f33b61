import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp, registration } from '../../testing/accounts-app';
import { type Invited, newInvited } from '../../testing/invited';
import { sessions, users } from '../../schema';
import { tenants } from '../tenant.table';

const { email: _, ...form } = registration;
let service: AccountsApp;
let at: Invited;
beforeAll(async () => {
  service = await buildAccountsApp();
});
beforeEach(async () => {
  at = await newInvited(service);
});
afterAll(() => service.close());

const statusesOf = (answers: readonly { readonly statusCode: number }[]) =>
  Object.groupBy(answers, ({ statusCode }) => String(statusCode));

describe('accepting', () => {
  it('makes one membership, however many try at once', async () => {
    await service.register({ email: at.guest });
    const client = await service.logIn(at.guest);
    await at.invite({ email: at.guest.toUpperCase(), role: 'manager' });
    const token = await service.linkToken(at.guest);
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.post(`/invitations/${token}/accept`)));
    const by = statusesOf(answers);
    expect([by['200']?.length, by['409']?.length]).toEqual([1, 49]);
    expect((await at.members()).map(({ role }) => role).toSorted()).toEqual(['manager', 'owner']);
  });

  it('is for the account with the invited e-mail alone, and leaves the invitation to it', async () => {
    const other = `other-${at.guest}`;
    await service.register({ email: other });
    await service.register({ email: at.guest });
    await at.invite();
    const token = await service.linkToken(at.guest);
    const refused = await (await service.logIn(other)).post(`/invitations/${token}/accept`);
    expect(refused.json()).toMatchObject({ status: 409, code: 'invitation_for_another' });
    expect((await (await service.logIn(at.guest)).post(`/invitations/${token}/accept`)).statusCode).toBe(200);
  });

  it('ends with the company CRM', async () => {
    await service.register({ email: at.guest });
    await at.invite();
    const token = await service.linkToken(at.guest);
    await service.database.update(tenants).set({ state: 'closed' }).where(eq(tenants.id, at.tenantId));
    const answer = await (await service.logIn(at.guest)).post(`/invitations/${token}/accept`);
    expect(answer.json()).toMatchObject({ status: 409, code: 'tenant_closed' });
    expect(await at.members()).toHaveLength(1);
  });
});

describe('registering by an invitation', () => {
  it('makes one account, one membership and one session, however many try at once', async () => {
    await at.invite();
    const token = await service.linkToken(at.guest);
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.signUp(token)));
    const by = statusesOf(answers);
    expect([by['201']?.length, by['409']?.length]).toEqual([1, 19]);
    const made = await service.database.select().from(users).where(eq(users.email, at.guest));
    expect(made).toMatchObject([{ state: 'active', termsVersion: service.dependencies.settings.terms.version }]);
    expect(await at.members()).toHaveLength(2);
    const open = await service.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, made[0]?.id ?? ''));
    expect(open).toHaveLength(1);
  });

  it('activates an account that was waiting, with what is typed now, and ends its other links', async () => {
    await service.client().post('/auth/signup', { ...registration, email: at.guest, full_name: 'Somebody Else' });
    const activation = await service.linkToken(at.guest);
    await at.invite();
    const token = await service.linkToken(at.guest);
    expect((await at.open(token)).json()).toMatchObject({ has_account: false });
    expect((await at.signUp(token)).statusCode).toBe(201);
    const [account] = await service.database.select().from(users).where(eq(users.email, at.guest));
    expect(account).toMatchObject({ state: 'active', fullName: registration.full_name });
    expect((await service.client().get(`/auth/signup/activate/${activation}`)).json()).toMatchObject({
      state: 'already_active',
    });
    await service.logIn(at.guest);
  });

  it('is refused to a deactivated account, and to a password of the wrong kind', async () => {
    await at.invite();
    const token = await service.linkToken(at.guest);
    const weak = await at.signUp(token, { password: at.guest, password_confirmation: at.guest });
    expect(weak.json()).toMatchObject({ status: 422, errors: { password: expect.any(Array) } });
    const userId = await service.register({ email: at.guest });
    await service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, userId));
    expect((await at.signUp(token)).json()).toMatchObject({ code: 'account_exists' });
    expect(await at.members()).toHaveLength(1);
  });

  it('takes the place of a session that was open in the browser', async () => {
    await at.invite();
    const token = await service.linkToken(at.guest);
    const before = at.owner.cookies.get('sid');
    expect((await at.owner.post(`/invitations/${token}/signup`, form)).statusCode).toBe(201);
    expect(at.owner.cookies.get('sid')).not.toBe(before);
    const old = service.client();
    old.cookies.set('sid', before ?? '');
    expect((await old.get('/auth/user')).statusCode).toBe(401);
    expect((await at.owner.get('/auth/user')).json()).toMatchObject({ email: at.guest });
  });
});
