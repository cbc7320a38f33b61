import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type { ConnectionReason } from '@atrium/api-client/contract';
import { Client, DatabaseError } from 'pg';
import { ConnectionFailed, type Connections, startTls } from '../../platform';
import type { Probe } from '../connections/run-stages';
import type { DatabaseLogin } from './database-login';

/** SSLRequest: message length, then the request code in place of a protocol version. */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

const reasons: Readonly<Record<string, ConnectionReason>> = {
  '28P01': 'login_refused',
  '28000': 'access_not_allowed',
  '53300': 'server_busy',
  '57P03': 'server_busy',
  '3D000': 'database_unknown',
  '42501': 'database_not_allowed',
  '55000': 'database_not_allowed',
};

const isDatabaseReason = (reason: ConnectionReason) => reason.startsWith('database_');

/** Tests a PostgreSQL server: requires TLS first and checks privileges with a table that is rolled back. */
export function probePostgresql(connections: Connections, login: DatabaseLogin): Probe {
  return async (run, signal) => {
    const target = { host: login.host, port: login.port, protocol: 'postgresql' as const };
    const place = await run('name', () => connections.locate(target, signal));
    const plain = await run('tcp', () => connections.open(place, signal));
    const secure = await run('tls', async () => {
      await requestTls(plain, signal);
      return startTls(plain, { name: place.name, authority: login.authority }, signal);
    });
    const client = createClient(secure, login);
    try {
      const databaseError = await run('login', () => logIn(client));
      await run('database', async () => {
        if (databaseError !== null) throw databaseError;
      });
      await run('rights', () => checkPrivileges(client));
    } finally {
      plain.destroy();
    }
  };
}

async function requestTls(stream: Duplex, signal: AbortSignal): Promise<void> {
  stream.write(sslRequest);
  await once(stream, 'readable', { signal }).catch(() => {
    throw new ConnectionFailed('no_answer');
  });
  const byte = stream.read(1) as Buffer | null;
  if (byte === null) throw new ConnectionFailed('not_understood');
  const reply = byte.toString('latin1');
  // Plaintext after the response could have been injected by a man in the middle.
  if (reply === 'S' && stream.readableLength === 0) return;
  throw new ConnectionFailed(reply === 'N' ? 'tls_not_offered' : 'not_understood');
}

/** Sets every option, so the driver reads none from the service's environment. */
function createClient(stream: Duplex, { database, username, password, host, port }: DatabaseLogin): Client {
  const client = new Client({
    host,
    port,
    database,
    user: username,
    password,
    ssl: false,
    stream: () => asConnected(stream),
    application_name: 'atrium',
    options: '',
    query_timeout: 10_000,
  });
  client.on('error', () => undefined);
  return client;
}

/** The driver calls `connect` on its stream; this one is already connected. */
function asConnected(stream: Duplex): Duplex {
  return Object.assign(stream, {
    connect: () => {
      queueMicrotask(() => stream.emit('connect'));
      return stream;
    },
  });
}

/** Returns a rejection of the database, which PostgreSQL sends after a successful login; throws other failures. */
async function logIn(client: Client): Promise<ConnectionFailed | null> {
  try {
    await client.connect();
    return null;
  } catch (error) {
    const failure = failureOf(error);
    if (isDatabaseReason(failure.reason)) return failure;
    throw failure;
  }
}

async function checkPrivileges(client: Client): Promise<void> {
  try {
    await client.query('begin');
    await client.query('create table atrium_connection_test (id integer primary key, title text)');
    await client.query("insert into atrium_connection_test values (1, 'test')");
    await client.query("update atrium_connection_test set title = 'tested'");
    await client.query('delete from atrium_connection_test');
    await client.query('rollback');
  } catch (error) {
    if (error instanceof DatabaseError) throw new ConnectionFailed('rights_missing');
    throw error;
  }
}

const failureOf = (error: unknown): ConnectionFailed =>
  error instanceof DatabaseError
    ? new ConnectionFailed(reasons[error.code ?? ''] ?? 'not_understood')
    : error instanceof ConnectionFailed
      ? error
      : new ConnectionFailed('not_understood');
