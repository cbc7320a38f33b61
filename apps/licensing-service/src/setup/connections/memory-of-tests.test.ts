import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildEntry } from '../../testing/build-service';
import { mysqlRefusal, postgresqlRefusal, postgresqlServer } from '../../testing/database-servers';
import { encryptedMailboxes, mailboxesInTheClear, startEncrypted } from '../../testing/hostile-mailboxes';
import { answering, requestingFile, hostileMysql } from '../../testing/hostile-mysql';
import { hostilePostgresql } from '../../testing/hostile-postgresql';
import { answeringOn } from '../../testing/hostile-servers';
import { startLocalServer, type LocalServer } from '../../testing/local-server';
import type { Attempt, Growth, Probing } from '../../testing/prober';
import { testCertificates } from '../../testing/test-certificates';

const megabyte = 1_000_000;
/** trust.md, N9. */
const most = 20 * megabyte;

let prober: ChildProcess;
const started: LocalServer[] = [];

beforeAll(async () => {
  const folder = join(inject('buildFolder'), 'prober');
  await buildEntry('src/testing/prober.ts', folder);
  prober = fork(join(folder, 'prober.js'), { execArgv: ['--expose-gc', '--max-semi-space-size=1'] });
  // Its code, its first certificates and its first connections are no growth.
  const usual = await Promise.all([
    attempt('postgresql', startLocalServer(refusingPostgresql)),
    attempt('mysql', startLocalServer(answering(mysqlRefusal(1045)))),
    attempt(
      'mailbox',
      startEncrypted((socket) => void socket.end('* BYE\r\n')),
    ),
  ]);
  await probe(usual, 30);
}, 60_000);

afterAll(async () => {
  prober.kill();
  await Promise.all(started.map((server) => server.close()));
});

const refusingPostgresql = postgresqlServer({
  encrypted: (socket) => void socket.write(postgresqlRefusal('28P01')),
});

async function attempt(kind: Attempt['kind'], server: Promise<LocalServer>): Promise<Attempt> {
  started.push(await server);
  return { kind, port: (await server).port };
}

async function probe(attempts: readonly Attempt[], rounds: number): Promise<Growth> {
  const probing: Probing = { attempts, rounds, authority: testCertificates.authority };
  prober.send(probing);
  const [growth] = (await once(prober, 'message')) as [Growth];
  return growth;
}

/** Every server of the tests of hostile ones that is there. */
const hostile = () =>
  Promise.all([
    ...hostilePostgresql.flatMap(([, treat]) => (treat ? [attempt('postgresql', startLocalServer(treat))] : [])),
    ...hostileMysql.flatMap(([, treat]) => (treat ? [attempt('mysql', startLocalServer(treat))] : [])),
    attempt('mysql', startLocalServer(requestingFile(import.meta.filename, () => undefined))),
    ...mailboxesInTheClear.map(([, treat]) => attempt('mailbox', startLocalServer(treat))),
    ...encryptedMailboxes.map(([, goesOn]) => attempt('mailbox', startEncrypted(goesOn))),
  ]);

describe('a process that tests connections, twenty at once', () => {
  it('grows by less than 20 MB, whatever the servers send', async () => {
    const { largest, kept } = await probe(await hostile(), 2);
    expect(largest).toBeLessThan(most);
    expect(kept).toBeLessThan(most);
  }, 60_000);

  it('would be seen to grow by a reader without a bound', async () => {
    const { largest } = await probe([await attempt('unbounded', startLocalServer(answeringOn))], 1);
    expect(largest).toBeGreaterThan(most);
  });
});
