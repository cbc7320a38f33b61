import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** A local server for a test suite. */
export interface VendorServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a server on a free loopback port. Closing it also closes its connections. */
export async function openVendorServer(server: Server, protocol = 'http'): Promise<VendorServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { url: `${protocol}://127.0.0.1:${port}`, port, close };
}

/** Starts an HTTP server. */
export const openHttpServer = (answer: RequestListener): Promise<VendorServer> =>
  openVendorServer(createServer(answer));
