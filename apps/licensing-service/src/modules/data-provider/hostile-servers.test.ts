import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { createConnections } from '../../connections/connections';
import {
  mysqlGreeting,
  mysqlOk,
  mysqlPacket,
  mysqlRefusal,
  mysqlServer,
  postgresqlRefusal,
  postgresqlServer,
} from '../../testing/database-servers';
import { admittingLocal } from '../../testing/exact-places';
import { startLocalServer, type LocalServer } from '../../testing/local-server';
import { freePort } from '../../testing/free-port';
import { testCertificates } from '../../testing/test-certificates';
import { runStages } from '../connections/run-stages';
import { databaseStages, probeDatabase } from './database-probe';
import type { DatabaseLogin } from './database-login';

const started: LocalServer[] = [];
afterEach(() => Promise.all(started.splice(0).map((server) => server.close())));

const password = 'zz-SECRET-of-the-database';

interface Tried extends Partial<DatabaseLogin> {
  readonly atMost?: number;
}

/** What a test tells of a server that treats connections so: the stages passed, and how the next one failed. */
async function tell(
  kind: DatabaseLogin['kind'],
  treat: ((socket: Socket) => void) | null,
  { atMost = 5000, ...changed }: Tried = {},
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

const silence = () => undefined;
const endless = (socket: Duplex) => {
  const more = () => {
    while (!socket.destroyed && socket.write(Buffer.alloc(16_384, 'A')));
  };
  socket.on('drain', more);
  more();
};
const dripping = (text: string) => (socket: Duplex) => {
  const timer = setInterval(() => void socket.write(text), 20);
  socket.once('close', () => clearInterval(timer));
};
const soon = { atMost: 400 };

describe('a PostgreSQL', () => {
  const secure = (encrypted: (secure: Duplex) => void) => postgresqlServer({ encrypted });

  it.each<[string, ((socket: Socket) => void) | null, string, Tried?]>([
    ['that is not there', null, 'tcp: unreachable'],
    ['that falls silent at once', silence, 'tls: no_answer', soon],
    ['that resets', (socket) => void once(socket, 'data').then(() => socket.resetAndDestroy()), 'tls: no_answer'],
    ['that ends at once', (socket) => void socket.end(), 'tls: not_understood'],
    ['that is an endless banner', endless, 'tls: not_understood'],
    ['that is a web server', (socket) => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'), 'tls: not_understood'],
    ['without encryption', (socket) => void socket.write('N'), 'tls: tls_not_offered'],
    [
      'that slips something in before the encryption',
      (socket) => void socket.write('SR\0\0\0\b'),
      'tls: not_understood',
    ],
    [
      'that hangs while encryption begins',
      (socket) => void once(socket, 'data').then(() => socket.write('S')),
      'tls: no_answer',
      soon,
    ],
    ['with a certificate of somebody unknown', secure(silence), 'tls: certificate_unknown_issuer', { authority: null }],
    [
      'with another’s certificate',
      postgresqlServer({ certificate: testCertificates.otherName, encrypted: silence }),
      'tls: certificate_wrong_name',
    ],
    [
      'with an expired certificate',
      postgresqlServer({ certificate: testCertificates.expired, encrypted: silence }),
      'tls: certificate_expired',
    ],
    ['that falls silent at the login', secure(silence), 'login: no_answer', soon],
    ['that speaks a byte at a time', secure(dripping('R')), 'login: no_answer', soon],
    ['that speaks without end', secure(endless), 'login: not_understood'],
    ['that ends at the login', secure((socket) => void socket.end()), 'login: not_understood'],
    [
      'that refuses the password',
      secure((socket) => void socket.write(postgresqlRefusal('28P01'))),
      'login: login_refused',
    ],
    [
      'that lets nobody in from here',
      secure((socket) => void socket.write(postgresqlRefusal('28000'))),
      'login: access_not_allowed',
    ],
    ['that is full', secure((socket) => void socket.write(postgresqlRefusal('53300'))), 'login: server_busy'],
    [
      'without such a database',
      secure((socket) => void socket.write(postgresqlRefusal('3D000'))),
      'database: database_unknown',
    ],
    [
      'whose database is closed to the user',
      secure((socket) => void socket.write(postgresqlRefusal('42501'))),
      'database: database_not_allowed',
    ],
    [
      'with an error of its own',
      secure((socket) => void socket.write(postgresqlRefusal('XX000'))),
      'login: not_understood',
    ],
  ])('%s', async (_name, treat, told, tried) => {
    expect(await tell('postgresql', treat, tried)).toBe(told);
  });

  it('may be named by an address that its certificate holds', async () => {
    const refusing = secure((socket) => void socket.write(postgresqlRefusal('28P01')));
    expect(await tell('postgresql', refusing, { host: '127.0.0.1' })).toBe('login: login_refused');
    const other = postgresqlServer({ certificate: testCertificates.otherName, encrypted: silence });
    expect(await tell('postgresql', other, { host: '127.0.0.1' })).toBe('tls: certificate_wrong_name');
  });
});

describe('a MySQL', () => {
  const secure = (encrypted: (secure: Duplex) => void) => mysqlServer({ encrypted });
  /** Answers the login with this. */
  const answering = (body: Buffer) =>
    secure((socket) => void once(socket, 'data').then(() => socket.write(mysqlPacket(3, body))));

  it.each<[string, ((socket: Socket) => void) | null, string, Tried?]>([
    ['that is not there', null, 'tcp: unreachable'],
    ['that falls silent at once', silence, 'tls: no_answer', soon],
    ['that resets', (socket) => void setTimeout(() => socket.resetAndDestroy(), 50), 'tls: not_understood'],
    ['that ends at once', (socket) => void socket.end(), 'tls: not_understood'],
    ['that is an endless banner', endless, 'tls: not_understood'],
    ['that is a web server', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), 'tls: not_understood'],
    ['without encryption', (socket) => void socket.write(mysqlGreeting({ encrypted: false })), 'tls: tls_not_offered'],
    [
      'that hangs while encryption begins',
      (socket) => void socket.write(mysqlGreeting({ encrypted: true })),
      'tls: no_answer',
      soon,
    ],
    ['with a certificate of somebody unknown', secure(silence), 'tls: certificate_unknown_issuer', { authority: null }],
    [
      'with another’s certificate',
      mysqlServer({ certificate: testCertificates.otherName, encrypted: silence }),
      'tls: certificate_wrong_name',
    ],
    [
      'with an expired certificate',
      mysqlServer({ certificate: testCertificates.expired, encrypted: silence }),
      'tls: certificate_expired',
    ],
    [
      'that lets nobody in from here',
      (socket) => void socket.write(mysqlPacket(0, mysqlRefusal(1130))),
      'tls: access_not_allowed',
    ],
    ['that speaks a byte at a time', dripping('\u0001'), 'tls: no_answer', soon],
    ['that speaks without end after the encryption', secure(endless), 'tls: not_understood'],
    ['that refuses the password', answering(mysqlRefusal(1045)), 'login: login_refused'],
    ['that is full', answering(mysqlRefusal(1203)), 'login: server_busy'],
    ['with an error of its own', answering(mysqlRefusal(1105)), 'login: not_understood'],
    ['that is slow with everybody', secure(silence), 'tls: no_answer', soon],
  ])('%s', async (_name, treat, told, tried) => {
    expect(await tell('mysql', treat, tried)).toBe(told);
  });

  it('is given no file of the service, whatever it asks for', async () => {
    const heard: Buffer[] = [];
    const asking = secure((socket) => {
      socket.once('data', () => {
        socket.write(mysqlPacket(3, mysqlOk));
        socket.on('data', (chunk: Buffer) => {
          heard.push(chunk);
          if (chunk[4] === 3) socket.write(mysqlPacket(1, Buffer.from(`\u00fb${import.meta.filename}`, 'latin1')));
        });
      });
    });
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
