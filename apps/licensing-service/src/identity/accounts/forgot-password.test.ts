import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp, goodPassword, registration } from '../../testing/accounts-app';

let service: AccountsApp;
let email = '';
beforeAll(async () => {
  service = await buildAccountsApp();
});
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  await service.register({ email });
});
afterAll(() => service.close());

const newPassword = 'zelena-trava8';
const requestReset = (address = email) => service.client().post('/forgot-password/create', { email: address });
const find = (token: string) => service.client().get(`/forgot-password/find/${token}`);
const reset = (token: string, password = newPassword, confirmation = password) =>
  service.client().post('/forgot-password/reset', { token, password, password_confirmation: confirmation });
const minutes = (count: number) => count * 60_000;
const invalid = { code: 'reset_link_invalid', message: 'Oops something went wrong. Try resetting password again' };

describe('password reset', () => {
  it('sets a new password by the e-mailed link, without a login', async () => {
    const session = await service.logIn(email);
    await requestReset();
    const [mail] = await service.mailTo(email);
    expect(mail).toMatchObject({ subject: 'Set a new password' });
    expect(mail?.text).toContain('The link works once, for 60 minutes.');
    const token = await service.linkToken(email);
    expect(mail?.text).toContain(`${service.dependencies.settings.publicUrl}/login/reset-password?token=${token}`);
    expect((await find(token)).statusCode).toBe(200);

    const answer = await reset(token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Password was succesfully reset' }]);
    expect(answer.cookies).toEqual([]);
    expect((await session.get('/auth/user')).statusCode).toBe(401);
    expect((await service.client().post('/auth/login', { email, password: goodPassword })).statusCode).toBe(422);
    await service.logIn(email, newPassword);
    expect((await service.mailTo(email))[0]).toMatchObject({ subject: 'Your password was changed' });
  });

  it('answers a known and an unknown e-mail alike', async () => {
    const known = await requestReset();
    const unknown = await requestReset(`nobody-${email}`);
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    expect(await service.mailTo(`nobody-${email}`)).toEqual([]);
  });

  it('rejects an invalid e-mail', async () => {
    const answer = await requestReset('nobody');
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { email: ['Enter an e-mail address such as name@example.com.'] },
    ]);
  });

  it('sends an activation link to a pending account', async () => {
    const waiting = `waiting-${email}`;
    await service.client().post('/auth/signup', { ...registration, email: waiting });
    await requestReset(waiting);
    expect((await service.mailTo(waiting)).map(({ subject }) => subject)).toEqual([
      'Activate your account',
      'Activate your account',
    ]);
  });

  it('accepts a link once', async () => {
    await requestReset();
    const token = await service.linkToken(email);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => reset(token, `zelena-trava${index}`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(11).fill(404),
    ]);
    expect((await reset(token)).json()).toMatchObject(invalid);
    expect((await find(token)).json()).toMatchObject(invalid);
  });

  it('accepts a link for 60 minutes', async () => {
    await requestReset();
    const token = await service.linkToken(email);
    service.time.forward(minutes(60) - 1);
    expect((await find(token)).statusCode).toBe(200);
    service.time.forward(1);
    expect((await find(token)).json()).toMatchObject(invalid);
    expect((await reset(token)).statusCode).toBe(404);
  });

  it('accepts only the latest link, and sends at most three an hour', async () => {
    await requestReset();
    const first = await service.linkToken(email);
    await requestReset();
    expect((await find(first)).statusCode).toBe(404);
    await requestReset();
    await requestReset();
    expect(await service.mailTo(email)).toHaveLength(1 + 3);
    service.time.forward(minutes(60));
    await requestReset();
    expect(await service.mailTo(email)).toHaveLength(1 + 4);
  });

  it('rejects an activation link and an unknown link', async () => {
    const waiting = `waiting-${email}`;
    await service.client().post('/auth/signup', { ...registration, email: waiting });
    expect((await reset(await service.linkToken(waiting))).statusCode).toBe(404);
    expect((await find('x'.repeat(43))).json()).toMatchObject(invalid);
  });

  it('does not consume the link when the new password is rejected', async () => {
    await requestReset();
    const token = await service.linkToken(email);
    expect((await reset(token, 'kratka')).json().errors.password).toHaveLength(1);
    expect((await reset(token, newPassword, 'drugacno-1')).json().errors).toEqual({
      password_confirmation: ['The password confirmation does not match.'],
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('works while login is locked, and unlocks it', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      await service.client().post('/auth/login', { email, password: 'napacno-1' });
    await requestReset();
    expect((await reset(await service.linkToken(email))).statusCode).toBe(200);
    await service.logIn(email, newPassword);
  });
});
