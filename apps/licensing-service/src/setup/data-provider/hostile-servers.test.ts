import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { createConnections } from '../../platform';
import { mysqlRefusal, mysqlServer, postgresqlRefusal, postgresqlServer } from '../../testing/database-servers';
import { allowLocalPorts } from '../../testing/local-address-policy';
import { freePort } from '@atrium/vitest-config/free-port';
import { answering, requestingFile, hostileMysql } from '../../testing/hostile-mysql';
import { hostilePostgresql } from '../../testing/hostile-postgresql';
import { silence, type HostileDatabase } from '../../testing/hostile-servers';
import { startLocalServer, type LocalServer } from '../../testing/local-server';
import { testCertificates } from '../../testing/test-certificates';
import { runStages } from '../connections/run-stages';
import { databaseStages, probeDatabase } from './database-probe';
import type { DatabaseLogin } from './database-login';

const servers: LocalServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const password = 'zz-SECRET-of-the-database';

/** Tests a server that handles connections with `treat`; returns the failed stage with its reason, or `valid`. */
async function runProbe(
  kind: DatabaseLogin['kind'],
  treat: ((socket: Socket) => void) | null,
  { atMost = 5000, ...changed }: NonNullable<HostileDatabase[3]> = {},
) {
  const server = treat === null ? null : await startLocalServer(treat);
  if (server !== null) servers.push(server);
  const port = server?.port ?? (await freePort());
  const connections = createConnections(allowLocalPorts(port), async () => ['127.0.0.1']);
  const fields = { kind, host: 'db.example.com', port, database: 'crm', username: 'atrium', password };
  const login: DatabaseLogin = { ...fields, authority: testCertificates.authority, ...changed };
  const probe = probeDatabase(connections, login);
  const began = performance.now();
  const never = new AbortController().signal;
  const results = await runStages({ stages: databaseStages, probe, cancelled: never, atMost });
  expect(performance.now() - began).toBeLessThan(atMost + 1000);
  expect(JSON.stringify(results)).not.toMatch(/zz-/);
  const failed = results.find(({ state }) => state === 'failed');
  const laterStages = results.slice(failed === undefined ? results.length : results.indexOf(failed) + 1);
  expect(laterStages.every(({ state, seconds }) => state === 'not_reached' && seconds === null)).toBe(true);
  return failed === undefined ? 'valid' : `${failed.stage}: ${failed.reason}`;
}

describe('probing a hostile PostgreSQL server', () => {
  it.each<HostileDatabase>(hostilePostgresql)('reports a server %s', async (_name, treat, expected, options) => {
    expect(await runProbe('postgresql', treat, options)).toBe(expected);
  });

  it('accepts an IP address that the certificate contains', async () => {
    const refuse = (socket: Duplex) => void socket.write(postgresqlRefusal('28P01'));
    const refusing = postgresqlServer({ encrypted: refuse });
    expect(await runProbe('postgresql', refusing, { host: '127.0.0.1' })).toBe('login: login_refused');
    const other = postgresqlServer({ certificate: testCertificates.otherName, encrypted: silence });
    expect(await runProbe('postgresql', other, { host: '127.0.0.1' })).toBe('tls: certificate_wrong_name');
  });
});

describe('probing a hostile MySQL server', () => {
  it.each<HostileDatabase>(hostileMysql)('reports a server %s', async (_name, treat, expected, options) => {
    expect(await runProbe('mysql', treat, options)).toBe(expected);
  });

  it('never sends a local file that the server requests', async () => {
    const received: Buffer[] = [];
    const asking = requestingFile(import.meta.filename, (chunk) => received.push(chunk));
    expect(await runProbe('mysql', asking, { atMost: 500 })).toMatch(/^database: /);
    expect(Buffer.concat(received).toString('latin1')).toContain('use `crm`');
    expect(Buffer.concat(received).toString('latin1')).not.toContain('startLocalServer');
  });

  it('accepts an IP address that the certificate contains', async () => {
    expect(await runProbe('mysql', answering(mysqlRefusal(1045)), { host: '127.0.0.1' })).toBe('login: login_refused');
    const other = mysqlServer({ certificate: testCertificates.otherName, encrypted: silence });
    expect(await runProbe('mysql', other, { host: '127.0.0.1' })).toBe('tls: certificate_wrong_name');
  });
});
