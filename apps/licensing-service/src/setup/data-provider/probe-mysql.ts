import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ConnectionReason } from '@atrium/api-client/contract';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2';
import { ConnectionFailed, type Connections, type Place } from '../../platform';
import type { Probe } from '../connections/run-stages';
import type { DatabaseLogin } from './database-login';
import { hasRequiredPrivileges } from './mysql-privileges';

/** Reasons by server error number, the same in MySQL and MariaDB. */
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
const preTlsErrors = [1040, 1129, 1130];

/** The driver replaces OpenSSL's error code by its own but keeps the message. */
const certificateErrors: readonly (readonly [pattern: RegExp, ConnectionReason])[] = [
  [/expired|not yet valid/, 'certificate_expired'],
  [/does not match certificate/, 'certificate_wrong_name'],
  [/self-signed|issuer|first certificate|not trusted|invalid CA/, 'certificate_unknown_issuer'],
];

interface DriverError extends Error {
  readonly code?: string | undefined;
  readonly errno?: number | undefined;
}

/**
 * Tests a MySQL or MariaDB server: requires TLS before login and checks privileges by `SHOW GRANTS`. The driver does not
 * report when TLS is established, so a server that stops responding before the login counts as failed at TLS.
 */
export function probeMysql(connections: Connections, login: DatabaseLogin): Probe {
  return async (run, signal) => {
    const target = { host: login.host, port: login.port, protocol: 'mysql' as const };
    const place = await run('name', () => connections.locate(target, signal));
    const stream = await run('tcp', () => connections.open(place, signal));
    const connection = openConnection(stream, place, login);
    try {
      const loggingIn = logIn(connection);
      await run('tls', async () => {
        const loginError = await loggingIn;
        if (loginError !== null && !isLoginError(loginError)) throw failureOf(loginError);
      });
      await run('login', async () => {
        const loginError = await loggingIn;
        if (loginError !== null) throw failureOf(loginError);
      });
      await run('database', () => query(connection, 'use ??', [login.database]));
      await run('rights', () => checkPrivileges(connection, login.database));
    } finally {
      connection.destroy();
      stream.destroy();
    }
  };
}

function openConnection(stream: Duplex, { name, port }: Place, login: DatabaseLogin): Connection {
  const connection = createConnection({
    host: name,
    port,
    user: login.username,
    password: login.password,
    // The driver verifies the certificate against `_host` if the host is an IP address, which is never sent as SNI.
    stream: () => Object.assign(stream, { _host: name }),
    ssl: {
      minVersion: 'TLSv1.2',
      rejectUnauthorized: true,
      verifyIdentity: true,
      ...(login.authority === null ? {} : { ca: login.authority }),
    },
    // Prevents a hostile server from requesting local files.
    flags: ['-LOCAL_FILES'],
    connectAttributes: { program_name: 'atrium' },
    multipleStatements: false,
    // The driver preallocates the cache of prepared statements, 0.3 MB by default; none is used here.
    maxPreparedStatements: 1,
  });
  return connection;
}

/** Returns the login error, or null. The driver reports that a connection ended before it reports why. */
async function logIn(connection: Connection): Promise<DriverError | null> {
  const errors: DriverError[] = [];
  connection.on('error', (error: DriverError) => errors.push(error));
  const loginError = await new Promise<DriverError | null>((resolve) => connection.connect((error) => resolve(error)));
  if (loginError === null) return null;
  await setImmediate();
  return errors.find(({ code }) => code === 'HANDSHAKE_SSL_ERROR') ?? loginError;
}

const isLoginError = ({ errno = 0 }: DriverError) => errno >= 1000 && !preTlsErrors.includes(errno);

async function query(connection: Connection, sql: string, values: readonly string[] = []): Promise<RowDataPacket[]> {
  try {
    const [rows] = await connection.promise().query<RowDataPacket[]>(sql, [...values]);
    return rows;
  } catch (error) {
    throw failureOf(error as DriverError);
  }
}

async function checkPrivileges(connection: Connection, database: string): Promise<void> {
  const [mode] = await query(connection, 'select @@global.read_only as read_only');
  const grants = await query(connection, 'show grants');
  const lines = grants.flatMap((row) => Object.values(row).map(String));
  if (Number(mode?.['read_only']) === 1 || !hasRequiredPrivileges(lines, database))
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
  if (code === 'HANDSHAKE_SSL_ERROR')
    return certificateErrors.find(([pattern]) => pattern.test(message))?.[1] ?? 'tls_failed';
  return 'not_understood';
}
