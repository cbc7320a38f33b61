import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (request: Received, response: ServerResponse) => void;

/** A real server on a free local port that records its requests. */
export async function startTestServer() {
  const received: Received[] = [];
  let answer: Answer = (_, response) => json(response, 200, {});
  const respond = async (message: IncomingMessage, response: ServerResponse) => {
    const request = {
      method: message.method ?? '',
      url: message.url ?? '',
      headers: message.headers,
      body: await text(message),
    };
    received.push(request);
    answer(request, response);
  };
  const server = createServer((message, response) => void respond(message, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    received,
    answer: (next: Answer) => {
      received.length = 0;
      answer = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export function json(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string | string[]> = {},
): void {
  const kind = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'content-type': `${kind}; charset=utf-8`, ...headers });
  response.end(status === 204 ? undefined : JSON.stringify(value));
}
