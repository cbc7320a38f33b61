import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type VendorServer, openHttpServer } from '../../../testing/vendors/vendor-server';
import { glsAccount, type GlsServer, openGlsServer } from '../../../testing/vendors/gls-server';
import { callGls } from './gls';

let server: GlsServer;
beforeEach(async () => {
  server = await openGlsServer();
});
afterEach(() => server.close());

const ask = (changed: Partial<typeof glsAccount> = {}, { url }: Pick<VendorServer, 'url'> = server) =>
  callGls(url, { ...glsAccount, ...changed }, { now: new Date('2026-11-21T10:00:00Z') });

describe('an account with GLS', () => {
  it('is taken, with a password of any letters', async () => {
    expect(await ask()).toBeNull();
  });

  it.each([
    [{ username: 'nobody@zelena-dolina.si' }, 'login_refused'],
    [{ password: 'paket-Zaga-7' }, 'login_refused'],
    [{ clientNumber: '1' }, 'account_not_usable'],
  ])('is refused with %j, by one try', async (changed, refusal) => {
    expect(await ask(changed)).toBe(refusal);
    expect(server.tries()).toBe(1);
  });

  it('is reported as locked once it is, also with the right password', async () => {
    for (let tries = 0; tries < 5; tries++) await ask({ password: 'wrong' });
    expect(await ask()).toBe('account_locked');
  });

  it.each([
    [200, 'Welcome', 'not_understood'],
    [200, '{}', 'not_understood'],
    [404, '<h1>Not found</h1>', 'not_understood'],
    [503, '', 'server_busy'],
  ])('is not taken by an answer of %i and "%s"', async (status, body, refusal) => {
    const other = await openHttpServer((_request, response) => response.writeHead(status).end(body));
    try {
      expect(await ask({}, other)).toBe(refusal);
    } finally {
      await other.close();
    }
  });
});
