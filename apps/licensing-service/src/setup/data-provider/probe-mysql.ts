import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ConnectionReason } from '@atrium/api-client/contract';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2';
import { ConnectionFailed, type Connections, type Place } from '../../platform';
import type { Probe } from '../connections/run-stages';
import type { DatabaseLogin } from './database-login';
import { grantsSuffice } from './mysql-rights';

/** By the server's error numbers, the same in MySQL and MariaDB. */
const refusals: Readonly<Record<number, ConnectionReason>> = {
  1040: 'server_busy',
  1044: 'database_not_allowed',
  1045: 'login_refused',
  1049: 'database_unknown',
  1129: 'access_not_allowed',
  1130: 'access_not_allowed',
  1203: 'server_busy',
  1226: 'server_busy',
  1698: 'login_refused',
};
const saidBeforeEncryption = [1040, 1129, 1130];

/** The driver keeps OpenSSL's words of a certificate, and puts its own code over theirs. */
const certificates: readonly (readonly [words: RegExp, ConnectionReason])[] = [
  [/expired|not yet valid/, 'certificate_expired'],
  [/does not match certificate/, 'certificate_wrong_name'],
  [/self-signed|issuer|first certificate|not trusted|invalid CA/, 'certificate_unknown_issuer'],
];

interface DriverError extends Error {
  readonly code?: string | undefined;
  readonly errno?: number | undefined;
}

/**
 * Tries a MySQL or MariaDB: encrypted before anybody logs in, and its rights by what it says was granted. The driver does
 * not tell when the encryption stands, so a server that stops responding before the login has failed at the encryption.
 */
export function probeMysql(connections: Connections, login: DatabaseLogin): Probe {
  return async (run, signal) => {
    const target = { host: login.host, port: login.port, protocol: 'mysql' as const };
    const place = await run('name', () => connections.locate(target, signal));
    const stream = await run('tcp', () => connections.open(place, signal));
    const connection = connectionOver(stream, place, login);
    try {
      const entering = postEntries(connection);
      await run('tls', async () => {
        const refused = await entering;
        if (refused !== null && !isOfLogin(refused)) throw failureOf(refused);
      });
      await run('login', async () => {
        const refused = await entering;
        if (refused !== null) throw failureOf(refused);
      });
      await run('database', () => query(connection, 'use ??', [login.database]));
      await run('rights', () => tryRights(connection, login.database));
    } finally {
      connection.destroy();
      stream.destroy();
    }
  };
}

function connectionOver(stream: Duplex, { name, port }: Place, login: DatabaseLogin): Connection {
  const connection = createConnection({
    host: name,
    port,
    user: login.username,
    password: login.password,
    // The name is looked for here where the host is an address, which is never sent as a server's name.
    stream: () => Object.assign(stream, { _host: name }),
    ssl: {
      minVersion: 'TLSv1.2',
      rejectUnauthorized: true,
      verifyIdentity: true,
      ...(login.authority === null ? {} : { ca: login.authority }),
    },
    // A server may not ask for files of ours.
    flags: ['-LOCAL_FILES'],
    connectAttributes: { program_name: 'atrium' },
    multipleStatements: false,
    // Room for prepared statements is taken at once, a third of a megabyte by default; none is prepared here.
    maxPreparedStatements: 1,
  });
  return connection;
}

/** What refused the login, or null. The driver tells of the end of a connection before it tells why it has ended. */
async function postEntries(connection: Connection): Promise<DriverError | null> {
  const told: DriverError[] = [];
  connection.on('error', (error: DriverError) => told.push(error));
  const refused = await new Promise<DriverError | null>((resolve) => connection.connect((error) => resolve(error)));
  if (refused === null) return null;
  await setImmediate();
  return told.find(({ code }) => code === 'HANDSHAKE_SSL_ERROR') ?? refused;
}

const isOfLogin = ({ errno = 0 }: DriverError) => errno >= 1000 && !saidBeforeEncryption.includes(errno);

async function query(connection: Connection, sql: string, values: readonly string[] = []): Promise<RowDataPacket[]> {
  try {
    const [rows] = await connection.promise().query<RowDataPacket[]>(sql, [...values]);
    return rows;
  } catch (error) {
    throw failureOf(error as DriverError);
  }
}

async function tryRights(connection: Connection, database: string): Promise<void> {
  const [mode] = await query(connection, 'select @@global.read_only as read_only');
  const grants = await query(connection, 'show grants');
  const lines = grants.flatMap((row) => Object.values(row).map(String));
  if (Number(mode?.['read_only']) === 1 || !grantsSuffice(lines, database))
    throw new ConnectionFailed('rights_missing');
}

function failureOf(error: DriverError): ConnectionFailed {
  if (error instanceof ConnectionFailed) return error;
  return new ConnectionFailed(reasonOf(error));
}

function reasonOf({ code, errno = 0, message }: DriverError): ConnectionReason {
  const refusal = refusals[errno];
  if (refusal !== undefined) return refusal;
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT') return 'tls_not_offered';
  if (code === 'HANDSHAKE_SSL_ERROR') return certificates.find(([words]) => words.test(message))?.[1] ?? 'tls_failed';
  return 'not_understood';
}
