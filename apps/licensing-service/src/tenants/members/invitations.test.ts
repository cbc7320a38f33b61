import type { Invitation, Members } from '@atrium/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp } from '../../testing/accounts-app';
import { type Invited, newInvited } from '../../testing/invited';
import { hashOf } from '../../identity';
import { users } from '../../schema';
import { invitations } from './invitation.table';
import { deleteExpiredInvitationsJob } from './delete-expired-invitations.job';

const day = 24 * 3_600_000;
let service: AccountsApp;
let at: Invited;
beforeAll(async () => {
  service = await buildAccountsApp({ settings: { publicUrl: 'https://portal.example' } });
});
beforeEach(async () => {
  at = await newInvited(service);
});
afterAll(() => service.close());

describe('the link of an invitation', () => {
  it('holds 256 random bits of which only the hash is kept, and leads to where the portal is', async () => {
    await at.invite();
    const [mail] = await service.mailTo(at.guest);
    const token = await service.linkToken(at.guest);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mail?.text).toContain(`https://portal.example/invitations/${token}`);
    const [row] = await service.database.select().from(invitations).where(eq(invitations.tenantId, at.tenantId));
    expect(row?.tokenHash).toBe(hashOf(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('leads there whatever host the call names', async () => {
    await at.owner.post(
      `/tenants/${at.tenantId}/invitations`,
      { email: at.guest, role: 'viewer' },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
    const [mail] = await service.mailTo(at.guest);
    expect(mail?.text).not.toContain('evil.example');
  });

  it('does nothing for scanners and previews', async () => {
    await at.invite();
    const token = await service.linkToken(at.guest);
    const plain = await service.client().send('GET', `/invitations/${token}`, { headers: { 'x-requested-with': '' } });
    expect(plain.statusCode).toBe(403);
    expect((await service.client().send('HEAD', `/invitations/${token}`)).statusCode).toBe(405);
    expect((await at.open(token)).statusCode).toBe(200);
  });

  it('works for seven days, and can be sent again after them', async () => {
    const { id: invitationId } = (await at.invite()).json<Invitation>();
    const token = await service.linkToken(at.guest);
    service.time.forward(7 * day - 1);
    expect((await at.open(token)).statusCode).toBe(200);
    service.time.forward(1);
    expect((await at.open(token)).json()).toMatchObject({ status: 410, code: 'invitation_expired' });
    expect((await at.signUp(token)).statusCode).toBe(410);
    const owner = await service.logIn(at.ownerEmail);
    const { invitations: listed } = (await owner.get(`/tenants/${at.tenantId}/members`)).json<Members>();
    expect(listed).toMatchObject([{ id: invitationId, expired: true, allowed_actions: ['resend', 'revoke'] }]);
    const again = await owner.post(`/tenants/${at.tenantId}/invitations/${invitationId}/resend`);
    expect(again.json()).toMatchObject({ id: invitationId, expired: false });
    expect((await at.open(await service.linkToken(at.guest))).statusCode).toBe(200);
    expect((await at.open(token)).statusCode).toBe(404);
  });

  it('ends with a draft that is discarded', async () => {
    await at.invite();
    const token = await service.linkToken(at.guest);
    expect((await at.owner.delete(`/tenants/${at.tenantId}`)).statusCode).toBe(204);
    expect((await at.open(token)).json()).toMatchObject({ code: 'invitation_unknown' });
  });
});

describe('the e-mail of an invitation', () => {
  it('says who invites, to what and as what, in the language that was chosen', async () => {
    await at.invite({ language: 'sl', role: 'manager' });
    const [mail] = await service.mailTo(at.guest);
    expect(mail).toMatchObject({ language: 'sl', subject: 'Olga Owner vas vabi v CRM podjetja Zelena dolina' });
    expect(mail?.text).toContain('Vaša vloga bo urednik.');
    expect(mail?.text).toContain('Povezava velja 7 dni');
  });

  it('is in the language of the account where there is one', async () => {
    await service.database
      .update(users)
      .set({ language: 'sl' })
      .where(eq(users.id, await service.register({ email: at.guest })));
    await at.invite({ language: 'en' });
    expect((await service.mailTo(at.guest))[0]).toMatchObject({ language: 'sl' });
  });

  it('goes three times an hour to one address', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await at.invite()).statusCode).toBe(201);
    const fourth = await at.invite();
    expect([fourth.statusCode, Number(fourth.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await at.invite({ email: `other-${at.guest}` })).statusCode).toBe(201);
  });

  it('goes thirty times an hour from one person, whatever company CRM it is for', async () => {
    for (let sent = 0; sent < 30; sent += 1)
      expect((await at.invite({ email: `${sent}-${at.guest}` })).statusCode).toBe(201);
    const { id } = (await at.owner.post('/tenants', {})).json<{ id: string }>();
    const form = { email: at.guest, role: 'viewer' };
    expect((await at.owner.post(`/tenants/${id}/invitations`, form)).statusCode).toBe(429);
  });
});

describe('a company CRM', () => {
  it('has at most a hundred members and invitations', async () => {
    await service.database.execute(sql`
      insert into invitations (id, tenant_id, email, role, language, token_hash, invited_by, created_at, sent_at, expires_at)
      select gen_random_uuid(), ${at.tenantId}, n || '@example.com', 'viewer', 'en', gen_random_uuid()::text, user_id, now(), now(), now()
      from generate_series(1, 98) n, tenant_members where tenant_id = ${at.tenantId}`);
    expect((await at.invite()).statusCode).toBe(201);
    expect((await at.invite({ email: `other-${at.guest}` })).json()).toMatchObject({ code: 'too_many_members' });
    expect((await at.invite()).statusCode).toBe(201);
  });
});

describe('an old invitation', () => {
  it('is removed thirty days after its link expired', async () => {
    await at.invite();
    const count = () => service.database.$count(invitations, eq(invitations.tenantId, at.tenantId));
    const sweep = () =>
      deleteExpiredInvitationsJob.run({ dependencies: service.dependencies, signal: new AbortController().signal }, {});
    service.time.forward(37 * day - 1);
    await sweep();
    expect(await count()).toBe(1);
    service.time.forward(1);
    await sweep();
    expect(await count()).toBe(0);
  });
});
