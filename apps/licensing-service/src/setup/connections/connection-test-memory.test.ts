import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildEntry } from '../../testing/build-service';
import { mysqlRefusal, postgresqlRefusal, postgresqlServer } from '../../testing/database-servers';
import { encryptedMailboxes, mailboxesWithoutTls, startEncrypted } from '../../testing/hostile-mailboxes';
import { answering, requestingFile, hostileMysql } from '../../testing/hostile-mysql';
import { hostilePostgresql } from '../../testing/hostile-postgresql';
import { endlessGarbage } from '../../testing/hostile-servers';
import { startLocalServer, type LocalServer } from '../../testing/local-server';
import type { Attempt, Growth, Probing } from '../../testing/prober';
import { testCertificates } from '../../testing/test-certificates';

const megabyte = 1_000_000;
/** Limit of N9 in trust.md. */
const maximumGrowth = 20 * megabyte;

let prober: ChildProcess;
const servers: LocalServer[] = [];

beforeAll(async () => {
  const folder = join(inject('buildFolder'), 'prober');
  await buildEntry('src/testing/prober.ts', folder);
  prober = fork(join(folder, 'prober.js'), { execArgv: ['--expose-gc', '--max-semi-space-size=1'] });
  // Warms up code, certificates and connections, so they do not count as growth.
  const warmUp = await Promise.all([
    attempt('postgresql', startLocalServer(refusingPostgresql)),
    attempt('mysql', startLocalServer(answering(mysqlRefusal(1045)))),
    attempt(
      'mailbox',
      startEncrypted((socket) => void socket.end('* BYE\r\n')),
    ),
  ]);
  await probe(warmUp, 30);
});

afterAll(async () => {
  prober.kill();
  await Promise.all(servers.map((server) => server.close()));
});

const refusingPostgresql = postgresqlServer({
  encrypted: (socket) => void socket.write(postgresqlRefusal('28P01')),
});

async function attempt(kind: Attempt['kind'], server: Promise<LocalServer>): Promise<Attempt> {
  servers.push(await server);
  return { kind, port: (await server).port };
}

async function probe(attempts: readonly Attempt[], rounds: number): Promise<Growth> {
  const probing: Probing = { attempts, rounds, authority: testCertificates.authority };
  prober.send(probing);
  const [growth] = (await once(prober, 'message')) as [Growth];
  return growth;
}

/** Every hostile server of the other tests that listens on a port. */
const hostile = () =>
  Promise.all([
    ...hostilePostgresql.flatMap(([, treat]) => (treat ? [attempt('postgresql', startLocalServer(treat))] : [])),
    ...hostileMysql.flatMap(([, treat]) => (treat ? [attempt('mysql', startLocalServer(treat))] : [])),
    attempt('mysql', startLocalServer(requestingFile(import.meta.filename, () => undefined))),
    ...mailboxesWithoutTls.map(([, treat]) => attempt('mailbox', startLocalServer(treat))),
    ...encryptedMailboxes.map(([, respond]) => attempt('mailbox', startEncrypted(respond))),
  ]);

describe('memory of twenty simultaneous connection tests', () => {
  it('grows by less than 20 MB against hostile servers', async () => {
    const { peak, retained } = await probe(await hostile(), 2);
    expect(peak).toBeLessThan(maximumGrowth);
    expect(retained).toBeLessThan(maximumGrowth);
  });

  it('exceeds 20 MB with an unbounded reader, which proves the measurement', async () => {
    const { peak } = await probe([await attempt('unbounded', startLocalServer(endlessGarbage))], 1);
    expect(peak).toBeGreaterThan(maximumGrowth);
  });
});
