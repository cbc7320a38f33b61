import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { postgresqlRefusal, postgresqlServer } from './database-servers';
import { sendSlowly, silence, soon, endlessGarbage, type HostileDatabase } from './hostile-servers';
import { testCertificates } from './test-certificates';

const secure = (encrypted: (secure: Duplex) => void) => postgresqlServer({ encrypted });

/** Hostile PostgreSQL servers. */
export const hostilePostgresql: readonly HostileDatabase[] = [
  ['that does not exist', null, 'tcp: unreachable'],
  ['that falls silent at once', silence, 'tls: no_answer', soon],
  ['that resets', (socket) => void once(socket, 'data').then(() => socket.resetAndDestroy()), 'tls: no_answer'],
  ['that ends at once', (socket) => void socket.end(), 'tls: not_understood'],
  ['that sends an endless banner', endlessGarbage, 'tls: not_understood'],
  ['that is a web server', (socket) => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'), 'tls: not_understood'],
  ['without encryption', (socket) => void socket.write('N'), 'tls: tls_not_offered'],
  ['that injects bytes before the TLS handshake', (socket) => void socket.write('SR\0\0\0\b'), 'tls: not_understood'],
  [
    'that hangs in the TLS handshake',
    (socket) => void once(socket, 'data').then(() => socket.write('S')),
    'tls: no_answer',
    soon,
  ],
  ['with a certificate of an unknown issuer', secure(silence), 'tls: certificate_unknown_issuer', { authority: null }],
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
  ['that sends one byte at a time', secure(sendSlowly('R')), 'login: no_answer', soon],
  ['that sends endless data', secure(endlessGarbage), 'login: not_understood'],
  ['that ends at the login', secure((socket) => void socket.end()), 'login: not_understood'],
  [
    'that refuses the password',
    secure((socket) => void socket.write(postgresqlRefusal('28P01'))),
    'login: login_refused',
  ],
  [
    'that allows no user from here',
    secure((socket) => void socket.write(postgresqlRefusal('28000'))),
    'login: access_not_allowed',
  ],
  ['that is full', secure((socket) => void socket.write(postgresqlRefusal('53300'))), 'login: server_busy'],
  [
    'without the database',
    secure((socket) => void socket.write(postgresqlRefusal('3D000'))),
    'database: database_unknown',
  ],
  [
    'that denies access to the database',
    secure((socket) => void socket.write(postgresqlRefusal('42501'))),
    'database: database_not_allowed',
  ],
  ['with an unknown error', secure((socket) => void socket.write(postgresqlRefusal('XX000'))), 'login: not_understood'],
];
