import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConnections } from '../../platform';
import { allowLocalPorts } from '../../testing/local-address-policy';
import { realPassword, realUsers, type RealDatabase } from '../../testing/real-database';
import { hasMariadb, startMariadb } from '../../testing/real-mariadb';
import { hasPostgresql, startPostgresql } from '../../testing/real-postgresql';
import { testCertificates } from '../../testing/test-certificates';
import { runStages } from '../connections/run-stages';
import { databaseStages, probeDatabase } from './database-probe';
import type { DatabaseLogin } from './database-login';

/** Requires Debian's packages postgresql and mariadb-server. */
describe.each([
  { kind: 'postgresql', start: startPostgresql, isInstalled: hasPostgresql },
  { kind: 'mysql', start: startMariadb, isInstalled: hasMariadb },
] as const)('probing a real $kind server', ({ kind, start, isInstalled }) => {
  let server: RealDatabase;
  beforeAll(async () => {
    if (isInstalled) server = await start();
  });
  afterAll(() => server?.stop());

  async function runProbe(changed: Partial<DatabaseLogin>) {
    const { port } = server;
    const connections = createConnections(allowLocalPorts(port), async () => ['127.0.0.1']);
    const named = { kind, host: 'db.example.com', port, database: 'crm', username: realUsers.owner };
    const login = { ...named, password: realPassword, authority: testCertificates.authority, ...changed };
    const probe = probeDatabase(connections, login);
    const never = new AbortController().signal;
    const results = await runStages({ stages: databaseStages, probe, cancelled: never });
    const failed = results.find(({ state }) => state === 'failed');
    return failed === undefined ? 'valid' : `${failed.stage}: ${failed.reason}`;
  }

  // MariaDB does not reveal to a user without privileges whether a database exists.
  it.each<[string, Partial<DatabaseLogin>, string]>([
    ['passes for a user with every privilege', {}, 'valid'],
    ['passes twice, since the test leaves nothing behind', {}, 'valid'],
    ['accepts an IP address as host', { host: '127.0.0.1' }, 'valid'],
    ['reports a wrong password', { password: 'napačno' }, 'login: login_refused'],
    ['reports an unknown user', { username: 'nobody' }, 'login: login_refused'],
    [
      'reports a missing database',
      { database: 'crm2' },
      kind === 'mysql' ? 'database: database_not_allowed' : 'database: database_unknown',
    ],
    ['reports a database the user may not access', { database: 'closed' }, 'database: database_not_allowed'],
    ['reports missing privileges of a read-only user', { username: realUsers.reader }, 'rights: rights_missing'],
    ['reports an unknown issuer without the CA certificate', { authority: null }, 'tls: certificate_unknown_issuer'],
    ['reports a certificate for another name', { host: 'other.example.com' }, 'tls: certificate_wrong_name'],
  ])('%s', { skip: !isInstalled }, async (_name, changed, expected) => {
    expect(await runProbe(changed)).toBe(expected);
  });
});
