import type { CurrentUser } from '@atrium/api-client/contract';
import { Transformer } from '@napi-rs/image';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { asService, deleteFilesJob } from '../../platform';
import { auditEntries } from '../../schema';
import { goodPassword } from '../../testing/accounts-app';
import { pngWithSize, turnedJpeg } from '../../testing/files/sample-pictures';
import { signedIn } from '../../testing/signed-in';
import { users } from './account.table';
import { avatarHolder } from './avatar.repository';
import { deleteExpiredJob } from './delete-expired.job';

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
    expect((await me.client.post(`/users/${otherId}/anonymisation`)).statusCode).toBe(204);
    expect((await me.client.post(`/auth/update/${otherId}`, { full_name: 'Changed' })).statusCode).toBe(404);
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

  it('opens no session if the account is deactivated meanwhile', async () => {
    const { sessions, clock } = me.service.dependencies;
    const session = await sessions.find(me.client.cookies.get('sid') ?? '', clock(), false);
    await me.service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, me.userId));
    vi.spyOn(sessions, 'find').mockResolvedValueOnce(session);
    expect((await change()).statusCode).toBe(401);
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

describe('picture of a user', () => {
  const left = { x: '0', y: '0', side: '40' };
  const picture = turnedJpeg(80, 40);

  function send(content: Uint8Array = picture, name = 'jaz.jpg', part: Readonly<Record<string, string>> = left) {
    const parts = new FormData();
    for (const [field, value] of Object.entries(part)) parts.append(field, value);
    parts.append('file', new File([Uint8Array.from(content)], name));
    return me.client.send('POST', '/auth/avatar', { parts });
  }

  async function setPicture(): Promise<string> {
    const answer = await send();
    expect(answer.statusCode, answer.body).toBe(200);
    return String(answer.json<CurrentUser>().avatar);
  }

  const running = () => ({ dependencies: me.service.dependencies, signal: new AbortController().signal });
  const show = (id: string) => me.client.get(`/auth/avatars/${id}`);
  const actions = async () => {
    const entries = await me.service.database.select().from(auditEntries).where(eq(auditEntries.subjectId, me.userId));
    return entries.filter(({ action }) => action.startsWith('auth.avatar'));
  };

  it('is served encoded again, without metadata, with headers for caches and against sniffing', async () => {
    const id = await setPicture();
    const answer = await show(id);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400, immutable',
      etag: `"${id}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const metadata = await new Transformer(answer.rawPayload).metadata(true);
    expect(metadata).toMatchObject({ width: 512, height: 512, format: 'webp' });
    expect(metadata.exif).toBeUndefined();
    const cached = await me.client.send('GET', `/auth/avatars/${id}`, { headers: { 'if-none-match': `"${id}"` } });
    expect([cached.statusCode, cached.body]).toEqual([304, '']);
    expect((await me.service.client().get(`/auth/avatars/${id}`)).statusCode).toBe(401);
    expect(await actions()).toMatchObject([{ action: 'auth.avatar_changed', changed: ['avatar'], after: null }]);
  });

  it.each([
    ['jaz.svg', Buffer.from('<svg/>'), left, 'Choose a PNG, JPEG or WebP picture.'],
    ['jaz.png', picture, left, 'The content of this file does not match its extension, or it is damaged.'],
    ['jaz.png', pngWithSize(40_001, 1000), left, 'This picture has more than 40 megapixels. Make it smaller.'],
    [
      'jaz.jpg',
      picture,
      { ...left, x: '9' },
      'The content of this file does not match its extension, or it is damaged.',
    ],
  ])('is refused as %s', async (name, content, part, message) => {
    const answer = await send(content, name, part);
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([422, { file: [message] }]);
  });

  it('is removed, restored and replaced, and its files are deleted', async () => {
    const { files, realtime } = me.service.dependencies;
    const publish = vi.spyOn(realtime, 'publishAccount');
    const first = await setPicture();
    expect((await me.client.delete('/auth/avatar')).json<CurrentUser>().avatar).toBeNull();
    expect((await show(first)).statusCode).toBe(404);
    const restored = await me.client.post('/auth/avatar/restore', {});
    expect(restored.json<CurrentUser>().avatar).toBe(first);
    expect((await me.client.post('/auth/avatar/restore', {})).statusCode).toBe(404);
    const second = await setPicture();
    await expectGone(first);
    await me.client.delete('/auth/avatar');
    await deleteExpiredJob.run(running(), {});
    expect(await files.exists(second)).toBe(true);
    me.service.time.forward(3_600_001);
    await deleteExpiredJob.run(running(), {});
    await expectGone(second);
    expect((await actions()).map(({ action }) => action)).toHaveLength(5);
    expect(publish.mock.calls).toEqual(Array.from({ length: 5 }, () => [me.userId]));
  });

  it('is removed with the person', async () => {
    const id = await setPicture();
    await me.client.post('/auth/close', { current_password: goodPassword });
    await expectGone(id);
    const [account] = await me.service.database.select().from(users).where(eq(users.id, me.userId));
    expect(account).toMatchObject({ state: 'anonymised', avatar: null, removedAvatar: null });
  });

  it('is not stored if the account closes during the upload', async () => {
    const { virusScan, files } = me.service.dependencies;
    const put = vi.spyOn(files, 'put');
    const close = () => me.client.post('/auth/close', { current_password: goodPassword });
    vi.spyOn(virusScan, 'isClean').mockImplementationOnce(async () => (await close()).statusCode === 204);
    expect((await send()).statusCode).toBe(401);
    const { id = '' } = (await put.mock.results[0]?.value) ?? {};
    expect([id === '', await files.get(id)]).toEqual([false, null]);
    const [account] = await me.service.database.select().from(users).where(eq(users.id, me.userId));
    expect(account).toMatchObject({ state: 'anonymised', avatar: null });
  });

  /** Runs the jobs that the changes enqueued. */
  async function expectGone(id: string) {
    const { database, files } = me.service.dependencies;
    expect(await asService(database, 'no-tenant', (tx) => avatarHolder.findAmong(tx, [id]))).toEqual([]);
    const taken = sql`delete from pgboss.job where name = ${deleteFilesJob.name} returning data`;
    const { rows } = await me.service.database.execute<{ data: { ids: string[] } }>(taken);
    for (const { data } of rows) await deleteFilesJob.run(running(), data);
    expect(await files.get(id)).toBeNull();
  }
});
