import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { createConnections } from '../../platform';
import { mysqlRefusal, mysqlServer, postgresqlRefusal, postgresqlServer } from '../../testing/database-servers';
import { admittingLocal } from '../../testing/exact-places';
import { freePort } from '../../testing/free-port';
import { answering, requestingFile, hostileMysql } from '../../testing/hostile-mysql';
import { hostilePostgresql } from '../../testing/hostile-postgresql';
import { silence, type HostileDatabase } from '../../testing/hostile-servers';
import { startLocalServer, type LocalServer } from '../../testing/local-server';
import { testCertificates } from '../../testing/test-certificates';
import { runStages } from '../connections/run-stages';
import { databaseStages, probeDatabase } from './database-probe';
import type { DatabaseLogin } from './database-login';

const started: LocalServer[] = [];
afterEach(() => Promise.all(started.splice(0).map((server) => server.close())));

const password = 'zz-SECRET-of-the-database';

/** What a test tells of a server that treats connections so: the stages passed, and how the next one failed. */
async function tell(
  kind: DatabaseLogin['kind'],
  treat: ((socket: Socket) => void) | null,
  { atMost = 5000, ...changed }: NonNullable<HostileDatabase[3]> = {},
) {
  const server = treat === null ? null : await startLocalServer(treat);
  if (server !== null) started.push(server);
  const port = server?.port ?? (await freePort());
  const connections = createConnections(admittingLocal(port), async () => ['127.0.0.1']);
  const named = { kind, host: 'db.example.com', port, database: 'crm', username: 'atrium', password };
  const login: DatabaseLogin = { ...named, authority: testCertificates.authority, ...changed };
  const probe = probeDatabase(connections, login);
  const began = performance.now();
  const never = new AbortController().signal;
  const results = await runStages({ stages: databaseStages, probe, cancelled: never, atMost });
  expect(performance.now() - began).toBeLessThan(atMost + 1000);
  expect(JSON.stringify(results)).not.toMatch(/zz-/);
  const failed = results.find(({ state }) => state === 'failed');
  const after = results.slice(failed === undefined ? results.length : results.indexOf(failed) + 1);
  expect(after.every(({ state, seconds }) => state === 'not_reached' && seconds === null)).toBe(true);
  return failed === undefined ? 'valid' : `${failed.stage}: ${failed.reason}`;
}

describe('a PostgreSQL', () => {
  it.each<HostileDatabase>(hostilePostgresql)('%s', async (_name, treat, told, tried) => {
    expect(await tell('postgresql', treat, tried)).toBe(told);
  });

  it('may be named by an address that its certificate holds', async () => {
    const refuse = (socket: Duplex) => void socket.write(postgresqlRefusal('28P01'));
    const refusing = postgresqlServer({ encrypted: refuse });
    expect(await tell('postgresql', refusing, { host: '127.0.0.1' })).toBe('login: login_refused');
    const other = postgresqlServer({ certificate: testCertificates.otherName, encrypted: silence });
    expect(await tell('postgresql', other, { host: '127.0.0.1' })).toBe('tls: certificate_wrong_name');
  });
});

describe('a MySQL', () => {
  it.each<HostileDatabase>(hostileMysql)('%s', async (_name, treat, told, tried) => {
    expect(await tell('mysql', treat, tried)).toBe(told);
  });

  it('is given no file of the service, whatever it asks for', async () => {
    const heard: Buffer[] = [];
    const asking = requestingFile(import.meta.filename, (chunk) => heard.push(chunk));
    expect(await tell('mysql', asking, { atMost: 500 })).toMatch(/^database: /);
    expect(Buffer.concat(heard).toString('latin1')).toContain('use `crm`');
    expect(Buffer.concat(heard).toString('latin1')).not.toContain('startLocalServer');
  });

  it('may be named by an address that its certificate holds', async () => {
    expect(await tell('mysql', answering(mysqlRefusal(1045)), { host: '127.0.0.1' })).toBe('login: login_refused');
    const other = mysqlServer({ certificate: testCertificates.otherName, encrypted: silence });
    expect(await tell('mysql', other, { host: '127.0.0.1' })).toBe('tls: certificate_wrong_name');
  });
});
