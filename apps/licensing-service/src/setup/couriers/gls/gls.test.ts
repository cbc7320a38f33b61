import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type VendorServer, openHttpServer } from '../../../testing/vendors/vendor-server';
import { glsAccount, type GlsServer, openGlsServer } from './gls.stand-in';
import { gls } from './gls';

let server: GlsServer;
beforeEach(async () => {
  server = await openGlsServer();
});
afterEach(() => server.close());

const callAccount = (changed: Partial<typeof glsAccount> = {}, { url }: Pick<VendorServer, 'url'> = server) =>
  gls.call(url, { ...glsAccount, ...changed }, { now: new Date('2026-11-21T10:00:00Z') });

describe('a call of MyGLS', () => {
  it('accepts a valid account with non-ASCII letters in its password', async () => {
    expect(await callAccount()).toBeNull();
  });

  it.each([
    [{ username: 'nobody@zelena-dolina.si' }, 'login_refused'],
    [{ password: 'paket-Zaga-7' }, 'login_refused'],
    [{ client_number: '1' }, 'account_not_usable'],
  ])('rejects %j with a single request', async (changed, refusal) => {
    expect(await callAccount(changed)).toBe(refusal);
    expect(server.tries()).toBe(1);
  });

  it('reports a locked account, even with the right password', async () => {
    for (let tries = 0; tries < 5; tries++) await callAccount({ password: 'wrong' });
    expect(await callAccount()).toBe('account_locked');
  });

  it.each([
    [200, 'Welcome', 'not_understood'],
    [200, '{}', 'not_understood'],
    [404, '<h1>Not found</h1>', 'not_understood'],
    [503, '', 'server_busy'],
  ])('does not accept the response %i with body "%s"', async (status, body, refusal) => {
    const otherServer = await openHttpServer((_request, response) => response.writeHead(status).end(body));
    try {
      expect(await callAccount({}, otherServer)).toBe(refusal);
    } finally {
      await otherServer.close();
    }
  });
});
