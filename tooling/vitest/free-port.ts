import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The range ends below the ports that Linux (from 32768), macOS and Windows (from 49152) assign automatically, so no
 * connection gets the port of a server that a test is about to start or to start again.
 */
const firstPort = 20_000;
const lastPort = 32_767;

/** Whether no other program listens on a port. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().on('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** A free port of the loopback interface, chosen at random so that tests side by side choose different ones. */
export async function freePort(): Promise<number> {
  const port = randomInt(firstPort, lastPort + 1);
  return (await isFree(port, '127.0.0.1')) ? port : freePort();
}
