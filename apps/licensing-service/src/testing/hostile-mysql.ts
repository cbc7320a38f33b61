import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { mysqlGreeting, mysqlOk, mysqlPacket, mysqlRefusal, mysqlServer } from './database-servers';
import { sendSlowly, silence, soon, endlessGarbage, type HostileDatabase } from './hostile-servers';
import { testCertificates } from './test-certificates';

const secure = (encrypted: (secure: Duplex) => void) => mysqlServer({ encrypted });

/** A MySQL server that answers the login with this packet. */
export const answering = (body: Buffer) =>
  secure((socket) => void once(socket, 'data').then(() => socket.write(mysqlPacket(3, body))));

/** A MySQL server that accepts every login and answers every query with a request for a local file of the client. */
export const requestingFile = (file: string, heard: (chunk: Buffer) => void): ((socket: Socket) => void) =>
  secure((socket) => {
    socket.once('data', () => {
      socket.write(mysqlPacket(3, mysqlOk));
      socket.on('data', (chunk: Buffer) => {
        heard(chunk);
        if (chunk[4] === 3) socket.write(mysqlPacket(1, Buffer.from(`\u00fb${file}`, 'latin1')));
      });
    });
  });

/** Hostile MySQL and MariaDB servers. */
export const hostileMysql: readonly HostileDatabase[] = [
  ['that does not exist', null, 'tcp: unreachable'],
  ['that falls silent at once', silence, 'tls: no_answer', soon],
  ['that resets', (socket) => void setTimeout(() => socket.resetAndDestroy(), 50), 'tls: not_understood'],
  ['that ends at once', (socket) => void socket.end(), 'tls: not_understood'],
  ['that sends an endless banner', endlessGarbage, 'tls: not_understood'],
  ['that is a web server', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), 'tls: not_understood'],
  ['without encryption', (socket) => void socket.write(mysqlGreeting({ encrypted: false })), 'tls: tls_not_offered'],
  [
    'that hangs in the TLS handshake',
    (socket) => void socket.write(mysqlGreeting({ encrypted: true })),
    'tls: no_answer',
    soon,
  ],
  ['with a certificate of an unknown issuer', secure(silence), 'tls: certificate_unknown_issuer', { authority: null }],
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
    'that allows no user from here',
    (socket) => void socket.write(mysqlPacket(0, mysqlRefusal(1130))),
    'tls: access_not_allowed',
  ],
  ['that sends one byte at a time', sendSlowly('\u0001'), 'tls: no_answer', soon],
  ['that sends endless data after the TLS handshake', secure(endlessGarbage), 'tls: not_understood'],
  ['that refuses the password', answering(mysqlRefusal(1045)), 'login: login_refused'],
  ['that is full', answering(mysqlRefusal(1203)), 'login: server_busy'],
  ['with an unknown error', answering(mysqlRefusal(1105)), 'login: not_understood'],
  ['that never answers a login', secure(silence), 'tls: no_answer', soon],
];
