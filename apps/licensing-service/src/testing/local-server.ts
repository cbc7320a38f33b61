import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface LocalServer {
  readonly port: number;
  /** All accepted connections. */
  readonly sockets: readonly Socket[];
  close(): Promise<void>;
}

/** Starts a server on a free port of 127.0.0.1 that handles each connection with `connected`. */
export async function startLocalServer(
  connected: (socket: Socket) => void,
  create: (connected: (socket: Socket) => void) => Server = createServer,
): Promise<LocalServer> {
  const sockets: Socket[] = [];
  const server = create((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    connected(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sockets,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      if (server.listening) await once(server, 'close');
    },
  };
}
