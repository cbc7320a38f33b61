import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { goodPassword } from '../../testing/accounts-app';
import { signedIn } from '../../testing/signed-in';
import { users } from './account.table';

const me = signedIn();

const newPassword = 'zelena-trava8';
const change = (changed: Record<string, string> = {}) =>
  me.client.post('/auth/change-password', {
    current_password: goodPassword,
    password: newPassword,
    password_confirmation: newPassword,
    ...changed,
  });

describe('account update', () => {
  it('changes name, language, page size and visited modules', async () => {
    const form = { full_name: '  Ana   Kos ', language: 'sl', per_page: 25, visited_modules: ['registration'] };
    const answer = await me.client.post(`/auth/update/${me.userId}`, form);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      full_name: 'Ana Kos',
      language: 'sl',
      per_page: 25,
      visited_modules: ['registration'],
    });
    const entries = await me.service.database.select().from(auditEntries).where(eq(auditEntries.subjectId, me.userId));
    expect(entries.find(({ action }) => action === 'auth.update')).toMatchObject({
      actorId: me.userId,
      title: 'Ana Kos',
      before: { fullName: 'Ana Novak', language: 'en', perPage: null },
      after: { fullName: 'Ana Kos', language: 'sl', perPage: 25 },
      changed: ['visited_modules'],
    });
  });

  it.each([
    ['full_name', '12345'],
    ['per_page', '0'],
    ['per_page', '101'],
    ['per_page', '1.5'],
    ['language', 'de'],
    ['visited_modules', ['media']],
  ])('rejects %s %j', async (field, value) => {
    const answer = await me.client.post(`/auth/update/${me.userId}`, { [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)[0]).toMatch(new RegExp(`^${field}`));
  });

  it('ignores all other fields', async () => {
    const read = async () => (await me.service.database.select().from(users).where(eq(users.id, me.userId)))[0];
    const before = await read();
    const extra = {
      roles: ['Administrators'],
      permissions: ['view/users'],
      active: true,
      state: 'inactive',
      id: crypto.randomUUID(),
      tenant_id: 'x',
      email: 'x@example.com',
      password_hash: 'x',
    };
    await me.client.post(`/auth/update/${me.userId}`, extra);
    await me.client.send('POST', `/auth/update/${me.userId}`, {
      json: JSON.parse('{"__proto__":{"state":"inactive"},"constructor":{"prototype":{"x":1}}}'),
    });
    const { version: _, updatedAt: __, ...after } = (await read()) ?? {};
    expect(before).toMatchObject(after);
    expect((await me.client.get('/auth/user')).json()).toMatchObject({ permissions: [], roles: [], email: me.email });
  });

  it('answers 404 for another user’s account, except to an Administrator', async () => {
    const otherId = await me.service.register({ email: `other-${me.email}` });
    const foreign = await me.client.post(`/auth/update/${otherId}`, { full_name: 'Changed' });
    const absent = await me.client.post(`/auth/update/${crypto.randomUUID()}`, { full_name: 'Changed' });
    const problemOf = (answer: typeof foreign) => ({ ...answer.json<object>(), request_id: null });
    expect([foreign.statusCode, problemOf(foreign)]).toEqual([404, problemOf(absent)]);
    await me.service.makeAdministrator(me.userId);
    expect((await me.client.post(`/auth/update/${otherId}`, { full_name: 'Changed' })).json()).toMatchObject({
      id: otherId,
      full_name: 'Changed',
    });
  });
});

describe('password change', () => {
  it('ends all sessions and starts a new one', async () => {
    const elsewhere = await me.service.logIn(me.email);
    const before = me.client.cookies.get('sid') ?? '';
    const answer = await change();
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Successfully saved' }]);
    expect((await me.client.get('/auth/user')).statusCode).toBe(200);
    expect((await elsewhere.get('/auth/user')).statusCode).toBe(401);
    me.client.cookies.set('sid', before);
    expect((await me.client.get('/auth/user')).statusCode).toBe(401);
    await me.service.logIn(me.email, newPassword);
    expect((await me.service.mailTo(me.email))[0]).toMatchObject({ subject: 'Your password was changed' });
  });

  it.each([
    ['current_password', { current_password: 'napacno-1' }, 'The current password is incorrect.'],
    [
      'password',
      { password: 'novak-Ana1', password_confirmation: 'novak-Ana1' },
      'The password must not contain your name, your e-mail address or the name of the product.',
    ],
    [
      'password',
      { password: goodPassword, password_confirmation: goodPassword },
      'The new password is the same as the current one.',
    ],
    ['password_confirmation', { password_confirmation: 'drugacno-1' }, 'The password confirmation does not match.'],
  ])('rejects a wrong %s', async (field, changed, message) => {
    const answer = await change(changed);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [message] }]);
    await me.service.logIn(me.email);
  });

  it('reports every problem at once', async () => {
    const long = 'a'.repeat(300);
    const rejected = await change({ current_password: long, password: 'Novak-1', password_confirmation: 'other' });
    expect(Object.keys(rejected.json().errors).toSorted()).toEqual([
      'current_password',
      'password',
      'password_confirmation',
    ]);
    const same = await change({ current_password: 'napacno-1', password: 'napacno-1' });
    expect(Object.keys(same.json().errors).toSorted()).toEqual([
      'current_password',
      'password',
      'password_confirmation',
    ]);
    const account = { full_name: '12345', email: 'ana@localhost', current_password: 'napacno-1' };
    const fields = async (form: Record<string, unknown>) =>
      Object.keys((await me.client.post(`/auth/update/${me.userId}`, form)).json().errors).toSorted();
    expect(await fields(account)).toEqual(['current_password', 'email', 'full_name']);
    expect(await fields({ ...account, per_page: 0 })).toEqual(['email', 'full_name', 'per_page']);
  });

  it('revokes reset links', async () => {
    await me.service.client().post('/forgot-password/create', { email: me.email });
    const token = await me.service.linkToken(me.email);
    await change();
    expect((await me.service.client().get(`/forgot-password/find/${token}`)).statusCode).toBe(404);
  });

  it('limits attempts, so a stolen session cannot guess the password', async () => {
    for (let tries = 0; tries < 10; tries += 1) await change({ current_password: `napacno-${tries}` });
    expect((await change()).statusCode).toBe(429);
  });
});
