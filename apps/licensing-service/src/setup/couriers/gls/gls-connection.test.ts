import type { ConnectionTest } from '@atrium/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../schema';
import { buildAccountTests, type AccountTests } from '../../../testing/account-tests';
import { dumpDatabase } from '../../../testing/dump-database';
import { glsAccount, openGlsServer, type GlsServer } from './gls.stand-in';

let server: GlsServer;
let tests: AccountTests;

beforeAll(async () => {
  server = await openGlsServer();
  tests = await buildAccountTests({ couriers: { gls: server.url } });
});
afterAll(async () => {
  await tests.close();
  await server.close();
});
beforeEach(() => tests.startDraft());

const { username, password, client_number } = glsAccount;
const formGls = { enabled: true, username, client_number };

describe('GLS connection test', () => {
  it('passes every stage with a valid account', async () => {
    const response = await tests.test('gls', { gls: { ...formGls, password } });
    const { state, stages } = response.json<ConnectionTest>();
    expect([state, stages.map(({ stage }) => stage)]).toEqual(['valid', ['name', 'tcp', 'tls', 'login']]);
  });

  it('uses the saved password if none is entered, and stays valid until a tested setting changes', async () => {
    await tests.save('couriers', { gls: { ...formGls, password } });
    expect(await tests.outcome('gls', { gls: formGls })).toBe('valid');
    expect(await tests.states()).toEqual(['gls valid']);
    await tests.save('couriers', { gls: { ...formGls, max_weight: 20_000 } });
    expect(await tests.states()).toEqual(['gls valid']);
    await tests.save('couriers', { gls: { ...formGls, client_number: '1' } });
    expect(await tests.states()).toEqual([]);
  });

  it('reports the failure reason and stores no text of the response', async () => {
    expect(await tests.outcome('gls', { gls: { ...formGls, password: 'zz-napačno' } })).toEqual([
      'login',
      'login_refused',
    ]);
    expect(await tests.outcome('gls', { gls: { ...formGls, client_number: '1', password } })).toEqual([
      'login',
      'account_not_usable',
    ]);
    const dump = [...(await dumpDatabase(tests.service.database)).values()].join('\n');
    expect(dump).not.toMatch(/zz-napačno|Unauthorized/);
    expect(JSON.stringify(await tests.service.database.select().from(auditEntries))).toContain(
      'tenant.test_connection',
    );
  });

  it('allows four tests of one account in ten minutes, across all users', async () => {
    const attemptsBefore = server.tries();
    const wrong = { gls: { ...formGls, password: 'wrong' } };
    for (let tries = 0; tries < 4; tries++) expect((await tests.test('gls', wrong)).statusCode).toBe(200);
    const refused = await tests.test('gls', wrong);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(
      (await tests.test('gls', { gls: { ...formGls, username: username.toUpperCase(), password } })).statusCode,
    ).toBe(429);
    expect(server.tries() - attemptsBefore).toBe(4);
  });

  it('reports missing fields without calling GLS', async () => {
    const attemptsBefore = server.tries();
    expect(Object.keys(await tests.errorsOf('gls', { gls: { client_number: 'x' } }))).toEqual([
      'gls.client_number',
      'gls.username',
      'gls.password',
    ]);
    expect(server.tries()).toBe(attemptsBefore);
  });
});
