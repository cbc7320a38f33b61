import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConnections } from '../../platform';
import { admittingLocal } from '../../testing/exact-places';
import { realPassword, realUsers, type RealDatabase } from '../../testing/real-database';
import { hasMariadb, startMariadb } from '../../testing/real-mariadb';
import { hasPostgresql, startPostgresql } from '../../testing/real-postgresql';
import { testCertificates } from '../../testing/test-certificates';
import { runStages } from '../connections/run-stages';
import { databaseStages, probeDatabase } from './database-probe';
import type { DatabaseLogin } from './database-login';

/** The programs of these servers come with Debian's packages postgresql and mariadb-server. */
describe.each([
  { kind: 'postgresql', start: startPostgresql, isThere: hasPostgresql },
  { kind: 'mysql', start: startMariadb, isThere: hasMariadb },
] as const)('a real server of the kind $kind', ({ kind, start, isThere }) => {
  let server: RealDatabase;
  beforeAll(async () => {
    if (isThere) server = await start();
  });
  afterAll(() => server?.stop());

  async function tell(changed: Partial<DatabaseLogin>) {
    const { port } = server;
    const connections = createConnections(admittingLocal(port), async () => ['127.0.0.1']);
    const named = { kind, host: 'db.example.com', port, database: 'crm', username: realUsers.owner };
    const login = { ...named, password: realPassword, authority: testCertificates.authority, ...changed };
    const probe = probeDatabase(connections, login);
    const never = new AbortController().signal;
    const results = await runStages({ stages: databaseStages, probe, cancelled: never });
    const failed = results.find(({ state }) => state === 'failed');
    return failed === undefined ? 'valid' : `${failed.stage}: ${failed.reason}`;
  }

  // MariaDB does not tell a user with few rights whether a database is there.
  it.each<[string, Partial<DatabaseLogin>, string]>([
    ['works for who has every right', {}, 'valid'],
    ['works twice, since nothing is left behind', {}, 'valid'],
    ['may be named by its address', { host: '127.0.0.1' }, 'valid'],
    ['refuses a wrong password', { password: 'napačno' }, 'login: login_refused'],
    ['refuses an unknown user', { username: 'nobody' }, 'login: login_refused'],
    [
      'has no such database',
      { database: 'crm2' },
      kind === 'mysql' ? 'database: database_not_allowed' : 'database: database_unknown',
    ],
    ['keeps a database closed', { database: 'closed' }, 'database: database_not_allowed'],
    ['lets a reader keep no tables', { username: realUsers.reader }, 'rights: rights_missing'],
    ['is not trusted without its authority', { authority: null }, 'tls: certificate_unknown_issuer'],
    ['is not who it says', { host: 'other.example.com' }, 'tls: certificate_wrong_name'],
  ])('%s', { skip: !isThere }, async (_name, changed, told) => {
    expect(await tell(changed)).toBe(told);
  });
});
