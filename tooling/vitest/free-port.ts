import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux (32768), macOS and Windows (49152) give to connections and to servers without a port of
 * their own: nobody else takes such a port between the choice and the start of a server, or between two starts.
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
