import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { goodPassword } from '../../testing/accounts-app';
import { signedIn } from '../../testing/signed-in';
import { users } from './account.table';

const at = signedIn();

const newPassword = 'zelena-trava8';
const change = (changed: Record<string, string> = {}) =>
  at.client.post('/auth/change-password', {
    current_password: goodPassword,
    password: newPassword,
    password_confirmation: newPassword,
    ...changed,
  });

describe('the own account', () => {
  it('changes name, language, page size and visited modules', async () => {
    const form = { full_name: '  Ana   Kos ', language: 'sl', per_page: 25, visited_modules: ['registration'] };
    const answer = await at.client.post(`/auth/update/${at.userId}`, form);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      full_name: 'Ana Kos',
      language: 'sl',
      per_page: 25,
      visited_modules: ['registration'],
    });
    const entries = await at.service.database.select().from(auditEntries).where(eq(auditEntries.subjectId, at.userId));
    expect(entries.find(({ action }) => action === 'auth.update')).toMatchObject({
      actorId: at.userId,
      before: { fullName: 'Ana Novak', language: 'en', perPage: null, visitedModules: [] },
      after: { fullName: 'Ana Kos', language: 'sl', perPage: 25, visitedModules: ['registration'] },
    });
  });

  it.each([
    ['full_name', '12345'],
    ['per_page', '0'],
    ['per_page', '101'],
    ['per_page', '1.5'],
    ['language', 'de'],
    ['visited_modules', ['media']],
  ])('refuses %s %j', async (field, value) => {
    const answer = await at.client.post(`/auth/update/${at.userId}`, { [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)[0]).toMatch(new RegExp(`^${field}`));
  });

  it('changes nothing else, whatever is posted', async () => {
    const read = async () => (await at.service.database.select().from(users).where(eq(users.id, at.userId)))[0];
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
    await at.client.post(`/auth/update/${at.userId}`, extra);
    await at.client.send('POST', `/auth/update/${at.userId}`, {
      json: JSON.parse('{"__proto__":{"state":"inactive"},"constructor":{"prototype":{"x":1}}}'),
    });
    const { version: _, updatedAt: __, ...after } = (await read()) ?? {};
    expect(before).toMatchObject(after);
    expect((await at.client.get('/auth/user')).json()).toMatchObject({ permissions: [], roles: [], email: at.email });
  });

  it('of another user is absent, except for an Administrator', async () => {
    const otherId = await at.service.register({ email: `other-${at.email}` });
    const foreign = await at.client.post(`/auth/update/${otherId}`, { full_name: 'Changed' });
    const absent = await at.client.post(`/auth/update/${crypto.randomUUID()}`, { full_name: 'Changed' });
    const told = (answer: typeof foreign) => ({ ...answer.json<object>(), request_id: null });
    expect([foreign.statusCode, told(foreign)]).toEqual([404, told(absent)]);
    await at.service.makeAdministrator(at.userId);
    expect((await at.client.post(`/auth/update/${otherId}`, { full_name: 'Changed' })).json()).toMatchObject({
      id: otherId,
      full_name: 'Changed',
    });
  });
});

describe('a new password by the old one', () => {
  it('ends every other session and goes on in a new one', async () => {
    const elsewhere = await at.service.logIn(at.email);
    const before = at.client.cookies.get('sid') ?? '';
    const answer = await change();
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Successfully saved' }]);
    expect((await at.client.get('/auth/user')).statusCode).toBe(200);
    expect((await elsewhere.get('/auth/user')).statusCode).toBe(401);
    at.client.cookies.set('sid', before);
    expect((await at.client.get('/auth/user')).statusCode).toBe(401);
    await at.service.logIn(at.email, newPassword);
    expect((await at.service.mailTo(at.email))[0]).toMatchObject({ subject: 'Your password was changed' });
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
  ])('refuses a wrong %s', async (field, changed, message) => {
    const answer = await change(changed);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [message] }]);
    await at.service.logIn(at.email);
  });

  it('reports every problem at once', async () => {
    const long = 'a'.repeat(300);
    const unread = await change({ current_password: long, password: 'Novak-1', password_confirmation: 'other' });
    expect(Object.keys(unread.json().errors).toSorted()).toEqual([
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
      Object.keys((await at.client.post(`/auth/update/${at.userId}`, form)).json().errors).toSorted();
    expect(await fields(account)).toEqual(['current_password', 'email', 'full_name']);
    expect(await fields({ ...account, per_page: 0 })).toEqual(['email', 'full_name', 'per_page']);
  });

  it('makes reset links useless', async () => {
    await at.service.client().post('/forgot-password/create', { email: at.email });
    const token = await at.service.linkToken(at.email);
    await change();
    expect((await at.service.client().get(`/forgot-password/find/${token}`)).statusCode).toBe(404);
  });

  it('cannot be guessed with a stolen session', async () => {
    for (let tries = 0; tries < 10; tries += 1) await change({ current_password: `napacno-${tries}` });
    expect((await change()).statusCode).toBe(429);
  });
});
