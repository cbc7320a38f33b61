import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { testCertificates } from './test-certificates';

interface TlsServer {
  readonly certificate?: string;
  /** Called after the TLS handshake. */
  readonly encrypted: (secure: Duplex) => void;
}

function startServerTls(socket: Socket, { certificate = testCertificates.server, encrypted }: TlsServer): void {
  const secure = new TLSSocket(socket, { isServer: true, key: testCertificates.key, cert: certificate });
  secure.on('error', () => undefined);
  secure.once('secure', () => encrypted(secure));
}

/** Speaks PostgreSQL up to the TLS handshake. */
export function postgresqlServer(server: TlsServer): (socket: Socket) => void {
  return (socket) => {
    socket.once('data', () => {
      socket.write('S');
      startServerTls(socket, server);
    });
  };
}

/** PostgreSQL error that rejects a login, with a text that must not be repeated. */
export function postgresqlRefusal(state: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${state}\0Mzz-BANNER says no\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Length of the MySQL client's packet before the TLS handshake. */
const encryptionRequest = 36;

const capabilities = { ssl: 0x800, base: 0x1 | 0x8 | 0x80 | 0x200 | 0x8000 | 0x80000 };

/** A MySQL packet with its sequence number. */
export function mysqlPacket(sequence: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUIntLE(body.length, 0, 3);
  head[3] = sequence;
  return Buffer.concat([head, body]);
}

/** MySQL's initial handshake packet. */
export function mysqlGreeting({ encrypted }: { readonly encrypted: boolean }): Buffer {
  const flags = capabilities.base | (encrypted ? capabilities.ssl : 0);
  const salt = Buffer.alloc(20, 0x41);
  const numbers = Buffer.alloc(18);
  numbers.writeUInt16LE(flags & 0xffff, 0);
  numbers[2] = 45;
  numbers.writeUInt16LE(2, 3);
  numbers.writeUInt16LE(flags >>> 16, 5);
  numbers[7] = 21;
  const body = Buffer.concat([
    Buffer.from('\u000a8.0.0-zz-BANNER\0', 'latin1'),
    Buffer.from([1, 0, 0, 0]),
    salt.subarray(0, 8),
    Buffer.from([0]),
    numbers,
    salt.subarray(8),
    Buffer.from('\0mysql_native_password\0', 'latin1'),
  ]);
  return mysqlPacket(0, body);
}

/** Speaks MySQL up to the TLS handshake. The first encrypted data is the login. */
export function mysqlServer(server: TlsServer): (socket: Socket) => void {
  return (socket) => {
    socket.write(mysqlGreeting({ encrypted: true }));
    socket.once('data', (chunk: Buffer) => {
      socket.pause();
      socket.unshift(chunk.subarray(encryptionRequest));
      startServerTls(socket, server);
    });
  };
}

export const mysqlOk = Buffer.from([0, 0, 0, 2, 0, 0, 0]);

/** MySQL error packet, with a text that must not be repeated. */
export function mysqlRefusal(number: number): Buffer {
  const code = Buffer.alloc(2);
  code.writeUInt16LE(number);
  return Buffer.concat([Buffer.from([0xff]), code, Buffer.from('#28000zz-BANNER says no')]);
}
