import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const pause = 250;
const forwardedHeaders = ['content-type', 'content-security-policy'] as const;

/**
 * A proxy that pauses the service's HTML for a quarter of a second before a mark and passes everything else at once.
 */
export async function slowLine(serviceUrl: string, mark: string): Promise<Server> {
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const accepted = request.headers['accept-language'] ?? '';
    const answer = await fetch(`${serviceUrl}${request.url}`, { headers: { 'Accept-Language': accepted } });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of forwardedHeaders) response.setHeader(name, answer.headers.get(name) ?? '');
    response.statusCode = answer.status;
    const at = answer.headers.get('content-type')?.includes('html') ? body.indexOf(mark) : 0;
    if (at > 0) {
      response.write(body.subarray(0, at));
      await setTimeout(pause);
    }
    response.end(body.subarray(Math.max(at, 0)));
  };
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** URL of a proxy. */
export function addressOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}
