import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { ServerEvents } from '../contract';

type Sockets = Server<Record<string, never>, ServerEvents>;

/** A service with a socket and two calls. It can be stopped and restarted at the same address. */
export function createTestService() {
  const requests: string[] = [];
  const handshakes: (string | undefined)[] = [];
  const answers = new Map<string, unknown>();
  const holds = new Map<string, (answer: (body: unknown) => void) => void>();
  let refusing = false;
  let http: HttpServer;
  let io: Sockets;
  let port = 0;
  return {
    requests,
    handshakes,
    answers,
    io: () => io,
    /** Rejects every socket from now on, as for an old cookie. */
    refuse: () => {
      refusing = true;
    },
    /** Holds the response to a call; resolves, once it is requested, with a function that sends it. */
    hold: (path: string) => new Promise<(body: unknown) => void>((resolve) => holds.set(path, resolve)),
    baseUrl: () => `http://127.0.0.1:${port}/api`,
    start: async () => {
      http = createServer((request, response) => {
        const url = decodeURIComponent(request.url ?? '');
        requests.push(url);
        const answer = (body: unknown, status: number) => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(body));
        };
        const held = holds.get(url);
        if (held) return held((body) => answer(body, 200));
        const found = [...answers].find(([path]) => url.startsWith(path));
        if (found) answer(found[1], 200);
        else answer({}, url === '/api/auth/user' ? 401 : 404);
      });
      io = new Server(http, { path: '/api/realtime', transports: ['polling'], pingInterval: 100, pingTimeout: 1_000 });
      io.engine.use((_request: unknown, response: ServerResponse, next: () => void) => {
        if (!refusing) return next();
        response.writeHead(403).end();
      });
      io.on('connection', (socket) => handshakes.push(socket.handshake.headers.cookie));
      await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
      port = (http.address() as AddressInfo).port;
    },
    stop: async () => {
      io.disconnectSockets(true);
      await io.close();
    },
    /** Closes every transport without a message on the socket, as a proxy does. */
    lose: () => {
      for (const { conn } of io.of('/').sockets.values()) conn.close();
    },
  };
}

/** A page of a list. */
export const listOf = (...data: object[]) => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 100,
  total: data.length,
  from: 1,
  to: data.length,
});
