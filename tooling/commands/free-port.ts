import { createServer } from 'node:net';

/** A free port of the loopback interface. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Whether no other program listens on a port. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().on('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
