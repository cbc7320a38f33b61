import { randomUUID } from 'node:crypto';
import type { InvitableRole, UserInvitation } from '@atrium/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, mailMessages, roleMembers, roles, userInvitations, users } from '../../schema';
import { type AccountsApp, buildAccountsApp } from '../../testing/accounts-app';
import { createStaff, type Staff, writeRole } from '../../testing/staff';
import { hashOf } from '../accounts/secret-token';
import { deleteExpiredUserInvitationsJob } from './delete-expired-user-invitations.job';

const day = 24 * 3_600_000;
let service: AccountsApp;
let inviter: Staff;
let roleId: string;
beforeAll(async () => {
  service = await buildAccountsApp({ settings: { publicUrl: 'https://portal.example' } });
});
beforeEach(async () => {
  inviter = await createStaff(service, ['create/users', 'view/users', 'view/customers']);
  roleId = await writeRole(service, ['view/customers']);
});
afterAll(() => service.close());

const guest = () => `guest-${randomUUID()}@example.com`;
const invite = (emails: readonly string[], more: object = {}, by = inviter) =>
  by.client.post('/user-invitations', { emails, role_ids: [roleId], language: 'en', ...more });
const invited = async (email: string, more: object = {}, by = inviter) => {
  const { data } = (await invite([email], more, by)).json<{ data: UserInvitation[] }>();
  return data[0] ?? expect.fail(`${email} was not invited`);
};
const errorsOf = (answer: { json: () => { status: number; errors?: object } }) => {
  const { status, errors } = answer.json();
  return [status, errors];
};
const listed = async (search: string, by = inviter) =>
  (await by.client.get(`/user-invitations?search=${encodeURIComponent(search)}`)).json<{ data: UserInvitation[] }>()
    .data;
const lastAudit = async (id: string) => {
  const isOf = and(eq(auditEntries.subjectType, 'invitation'), eq(auditEntries.subjectId, id));
  const [entry] = await service.database
    .select()
    .from(auditEntries)
    .where(isOf)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id));
  return entry;
};

describe('inviting users', () => {
  it('sends each address a link of 256 random bits, stored as a hash, and writes an audit entry', async () => {
    const emails = [guest(), guest().toUpperCase()];
    const answer = await invite(emails);
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json<{ data: UserInvitation[] }>();
    expect(data).toMatchObject(
      emails.map((email) => ({
        email: email.toLowerCase(),
        roles: [{ id: roleId }],
        invited_by: { id: inviter.id, full_name: 'Sara Staff' },
        state: 'waiting',
        sendings: 1,
        allowed_actions: ['resend', 'withdraw'],
      })),
    );
    const [first] = data;
    const token = await service.linkToken(first?.email ?? '');
    const [mail] = await service.mailTo(first?.email ?? '');
    expect([token.length, mail?.text.includes(`https://portal.example/invitations/${token}`)]).toEqual([43, true]);
    const [row] = await service.database
      .select()
      .from(userInvitations)
      .where(eq(userInvitations.id, first?.id ?? ''));
    expect(row?.tokenHash).toBe(hashOf(token));
    const entry = await lastAudit(first?.id ?? '');
    expect(entry).toMatchObject({ action: 'invitation.create', actorId: inviter.id, after: { email: first?.email } });
    expect(JSON.stringify([row, entry])).not.toContain(token);
  });

  it('reports an error for each address and sends no invitation', async () => {
    const [known, free] = [guest(), guest()];
    await invite([known]);
    const inactive = await createStaff(service, []);
    await service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, inactive.id));
    const superior = await createStaff(service, ['delete/users']);
    const holder = await createStaff(service, []);
    await service.database.insert(roleMembers).values({ roleId, userId: holder.id, addedAt: service.time.clock() });
    const answer = await invite([free, 'no address', known, inactive.email, superior.email, holder.email]);
    expect(errorsOf(answer)).toEqual([
      422,
      {
        'emails.1': ['Enter an e-mail address such as name@example.com.'],
        'emails.2': ['This person already has a pending invitation.'],
        'emails.3': ['This account is inactive. Activate it under Users.'],
        'emails.4': ['This user holds permissions that you lack, so you cannot invite them.'],
        'emails.5': ['This user already has these roles.'],
      },
    ]);
    expect(await service.mailTo(free)).toEqual([]);
  });

  it.each([
    ['no address', { emails: [] }, 'emails'],
    ['more than 20 addresses', { emails: Array.from({ length: 21 }, guest) }, 'emails'],
    ['no role', { role_ids: [] }, 'role_ids'],
    ['an unknown role', { role_ids: [randomUUID()] }, 'role_ids.0'],
    ['a message of more than 1,000 characters', { message: 'a'.repeat(1001) }, 'message'],
    ['an unknown language', { language: 'de' }, 'language'],
  ])('rejects %s', async (_, more, field) => {
    const [status, errors] = errorsOf(await invite([guest()], more));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  it('rejects inactive roles and roles that allow more than the inviter may do', async () => {
    const inactive = await writeRole(service, []);
    await service.database.update(roles).set({ active: false }).where(eq(roles.id, inactive));
    const beyond = await writeRole(service, ['view/customers', 'update/users']);
    const [administrators] = await service.database.select().from(roles).where(eq(roles.builtIn, true));
    const answer = await invite([guest()], { role_ids: [roleId, inactive, beyond, administrators?.id] });
    const refused = 'You cannot give this role: it allows things you may not do.';
    expect(errorsOf(answer)).toEqual([
      422,
      {
        'role_ids.1': ['Choose one of the offered values.'],
        'role_ids.2': [refused],
        'role_ids.3': [refused],
      },
    ]);
    const { data } = (await inviter.client.get('/user-invitations/roles')).json<{ data: InvitableRole[] }>();
    const offered = (id: string | undefined) => data.find((role) => role.id === id);
    expect(offered(inactive)).toBeUndefined();
    expect(offered(beyond)).toMatchObject({ missing: ['update/users'], grantable: false });
    expect(offered(administrators?.id)).toMatchObject({ built_in: true, grantable: false });
    expect(offered(roleId)).toMatchObject({ missing: [], grantable: true });
  });

  it('sends at most three e-mails an hour to an address', async () => {
    const email = guest();
    for (let sent = 0; sent < 3; sent += 1)
      await inviter.client.delete(`/user-invitations/${(await invited(email)).id}`);
    expect(errorsOf(await invite([email]))).toMatchObject([422, { 'emails.0': [expect.stringMatching(/three/)] }]);
  });

  it('lets one of concurrent invitations to an address win', async () => {
    const email = guest();
    const answers = await Promise.all([invite([email]), invite([email]), invite([email])]);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await listed(email)).toHaveLength(1);
  });
});

describe('invitation e-mails of the operator', () => {
  it('name the inviter and the roles in the chosen language, with a message whose links cannot be clicked', async () => {
    const email = guest();
    const message = 'Dobrodošli!\nGlejte https://evil.example/x <b>in</b> ana@evil.example {product}';
    await invite([email], { language: 'sl', message });
    const [mail] = await service.mailTo(email);
    expect(mail).toMatchObject({ language: 'sl', subject: expect.stringContaining('Sara Staff vas vabi na portal') });
    expect(mail?.text).toContain('Sara Staff sporoča:\n\nDobrodošli!\nGlejte');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).not.toMatch(/evil\.example|https:\/\/evil|ana@evil/);
      expect(text?.replaceAll('\u{200B}', '')).toContain('https://evil.example/x');
    }
    expect(mail?.html).toContain('&lt;b&gt;in&lt;');
    expect(mail?.text).toContain('{product}');
    expect(mail?.text).not.toContain(email);
  });

  it('use the language of an existing account', async () => {
    const { id, email } = await createStaff(service, []);
    await service.database.update(users).set({ language: 'sl' }).where(eq(users.id, id));
    expect(await invited(email, { language: 'en' })).toMatchObject({ language: 'sl' });
  });

  it('that the mail server refused show in the list', async () => {
    const { id, email } = await invited(guest());
    await service.database
      .update(mailMessages)
      .set({ state: 'failed' })
      .where(eq(mailMessages.onceKey, `user-invitation:${id}:1`));
    expect(await listed(email)).toMatchObject([{ state: 'refused' }]);
    await inviter.client.post(`/user-invitations/${id}/resend`);
    expect(await listed(email)).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('pending invitations', () => {
  it('are found by e-mail, role and inviter, and exported', async () => {
    const { email, roles: granted } = await invited(guest());
    for (const words of [email, granted[0]?.title ?? '', 'sara staff'])
      expect((await listed(words)).map((one) => one.email)).toContain(email);
    const exported = await inviter.client.send('POST', '/export/user-invitations', { json: { search: email } });
    expect([exported.statusCode, exported.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('are sent again at most three times, in the name of the last sender, each time with a new link', async () => {
    const { id, email } = await invited(guest());
    const first = await service.linkToken(email);
    service.time.forward(7 * day);
    expect(await listed(email, await createStaff(service, ['view/users']))).toMatchObject([
      { state: 'expired', allowed_actions: [] },
    ]);
    const colleague = await createStaff(service, ['create/users', 'view/customers']);
    const resend = () => colleague.client.post(`/user-invitations/${id}/resend`);
    expect((await resend()).json()).toMatchObject({ state: 'waiting', sendings: 2, invited_by: { id: colleague.id } });
    expect((await service.client().get(`/invitations/${first}`)).statusCode).toBe(404);
    expect((await service.client().get(`/invitations/${await service.linkToken(email)}`)).statusCode).toBe(200);
    expect((await resend()).json()).toMatchObject({ sendings: 3, allowed_actions: ['withdraw'] });
    expect((await resend()).json()).toMatchObject({ status: 409, code: 'invitation_sent_too_often' });
    expect(await lastAudit(id)).toMatchObject({ action: 'invitation.resend', after: { sendings: 3 } });
  });

  it('are withdrawn and restored', async () => {
    const { id, email } = await invited(guest());
    const link = `/invitations/${await service.linkToken(email)}`;
    expect((await inviter.client.delete(`/user-invitations/${id}`)).statusCode).toBe(204);
    expect((await service.client().get(link)).statusCode).toBe(404);
    expect(await listed(email)).toEqual([]);
    expect((await inviter.client.delete(`/user-invitations/${id}`)).statusCode).toBe(404);
    expect((await inviter.client.post(`/user-invitations/${id}/resend`)).statusCode).toBe(404);
    const restored = await inviter.client.post(`/user-invitations/${id}/restore`);
    expect([restored.statusCode, restored.json()]).toMatchObject([200, { id, state: 'waiting' }]);
    expect((await service.client().get(link)).statusCode).toBe(200);
    expect(await lastAudit(id)).toMatchObject({ action: 'invitation.restore' });
    await inviter.client.delete(`/user-invitations/${id}`);
    await invite([email]);
    const late = await inviter.client.post(`/user-invitations/${id}/restore`);
    expect(late.json()).toMatchObject({ status: 409, code: 'already_invited' });
  });

  it('cannot be changed by a person who lacks a permission of their roles', async () => {
    const { id, email } = await invited(guest());
    const other = await createStaff(service, ['create/users', 'view/users']);
    expect(await listed(email, other)).toMatchObject([{ allowed_actions: [] }]);
    expect((await other.client.post(`/user-invitations/${id}/resend`)).statusCode).toBe(403);
    expect((await other.client.delete(`/user-invitations/${id}`)).statusCode).toBe(403);
    expect((await other.client.post(`/user-invitations/${id}/restore`)).statusCode).toBe(403);
  });

  it('are deleted thirty days after their link expired', async () => {
    const { id } = await invited(guest());
    const count = () => service.database.$count(userInvitations, eq(userInvitations.id, id));
    const runJob = () =>
      deleteExpiredUserInvitationsJob.run(
        { dependencies: service.dependencies, signal: new AbortController().signal },
        {},
      );
    service.time.forward(37 * day - 1);
    await runJob();
    expect(await count()).toBe(1);
    service.time.forward(1);
    await runJob();
    expect(await count()).toBe(0);
  });
});
