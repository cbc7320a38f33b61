import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer } from 'node:tls';
import { silence, answeringOn, endless } from './hostile-servers';
import { startLocalServer, type LocalServer } from './local-server';
import { testCertificates } from './test-certificates';

/** Servers in the place of a mail server that do not come to encrypt: how they treat a connection, and the reported reason. */
export const mailboxesInTheClear: readonly (readonly [string, (socket: Socket) => void, [string, string]])[] = [
  ['says nothing', silence, ['tls', 'no_answer']],
  [
    'resets the connection',
    (socket) => void socket.once('data', () => socket.resetAndDestroy()),
    ['tls', 'tls_failed'],
  ],
  ['speaks in the clear', (socket) => void socket.write('* OK zz-BANNER\r\n'), ['tls', 'tls_failed']],
  ['speaks in the clear without end', answeringOn, ['tls', 'tls_failed']],
];

const hugeLiteral = '* OK [CAPABILITY IMAP4rev1] {9999999999}\r\nzz-BANNER';

/** Mail servers that encrypt, and then go on so. */
export const encryptedMailboxes: readonly (readonly [string, (socket: Duplex) => void, string])[] = [
  ['does not greet', silence, 'no_answer'],
  ['is something else', (socket) => void socket.write('220 zz-BANNER ESMTP\r\n'), 'no_answer'],
  [
    'lets programs in by tokens alone',
    (socket) => void socket.write('* OK [CAPABILITY IMAP4rev1 LOGINDISABLED AUTH=XOAUTH2] zz-BANNER\r\n'),
    'passwords_not_taken',
  ],
  ['sends away', (socket) => void socket.end('* BYE zz-BANNER\r\n'), 'not_understood'],
  ['greets without an end', endless('* OK zz-BANNER\r\n'.repeat(1000)), 'not_understood'],
  ['speaks one line without an end', answeringOn, 'not_understood'],
  ['announces a huge literal', (socket) => void socket.write(hugeLiteral), 'not_understood'],
  [
    'sends a huge literal',
    (socket) => {
      socket.write(hugeLiteral);
      answeringOn(socket);
    },
    'not_understood',
  ],
];

/** A mail server that encrypts, and then goes on so. */
export const startEncrypted = (
  encrypted: (socket: Duplex) => void,
  certificate = testCertificates.server,
): Promise<LocalServer> =>
  startLocalServer(encrypted, (listener) => createServer({ key: testCertificates.key, cert: certificate }, listener));
