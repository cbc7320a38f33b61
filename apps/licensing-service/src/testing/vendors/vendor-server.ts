import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** A server of our own on this machine, for as long as a suite needs it. */
export interface VendorServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Opens a server on a free port of the loopback; closing ends its open connections as well. */
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

/** The same for a server that speaks HTTP. */
export const openHttpServer = (answer: RequestListener): Promise<VendorServer> =>
  openVendorServer(createServer(answer));
