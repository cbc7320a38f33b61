import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';

/** Connects a portal socket with these headers. Rejects if the connection is refused. */
export async function connectSocket(app: FastifyInstance, headers: Readonly<Record<string, string>>): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/api/realtime',
    transports: ['polling'],
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
