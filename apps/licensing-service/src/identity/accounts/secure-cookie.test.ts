import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../read-settings';
import { type AccountsApp, buildAccountsApp, goodPassword, registration } from '../../testing/accounts-app';

const publicService = {
  PUBLIC_URL: 'https://portal.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  PAYMENTS: 'sandbox',
  FISCAL_AUTHORITY: 'local',
  SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`,
};

describe('session cookie on a public installation', () => {
  let service: AccountsApp;
  beforeAll(async () => {
    const { cookie, publicUrl, allowedOrigins, strictTransportSecurity } = readSettings(publicService);
    service = await buildAccountsApp({ settings: { cookie, publicUrl, allowedOrigins, strictTransportSecurity } });
    await service.register();
  });
  afterAll(() => service.close());

  it('uses the __Host- prefix, Secure and HttpOnly, and opens the session', async () => {
    const client = service.client();
    const answer = await client.post(
      '/auth/login',
      { email: registration.email, password: goodPassword },
      { headers: { origin: publicService.PUBLIC_URL, 'sec-fetch-site': 'same-origin' } },
    );
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await client.get('/auth/user')).json()).toMatchObject({ email: registration.email });
  });

  it('is ignored under another name, which a sibling host could set', async () => {
    const client = await service.logIn();
    const token = client.cookies.get('__Host-sid') ?? expect.fail('no cookie');
    const tossed = service.client();
    tossed.cookies.set('sid', token);
    expect((await tossed.get('/auth/user')).statusCode).toBe(401);
  });

  it('is cleared with the same attributes', async () => {
    const answer = await (await service.logIn()).get('/auth/logout');
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-sid=; (Max-Age=0; )?Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
