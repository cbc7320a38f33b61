import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { DomainError } from '../http/errors';
import type { ClamdAddress } from '../settings/settings';

/** Finds viruses in a file. */
export interface VirusScan {
  /**
   * Whether the file at the path is clean.
   *
   * @throws DomainError 503 if the scanner gives no verdict: an unchecked file is never stored
   */
  isClean(path: string): Promise<boolean>;
}

export const noVirusScan: VirusScan = { isClean: async () => true };

const defaultTimeout = 60_000;
const longestReply = 4096;

/** Sends files to a ClamAV daemon by its INSTREAM command. */
export function createClamdScan(address: ClamdAddress, milliseconds = defaultTimeout): VirusScan {
  return {
    isClean: async (path) => {
      const reply = await askDaemon(address, path, milliseconds).catch(() => null);
      if (reply === 'stream: OK') return true;
      if (reply?.startsWith('stream: ') && reply.endsWith(' FOUND')) return false;
      throw new DomainError(503, 'virus_scan_unavailable', { headers: { 'retry-after': '60' } });
    },
  };
}

async function askDaemon(address: ClamdAddress, path: string, milliseconds: number): Promise<string> {
  const socket = connect(address);
  const timer = setTimeout(() => socket.destroy(new Error('The scanner did not answer in time.')), milliseconds);
  try {
    const reply = readReply(socket);
    await Promise.race([reply, sendFile(socket, path)]);
    return await reply;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** Each chunk follows its length; a chunk of length 0 ends the file. */
async function sendFile(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    await write(socket, Buffer.concat([lengthOf(chunk.length), chunk]));
  }
  await write(socket, lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

const write = (socket: Socket, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

async function readReply(socket: Socket): Promise<string> {
  let reply = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    reply += chunk.toString('latin1');
    const end = reply.indexOf('\0');
    if (end !== -1) return reply.slice(0, end);
    if (reply.length > longestReply) break;
  }
  throw new Error('The scanner closed the connection without a verdict.');
}
