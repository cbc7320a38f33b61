import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type { ConnectionReason } from '@atrium/api-client/contract';
import { Client, DatabaseError } from 'pg';
import { ConnectionFailed, type Connections, encrypt } from '../../platform';
import type { Probe } from '../connections/run-stages';
import type { DatabaseLogin } from './database-login';

/** SSLRequest: its length, and the code that stands in place of a version. */
const encryptionRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

const reasons: Readonly<Record<string, ConnectionReason>> = {
  '28P01': 'login_refused',
  '28000': 'access_not_allowed',
  '53300': 'server_busy',
  '57P03': 'server_busy',
  '3D000': 'database_unknown',
  '42501': 'database_not_allowed',
  '55000': 'database_not_allowed',
};

const isOfDatabase = (reason: ConnectionReason) => reason.startsWith('database_');

/** Tries a PostgreSQL: encrypted before anything is said, and its rights by a table that is never committed. */
export function probePostgresql(connections: Connections, login: DatabaseLogin): Probe {
  return async (run, signal) => {
    const target = { host: login.host, port: login.port, protocol: 'postgresql' as const };
    const place = await run('name', () => connections.locate(target, signal));
    const plain = await run('tcp', () => connections.open(place, signal));
    const secure = await run('tls', async () => {
      await askForEncryption(plain, signal);
      return encrypt(plain, { name: place.name, authority: login.authority }, signal);
    });
    const client = clientOver(secure, login);
    try {
      const refused = await run('login', () => postEntries(client));
      await run('database', async () => {
        if (refused !== null) throw refused;
      });
      await run('rights', () => tryRights(client));
    } finally {
      plain.destroy();
    }
  };
}

async function askForEncryption(stream: Duplex, signal: AbortSignal): Promise<void> {
  stream.write(encryptionRequest);
  await once(stream, 'readable', { signal }).catch(() => {
    throw new ConnectionFailed('no_answer');
  });
  const answer = stream.read(1) as Buffer | null;
  if (answer === null) throw new ConnectionFailed('not_understood');
  const said = answer.toString('latin1');
  // Data sent in the clear after it could have been injected on the way.
  if (said === 'S' && stream.readableLength === 0) return;
  throw new ConnectionFailed(said === 'N' ? 'tls_not_offered' : 'not_understood');
}

/** Everything is said, so that nothing is taken from the service's own environment. */
function clientOver(stream: Duplex, { database, username, password, host, port }: DatabaseLogin): Client {
  const client = new Client({
    host,
    port,
    database,
    user: username,
    password,
    ssl: false,
    stream: () => alreadyOpen(stream),
    application_name: 'atrium',
    options: '',
    query_timeout: 10_000,
  });
  client.on('error', () => undefined);
  return client;
}

/** The driver connects what it is given; this is connected already. */
function alreadyOpen(stream: Duplex): Duplex {
  return Object.assign(stream, {
    connect: () => {
      queueMicrotask(() => stream.emit('connect'));
      return stream;
    },
  });
}

/** Logs in; a refusal of the database alone is answered, since it comes after the login. */
async function postEntries(client: Client): Promise<ConnectionFailed | null> {
  try {
    await client.connect();
    return null;
  } catch (error) {
    const failure = failureOf(error);
    if (isOfDatabase(failure.reason)) return failure;
    throw failure;
  }
}

async function tryRights(client: Client): Promise<void> {
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
