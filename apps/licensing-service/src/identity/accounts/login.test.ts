import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { type AccountsApp, buildAccountsApp, goodPassword } from '../../testing/accounts-app';
import { weakHash } from '../../testing/weak-hash';
import { loginFailures, sessions, users } from './account.table';
import { keyOf } from './login-failures';
import { hashesAtOnce } from './passwords';

let service: AccountsApp;
let email = '';
let userId = '';
beforeAll(async () => {
  service = await buildAccountsApp();
});
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  userId = await service.register({ email });
});
afterAll(() => service.close());

const tryLogin = (changed: { email?: string; password?: string } = {}) =>
  service.client().post('/auth/login', { email, password: goodPassword, ...changed });
const seconds = (count: number) => count * 1000;
const change = (values: Partial<typeof users.$inferInsert>) =>
  service.database.update(users).set(values).where(eq(users.id, userId));

describe('login', () => {
  it('queues concurrent logins before the database, so other requests do not wait', async () => {
    const emails = Array.from({ length: 20 }, () => `${crypto.randomUUID()}@example.com`);
    const hashes = emails.map(keyOf);
    let ended = 0;
    const logins = Promise.all(
      emails.map(async (unknown) => {
        try {
          return (await tryLogin({ email: unknown })).statusCode;
        } finally {
          ended += 1;
        }
      }),
    );
    let maxStarted = 0;
    while (ended < emails.length) {
      const startedCount = await service.database.$count(loginFailures, inArray(loginFailures.emailHash, hashes));
      maxStarted = Math.max(maxStarted, startedCount - ended);
      await yieldToEventLoop();
    }
    expect(await logins).toEqual(emails.map(() => 422));
    expect(maxStarted).toBeGreaterThan(0);
    expect(maxStarted).toBeLessThanOrEqual(hashesAtOnce + 5);
  });

  it('returns the user and sets an HttpOnly cookie', async () => {
    const answer = await tryLogin();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: userId,
      full_name: 'Ana Novak',
      pending_email: null,
      email,
      position_title: null,
      avatar: null,
      language: 'en',
      per_page: null,
      permissions: [],
      roles: [],
      visited_modules: [],
      trial_data: null,
    });
    expect(answer.headers['set-cookie']).toMatch(/^sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const [session] = await service.database.select().from(sessions).where(eq(sessions.userId, userId));
    expect(session?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(answer.body).not.toContain('argon2id');
  });

  it('accepts the e-mail in any case and Unicode normal form', async () => {
    expect((await tryLogin({ email: ` ${email.toUpperCase()} ` })).statusCode).toBe(200);
    await change({ email: `č${email}`.normalize('NFC') });
    expect((await tryLogin({ email: `Č${email}`.normalize('NFD') })).statusCode).toBe(200);
  });

  it('rejects unknown, wrong, inactive, pending and locked logins alike', async () => {
    const wrong = await tryLogin({ password: 'napacno-1' });
    const unknown = await tryLogin({ email: `un${email}` });
    await change({ state: 'inactive' });
    const inactive = await tryLogin();
    await change({ state: 'pending' });
    const pending = await tryLogin();
    await change({ state: 'active' });
    for (let tries = 0; tries < 2; tries += 1) await tryLogin({ password: 'napacno-1' });
    const locked = await tryLogin();
    const responseOf = (answer: typeof wrong) => {
      const { request_id: _, ...body } = answer.json<Record<string, unknown>>();
      const { date: __, ...headers } = answer.headers;
      return { status: answer.statusCode, headers, body };
    };
    expect(responseOf(wrong)).toMatchObject({
      status: 422,
      body: { message: 'The given data was invalid.', errors: { email: ['The e-mail or password is incorrect.'] } },
    });
    for (const other of [unknown, inactive, pending, locked]) expect(responseOf(other)).toEqual(responseOf(wrong));
  });

  it('locks an e-mail for 60 seconds after five failures, doubling up to 15 minutes', async () => {
    const stranger = `stranger-${email}`;
    for (let tries = 0; tries < 5; tries += 1) await tryLogin({ password: 'napacno-1' });
    expect((await tryLogin()).statusCode).toBe(422);
    service.time.forward(seconds(60));
    await tryLogin({ password: 'napacno-1' });
    service.time.forward(seconds(119));
    expect((await tryLogin()).statusCode).toBe(422);
    service.time.forward(seconds(1));
    expect((await tryLogin()).statusCode).toBe(200);
    expect((await service.mailTo(email))[0]).toMatchObject({ subject: 'New log-in to your account' });
    for (let tries = 0; tries < 6; tries += 1) expect((await tryLogin({ email: stranger })).statusCode).toBe(422);
  });

  it('resets failures after 12 hours and after a success', async () => {
    for (let tries = 0; tries < 4; tries += 1) await tryLogin({ password: 'napacno-1' });
    expect((await tryLogin()).statusCode).toBe(200);
    for (let tries = 0; tries < 4; tries += 1) await tryLogin({ password: 'napacno-1' });
    service.time.forward(seconds(12 * 3600));
    for (let tries = 0; tries < 4; tries += 1) await tryLogin({ password: 'napacno-1' });
    expect((await tryLogin()).statusCode).toBe(200);
  });

  it.each([
    [4, false],
    [5, true],
  ])('after %d failures, notifies the owner: %s', async (failures, isNotified) => {
    for (let tries = 0; tries < failures; tries += 1) await tryLogin({ password: 'napacno-1' });
    service.time.forward(seconds(60));
    expect((await tryLogin()).statusCode).toBe(200);
    const subjects = (await service.mailTo(email)).map(({ subject }) => subject);
    expect(subjects.includes('New log-in to your account')).toBe(isNotified);
  });

  it('allows at most five concurrent guesses', async () => {
    const guesses = Array.from({ length: 20 }, (_, index) =>
      tryLogin({ password: index === 19 ? goodPassword : `napacno-${index}` }),
    );
    expect((await Promise.all(guesses)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(422));
    service.time.forward(seconds(900));
    expect((await tryLogin()).statusCode).toBe(200);
  });

  it('rejects an overlong password without hashing it', async () => {
    expect((await tryLogin({ password: `${goodPassword}${'x'.repeat(900)}` })).statusCode).toBe(422);
  });

  it('rehashes a password when the parameters have increased', async () => {
    await change({ passwordHash: weakHash(goodPassword) });
    expect((await tryLogin()).statusCode).toBe(200);
    const [account] = await service.database.select().from(users).where(eq(users.id, userId));
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect((await tryLogin()).statusCode).toBe(200);
  });

  it('audits each attempt without the input', async () => {
    await tryLogin({ password: 'zz-SECRET-1' });
    await tryLogin();
    await tryLogin({ email: 'zz-secret-2@example.com' });
    const known = await service.database.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
    expect(known.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual(
      expect.arrayContaining(['auth.login refused', 'auth.login done']),
    );
    const unknown = await service.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, keyOf('zz-secret-2@example.com')));
    expect(unknown).toMatchObject([{ outcome: 'refused', subjectType: 'unknown_email' }]);
    expect(JSON.stringify(await service.database.select().from(auditEntries))).not.toMatch(/zz-secret/i);
  });
});

describe('login rate limit', () => {
  it('applies per IP address and is counted in the database', async () => {
    const limited = await buildAccountsApp({
      settings: { limits: { ...service.dependencies.settings.limits, loginPerMinute: 3 } },
    });
    const attempt = () =>
      limited.client().post('/auth/login', { email: `${crypto.randomUUID()}@example.com`, password: 'x' });
    const answers = [await attempt(), await attempt(), await attempt(), await attempt()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 429]);
    expect(answers[3]?.headers['retry-after']).toBe('60');
    limited.time.forward(seconds(60));
    expect((await attempt()).statusCode).toBe(422);
    await limited.close();
  });
});
