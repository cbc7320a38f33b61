import type { Invitation, Members } from '@atrium/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp } from '../../testing/accounts-app';
import { type InvitationFixture, createInvitationFixture } from '../../testing/invitation-fixture';
import { hashOf } from '../../identity';
import { users } from '../../schema';
import { invitations } from './invitation.table';
import { deleteExpiredInvitationsJob } from './delete-expired-invitations.job';

const day = 24 * 3_600_000;
let service: AccountsApp;
let fixture: InvitationFixture;
beforeAll(async () => {
  service = await buildAccountsApp({ settings: { publicUrl: 'https://portal.example' } });
});
beforeEach(async () => {
  fixture = await createInvitationFixture(service);
});
afterAll(() => service.close());

describe('invitation links', () => {
  it('contain a token of 256 random bits, stored as a hash, and point to the public URL', async () => {
    await fixture.invite();
    const [mail] = await service.mailTo(fixture.guest);
    const token = await service.linkToken(fixture.guest);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mail?.text).toContain(`https://portal.example/invitations/${token}`);
    const [row] = await service.database.select().from(invitations).where(eq(invitations.tenantId, fixture.tenantId));
    expect(row?.tokenHash).toBe(hashOf(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('ignore the host headers of the request', async () => {
    await fixture.owner.post(
      `/tenants/${fixture.tenantId}/invitations`,
      { email: fixture.guest, role: 'viewer' },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
    const [mail] = await service.mailTo(fixture.guest);
    expect(mail?.text).not.toContain('evil.example');
  });

  it('are not used up by link scanners and previews', async () => {
    await fixture.invite();
    const token = await service.linkToken(fixture.guest);
    const plain = await service.client().send('GET', `/invitations/${token}`, { headers: { 'x-requested-with': '' } });
    expect(plain.statusCode).toBe(403);
    expect((await service.client().send('HEAD', `/invitations/${token}`)).statusCode).toBe(405);
    expect((await fixture.open(token)).statusCode).toBe(200);
  });

  it('expire after seven days and can be sent again', async () => {
    const { id: invitationId } = (await fixture.invite()).json<Invitation>();
    const token = await service.linkToken(fixture.guest);
    service.time.forward(7 * day - 1);
    expect((await fixture.open(token)).statusCode).toBe(200);
    service.time.forward(1);
    expect((await fixture.open(token)).json()).toMatchObject({ status: 410, code: 'invitation_expired' });
    expect((await fixture.signUp(token)).statusCode).toBe(410);
    const owner = await service.logIn(fixture.ownerEmail);
    const { invitations: listedInvitations } = (
      await owner.get(`/tenants/${fixture.tenantId}/members`)
    ).json<Members>();
    expect(listedInvitations).toMatchObject([
      { id: invitationId, expired: true, allowed_actions: ['resend', 'revoke'] },
    ]);
    const resent = await owner.post(`/tenants/${fixture.tenantId}/invitations/${invitationId}/resend`);
    expect(resent.json()).toMatchObject({ id: invitationId, expired: false });
    expect((await fixture.open(await service.linkToken(fixture.guest))).statusCode).toBe(200);
    expect((await fixture.open(token)).statusCode).toBe(404);
  });

  it('stop working when the draft is discarded', async () => {
    await fixture.invite();
    const token = await service.linkToken(fixture.guest);
    expect((await fixture.owner.delete(`/tenants/${fixture.tenantId}`)).statusCode).toBe(204);
    expect((await fixture.open(token)).json()).toMatchObject({ code: 'invitation_unknown' });
  });
});

describe('invitation e-mails', () => {
  it('name the inviter, the company CRM and the role in the chosen language', async () => {
    await fixture.invite({ language: 'sl', role: 'manager' });
    const [mail] = await service.mailTo(fixture.guest);
    expect(mail).toMatchObject({ language: 'sl', subject: 'Olga Owner vas vabi v CRM podjetja Zelena dolina' });
    expect(mail?.text).toContain('Vaša vloga bo urednik.');
    expect(mail?.text).toContain('Povezava velja 7 dni');
  });

  it('use the language of an existing account', async () => {
    await service.database
      .update(users)
      .set({ language: 'sl' })
      .where(eq(users.id, await service.register({ email: fixture.guest })));
    await fixture.invite({ language: 'en' });
    expect((await service.mailTo(fixture.guest))[0]).toMatchObject({ language: 'sl' });
  });

  it('are limited to three per hour and address', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await fixture.invite()).statusCode).toBe(201);
    const fourth = await fixture.invite();
    expect([fourth.statusCode, Number(fourth.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await fixture.invite({ email: `other-${fixture.guest}` })).statusCode).toBe(201);
  });

  it('are limited to thirty per hour and sender, across company CRMs', async () => {
    for (let sent = 0; sent < 30; sent += 1)
      expect((await fixture.invite({ email: `${sent}-${fixture.guest}` })).statusCode).toBe(201);
    const { id } = (await fixture.owner.post('/tenants', {})).json<{ id: string }>();
    const form = { email: fixture.guest, role: 'viewer' };
    expect((await fixture.owner.post(`/tenants/${id}/invitations`, form)).statusCode).toBe(429);
  });
});

describe('invitation limits', () => {
  it('allow at most 100 members and invitations per company CRM', async () => {
    await service.database.execute(sql`
      insert into invitations (id, tenant_id, email, role, language, token_hash, invited_by, created_at, sent_at, expires_at)
      select gen_random_uuid(), ${fixture.tenantId}, n || '@example.com', 'viewer', 'en', gen_random_uuid()::text, user_id, now(), now(), now()
      from generate_series(1, 98) n, tenant_members where tenant_id = ${fixture.tenantId}`);
    expect((await fixture.invite()).statusCode).toBe(201);
    expect((await fixture.invite({ email: `other-${fixture.guest}` })).json()).toMatchObject({
      code: 'too_many_members',
    });
    expect((await fixture.invite()).statusCode).toBe(201);
  });
});

describe('deleteExpiredInvitationsJob', () => {
  it('deletes an invitation thirty days after its link expired', async () => {
    await fixture.invite();
    const count = () => service.database.$count(invitations, eq(invitations.tenantId, fixture.tenantId));
    const runJob = () =>
      deleteExpiredInvitationsJob.run({ dependencies: service.dependencies, signal: new AbortController().signal }, {});
    service.time.forward(37 * day - 1);
    await runJob();
    expect(await count()).toBe(1);
    service.time.forward(1);
    await runJob();
    expect(await count()).toBe(0);
  });
});
