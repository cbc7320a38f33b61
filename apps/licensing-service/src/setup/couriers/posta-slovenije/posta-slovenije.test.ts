import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type VendorServer, openHttpServer } from '../../../testing/vendors/vendor-server';
import { openPostaServer, postaAccount } from './posta-slovenije.stand-in';
import { postaSlovenije } from './posta-slovenije';

let server: VendorServer;
beforeAll(async () => {
  server = await openPostaServer();
});
afterAll(() => server.close());

const call = (account = postaAccount, url = server.url) => postaSlovenije.call(url, account, { now: new Date() });

describe('a call of eSpremnica', () => {
  it('accepts a valid account', async () => {
    expect(await call()).toBeNull();
  });

  it.each(Object.keys(postaAccount))('rejects a wrong %s', async (field) => {
    const account = { ...postaAccount, [field]: '<&9">' };
    expect(await call(account)).toBe('login_refused');
  });

  it.each([
    ['an HTML page', '<h1>Welcome</h1>'],
    ['a description of another service', '<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/"/>'],
    ['XML with a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['empty', ''],
  ])('does not accept a WSDL that is %s', async (_what, text) => {
    const other = await openHttpServer((_request, response) => response.end(text));
    try {
      expect(await call(postaAccount, other.url)).toBe('not_understood');
    } finally {
      await other.close();
    }
  });
});
