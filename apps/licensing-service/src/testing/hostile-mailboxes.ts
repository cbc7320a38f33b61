import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer } from 'node:tls';
import { silence, endlessGarbage, endless } from './hostile-servers';
import { startLocalServer, type LocalServer } from './local-server';
import { testCertificates } from './test-certificates';

/** Servers that fail before TLS: behaviour of the connection and the reported reason. */
export const mailboxesWithoutTls: readonly (readonly [string, (socket: Socket) => void, [string, string]])[] = [
  ['says nothing', silence, ['tls', 'no_answer']],
  [
    'resets the connection',
    (socket) => void socket.once('data', () => socket.resetAndDestroy()),
    ['tls', 'tls_failed'],
  ],
  ['sends plain text', (socket) => void socket.write('* OK zz-BANNER\r\n'), ['tls', 'tls_failed']],
  ['sends endless plain text', endlessGarbage, ['tls', 'tls_failed']],
];

const hugeLiteral = '* OK [CAPABILITY IMAP4rev1] {9999999999}\r\nzz-BANNER';

/** Mail servers that fail after the TLS handshake. */
export const encryptedMailboxes: readonly (readonly [string, (socket: Duplex) => void, string])[] = [
  ['does not greet', silence, 'no_answer'],
  ['speaks another protocol', (socket) => void socket.write('220 zz-BANNER ESMTP\r\n'), 'no_answer'],
  [
    'accepts only token logins',
    (socket) => void socket.write('* OK [CAPABILITY IMAP4rev1 LOGINDISABLED AUTH=XOAUTH2] zz-BANNER\r\n'),
    'passwords_not_taken',
  ],
  ['closes with BYE', (socket) => void socket.end('* BYE zz-BANNER\r\n'), 'not_understood'],
  ['sends endless greetings', endless('* OK zz-BANNER\r\n'.repeat(1000)), 'not_understood'],
  ['sends an endless line', endlessGarbage, 'not_understood'],
  ['announces a huge literal', (socket) => void socket.write(hugeLiteral), 'not_understood'],
  [
    'sends a huge literal',
    (socket) => {
      socket.write(hugeLiteral);
      endlessGarbage(socket);
    },
    'not_understood',
  ],
];

/** Starts a mail server with this behaviour after the TLS handshake. */
export const startEncrypted = (
  encrypted: (socket: Duplex) => void,
  certificate = testCertificates.server,
): Promise<LocalServer> =>
  startLocalServer(encrypted, (listener) => createServer({ key: testCertificates.key, cert: certificate }, listener));
