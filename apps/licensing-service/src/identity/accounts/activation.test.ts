import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp, registration } from '../../testing/accounts-app';

let service: AccountsApp;
let email = '';
beforeAll(async () => {
  service = await buildAccountsApp();
});
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  await service.client().post('/auth/signup', { ...registration, email });
});
afterAll(() => service.close());

const activate = (token: string, headers: Record<string, string> = {}) =>
  service.client().get(`/auth/signup/activate/${token}`, { headers });
const hours = (count: number) => count * 3_600_000;

describe('activation', () => {
  it('activates once, and answers later requests with already_active', async () => {
    const token = await service.linkToken(email);
    const first = await activate(token);
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { state: 'activated', message: 'Your account is active. You can log in.' },
    ]);
    const second = await activate(token, { 'accept-language': 'sl' });
    expect([second.statusCode, second.json()]).toEqual([
      200,
      { state: 'already_active', message: 'Vaš račun je že aktiven. Lahko se prijavite.' },
    ]);
    expect(first.cookies).toEqual([]);
  });

  it('ignores requests without the portal’s header, HEAD requests and prefetches', async () => {
    const token = await service.linkToken(email);
    expect((await activate(token, { 'x-requested-with': '' })).statusCode).toBe(403);
    expect((await service.client().send('HEAD', `/auth/signup/activate/${token}`)).statusCode).toBeGreaterThanOrEqual(
      400,
    );
    expect((await activate(token)).json()).toMatchObject({ state: 'activated' });
  });

  it('answers 404 for an unknown link', async () => {
    const answer = await activate('x'.repeat(43));
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      404,
      'activation_unknown',
      'This activation link is not valid.',
    ]);
  });

  it('activates once for concurrent requests', async () => {
    const token = await service.linkToken(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => activate(token)));
    const states = answers.map((answer) => answer.json<{ state: string }>().state);
    expect(states.filter((state) => state === 'activated')).toHaveLength(1);
    expect(states.filter((state) => state === 'already_active')).toHaveLength(49);
  });

  it('expires after 72 hours and can then be replaced by a new link', async () => {
    const token = await service.linkToken(email);
    service.time.forward(hours(72));
    const late = await activate(token);
    expect([late.statusCode, late.json().code]).toEqual([410, 'activation_expired']);

    const resent = await service.client().post('/auth/signup/resend', { token });
    expect([resent.statusCode, resent.json()]).toEqual([200, { message: 'We have sent you a new activation e-mail.' }]);
    const newToken = await service.linkToken(email);
    expect(newToken).not.toBe(token);
    expect((await activate(newToken)).json()).toMatchObject({ state: 'activated' });
    expect((await service.client().post('/auth/signup/resend', { token })).json()).toMatchObject({
      code: 'already_active',
    });
  });

  it('works until just before 72 hours', async () => {
    service.time.forward(hours(72) - 1);
    expect((await activate(await service.linkToken(email))).statusCode).toBe(200);
  });

  it('does not replace an unknown link', async () => {
    expect((await service.client().post('/auth/signup/resend', { token: 'nothing' })).statusCode).toBe(404);
  });
});
