import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClamdScan } from './virus-scan';

let folder: string;
let server: Server | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-scan-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)));
  server = undefined;
});

/** A daemon that reads INSTREAM and answers what `reply` makes of the bytes. */
async function startDaemon(reply: (content: Buffer, socket: Socket) => string | null) {
  const daemon = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const content = contentOf(received);
      const answer = content === null ? null : reply(content, socket);
      if (answer !== null) socket.end(`${answer}\0`);
    });
  });
  server = daemon;
  await new Promise<void>((resolve) => daemon.listen(0, '127.0.0.1', resolve));
  return { host: '127.0.0.1', port: (daemon.address() as AddressInfo).port };
}

const command = 'zINSTREAM\0';

/** The streamed file; null until it is complete. */
function contentOf(received: Buffer): Buffer | null {
  expect(received.toString('latin1', 0, command.length)).toBe(command);
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

async function fileOf(content: Buffer): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return path;
}

const unavailable = { status: 503, code: 'virus_scan_unavailable' };

describe('createClamdScan', () => {
  it('sends the whole file and reads the verdict', async () => {
    const content = Buffer.alloc(300_000, 'zelena dolina');
    const address = await startDaemon((received) =>
      received.equals(content) ? 'stream: OK' : 'stream: Eicar-Test-Signature FOUND',
    );
    expect(await createClamdScan(address).isClean(await fileOf(content))).toBe(true);
    expect(await createClamdScan(address).isClean(await fileOf(Buffer.from('other')))).toBe(false);
  });

  it.each([
    ['reports that the file exceeds its limit', 'INSTREAM size limit exceeded. ERROR'],
    ['answers something unknown', 'what?'],
    ['claims a clean file with more text', 'stream: OK or so'],
  ])('rejects if the daemon %s', async (_case, reply) => {
    const scan = createClamdScan(await startDaemon(() => reply));
    await expect(scan.isClean(await fileOf(Buffer.from('a')))).rejects.toMatchObject(unavailable);
  });

  it('rejects if the daemon closes the connection', async () => {
    const address = await startDaemon((_content, socket) => {
      socket.destroy();
      return null;
    });
    await expect(createClamdScan(address).isClean(await fileOf(Buffer.from('a')))).rejects.toMatchObject(unavailable);
  });

  it('rejects if the daemon does not answer in time', async () => {
    const scan = createClamdScan(await startDaemon(() => null), 50);
    await expect(scan.isClean(await fileOf(Buffer.from('a')))).rejects.toMatchObject(unavailable);
  });

  it('rejects if nothing listens', async () => {
    const scan = createClamdScan({ host: '127.0.0.1', port: 1 });
    await expect(scan.isClean(await fileOf(Buffer.from('a')))).rejects.toMatchObject(unavailable);
  });
});
