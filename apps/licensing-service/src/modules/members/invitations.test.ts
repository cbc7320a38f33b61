import type { Invitation, Members } from '@atrium/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp, registration } from '../../testing/accounts-app';
import type { TestClient } from '../../testing/test-client';
import { sessions, users } from '../accounts/account.table';
import { hashOf } from '../accounts/secret-token';
import { tenantMembers, tenants } from '../tenants/tenant.table';
import { invitations } from './invitation.table';
import { sweepInvitationsJob } from './sweep-invitations.job';

const day = 24 * 3_600_000;
const { email: _, ...form } = registration;
let service: AccountsApp;
let owner: TestClient;
let id = '';
let guest = '';
beforeAll(async () => {
  service = await buildAccountsApp({ settings: { publicUrl: 'https://portal.example' } });
});
beforeEach(async () => {
  const email = `owner-${crypto.randomUUID()}@example.com`;
  await service.register({ email, full_name: 'Olga Owner' });
  owner = await service.logIn(email);
  id = (await owner.post('/tenants', {})).json<{ id: string }>().id;
  await service.database.update(tenants).set({ title: 'Zelena dolina' }).where(eq(tenants.id, id));
  guest = `guest-${crypto.randomUUID()}@example.com`;
});
afterAll(() => service.close());

const invite = (more: object = {}, client = owner) =>
  client.post(`/tenants/${id}/invitations`, { email: guest, role: 'viewer', ...more });
const open = (token: string) => service.client().get(`/invitations/${token}`);
const signUp = (token: string, more: object = {}) =>
  service.client().post(`/invitations/${token}/signup`, { ...form, ...more });
const membersOf = () => service.database.select().from(tenantMembers).where(eq(tenantMembers.tenantId, id));
const statusesOf = (answers: readonly { readonly statusCode: number }[]) =>
  Object.groupBy(answers, ({ statusCode }) => String(statusCode));

describe('the link of an invitation', () => {
  it('holds 256 random bits of which only the hash is kept, and leads to where the portal is', async () => {
    await invite({}, owner);
    const [mail] = await service.mailTo(guest);
    const token = await service.linkToken(guest);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mail?.text).toContain(`https://portal.example/invitations/${token}`);
    const [row] = await service.database.select().from(invitations).where(eq(invitations.tenantId, id));
    expect(row?.tokenHash).toBe(hashOf(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('leads there whatever host the call names', async () => {
    await owner.post(
      `/tenants/${id}/invitations`,
      { email: guest, role: 'viewer' },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
    const [mail] = await service.mailTo(guest);
    expect(mail?.text).not.toContain('evil.example');
  });

  it('does nothing for scanners and previews', async () => {
    await invite();
    const token = await service.linkToken(guest);
    const plain = await service.client().send('GET', `/invitations/${token}`, { headers: { 'x-requested-with': '' } });
    expect(plain.statusCode).toBe(403);
    expect((await service.client().send('HEAD', `/invitations/${token}`)).statusCode).toBe(405);
    expect((await open(token)).statusCode).toBe(200);
  });

  it('works for seven days, and can be sent again after them', async () => {
    const { id: invitationId } = (await invite()).json<Invitation>();
    const token = await service.linkToken(guest);
    service.time.forward(7 * day - 1);
    expect((await open(token)).statusCode).toBe(200);
    service.time.forward(1);
    expect((await open(token)).json()).toMatchObject({ status: 410, code: 'invitation_expired' });
    expect((await signUp(token)).statusCode).toBe(410);
    owner = await service.logIn((await ownerEmail()) ?? '');
    const { invitations: listed } = (await owner.get(`/tenants/${id}/members`)).json<Members>();
    expect(listed).toMatchObject([{ id: invitationId, expired: true, allowed_actions: ['resend', 'revoke'] }]);
    const again = await owner.post(`/tenants/${id}/invitations/${invitationId}/resend`);
    expect(again.json()).toMatchObject({ id: invitationId, expired: false });
    expect((await open(await service.linkToken(guest))).statusCode).toBe(200);
    expect((await open(token)).statusCode).toBe(404);
  });

  it('ends with a draft that is discarded', async () => {
    await invite();
    const token = await service.linkToken(guest);
    expect((await owner.delete(`/tenants/${id}`)).statusCode).toBe(204);
    expect((await open(token)).json()).toMatchObject({ code: 'invitation_unknown' });
  });
});

async function ownerEmail(): Promise<string | undefined> {
  const [row] = await service.database
    .select({ email: users.email })
    .from(tenantMembers)
    .innerJoin(users, eq(users.id, tenantMembers.userId))
    .where(eq(tenantMembers.tenantId, id));
  return row?.email;
}

describe('the e-mail of an invitation', () => {
  it('says who invites, to what and as what, in the language that was chosen', async () => {
    await invite({ language: 'sl', role: 'manager' });
    const [mail] = await service.mailTo(guest);
    expect(mail).toMatchObject({ language: 'sl', subject: 'Olga Owner vas vabi v CRM podjetja Zelena dolina' });
    expect(mail?.text).toContain('Vaša vloga bo urednik.');
    expect(mail?.text).toContain('Povezava velja 7 dni');
  });

  it('is in the language of the account where there is one', async () => {
    await service.database
      .update(users)
      .set({ language: 'sl' })
      .where(eq(users.id, await service.register({ email: guest })));
    await invite({ language: 'en' });
    expect((await service.mailTo(guest))[0]).toMatchObject({ language: 'sl' });
  });

  it('goes three times an hour to one address', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await invite()).statusCode).toBe(201);
    const fourth = await invite();
    expect([fourth.statusCode, Number(fourth.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await invite({ email: `other-${guest}` })).statusCode).toBe(201);
  });

  it('goes thirty times an hour from one person, whatever company CRM it is for', async () => {
    for (let sent = 0; sent < 30; sent += 1) expect((await invite({ email: `${sent}-${guest}` })).statusCode).toBe(201);
    id = (await owner.post('/tenants', {})).json<{ id: string }>().id;
    expect((await invite()).statusCode).toBe(429);
  });
});

describe('accepting', () => {
  it('makes one membership, however many try at once', async () => {
    await service.register({ email: guest });
    const client = await service.logIn(guest);
    await invite({ email: guest.toUpperCase(), role: 'manager' });
    const token = await service.linkToken(guest);
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.post(`/invitations/${token}/accept`)));
    const by = statusesOf(answers);
    expect([by['200']?.length, by['409']?.length]).toEqual([1, 49]);
    expect((await membersOf()).map(({ role }) => role).toSorted()).toEqual(['manager', 'owner']);
  });

  it('is for the account with the invited e-mail alone, and leaves the invitation to it', async () => {
    const other = `other-${guest}`;
    await service.register({ email: other });
    await service.register({ email: guest });
    await invite();
    const token = await service.linkToken(guest);
    const refused = await (await service.logIn(other)).post(`/invitations/${token}/accept`);
    expect(refused.json()).toMatchObject({ status: 409, code: 'invitation_for_another' });
    expect((await (await service.logIn(guest)).post(`/invitations/${token}/accept`)).statusCode).toBe(200);
  });

  it('ends with the company CRM', async () => {
    await service.register({ email: guest });
    await invite();
    const token = await service.linkToken(guest);
    await service.database.update(tenants).set({ state: 'closed' }).where(eq(tenants.id, id));
    const answer = await (await service.logIn(guest)).post(`/invitations/${token}/accept`);
    expect(answer.json()).toMatchObject({ status: 409, code: 'tenant_closed' });
    expect(await membersOf()).toHaveLength(1);
  });
});

describe('registering by an invitation', () => {
  it('makes one account, one membership and one session, however many try at once', async () => {
    await invite();
    const token = await service.linkToken(guest);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(token)));
    const by = statusesOf(answers);
    expect([by['201']?.length, by['409']?.length]).toEqual([1, 19]);
    const made = await service.database.select().from(users).where(eq(users.email, guest));
    expect(made).toMatchObject([{ state: 'active', termsVersion: service.parts.settings.terms.version }]);
    expect(await membersOf()).toHaveLength(2);
    const open = await service.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, made[0]?.id ?? ''));
    expect(open).toHaveLength(1);
  });

  it('activates an account that was waiting, with what is typed now, and ends its other links', async () => {
    await service.client().post('/auth/signup', { ...registration, email: guest, full_name: 'Somebody Else' });
    const activation = await service.linkToken(guest);
    await invite();
    const token = await service.linkToken(guest);
    expect((await open(token)).json()).toMatchObject({ has_account: false });
    expect((await signUp(token)).statusCode).toBe(201);
    const [account] = await service.database.select().from(users).where(eq(users.email, guest));
    expect(account).toMatchObject({ state: 'active', fullName: registration.full_name });
    expect((await service.client().get(`/auth/signup/activate/${activation}`)).json()).toMatchObject({
      state: 'already_active',
    });
    await service.logIn(guest);
  });

  it('is refused to a deactivated account, and to a password of the wrong kind', async () => {
    await invite();
    const token = await service.linkToken(guest);
    const weak = await signUp(token, { password: guest, password_confirmation: guest });
    expect(weak.json()).toMatchObject({ status: 422, errors: { password: expect.any(Array) } });
    const userId = await service.register({ email: guest });
    await service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, userId));
    expect((await signUp(token)).json()).toMatchObject({ code: 'account_exists' });
    expect(await membersOf()).toHaveLength(1);
  });

  it('takes the place of a session that was open in the browser', async () => {
    await invite();
    const token = await service.linkToken(guest);
    const before = owner.cookies.get('sid');
    expect((await owner.post(`/invitations/${token}/signup`, form)).statusCode).toBe(201);
    expect(owner.cookies.get('sid')).not.toBe(before);
    const old = service.client();
    old.cookies.set('sid', before ?? '');
    expect((await old.get('/auth/user')).statusCode).toBe(401);
    expect((await owner.get('/auth/user')).json()).toMatchObject({ email: guest });
  });
});

describe('a company CRM', () => {
  it('has at most a hundred members and invitations', async () => {
    await service.database.execute(sql`
      insert into invitations (id, tenant_id, email, role, language, token_hash, invited_by, created_at, sent_at, expires_at)
      select gen_random_uuid(), ${id}, n || '@example.com', 'viewer', 'en', gen_random_uuid()::text, user_id, now(), now(), now()
      from generate_series(1, 98) n, tenant_members where tenant_id = ${id}`);
    expect((await invite()).statusCode).toBe(201);
    expect((await invite({ email: `other-${guest}` })).json()).toMatchObject({ code: 'too_many_members' });
    expect((await invite()).statusCode).toBe(201);
  });
});

describe('an old invitation', () => {
  it('is removed thirty days after its link expired', async () => {
    await invite();
    const count = () => service.database.$count(invitations, eq(invitations.tenantId, id));
    const sweep = () => sweepInvitationsJob.run({ parts: service.parts, signal: new AbortController().signal }, {});
    service.time.forward(37 * day - 1);
    await sweep();
    expect(await count()).toBe(1);
    service.time.forward(1);
    await sweep();
    expect(await count()).toBe(0);
  });
});
