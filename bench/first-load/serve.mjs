import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { rows } from './rows.mjs';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function sendFile(response, file) {
  const compressed = existsSync(`${file}.br`);
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(readFileSync(compressed ? `${file}.br` : file));
}

function listen(handle) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://bench');
    Promise.resolve(handle(request, response, pathname)).catch((error) => response.destroy(error));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const close = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ base: `http://127.0.0.1:${server.address().port}`, close });
    });
  });
}

/** Serves the built files of a peer, the rows at `/api/rows`, and its page at any other address. */
export const servePeer = (folder) =>
  listen((_request, response, pathname) => {
    if (pathname.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-range': 'rows 0-9/10' });
      return response.end(JSON.stringify(rows));
    }
    const file = join(folder, pathname);
    return sendFile(response, extname(pathname) && existsSync(file) ? file : join(folder, 'index.html'));
  });

/** Serves our built portal: its files, the page that the service would select, and the fake service. */
export const servePortal = (folder, pages, fake) =>
  listen(async (request, response, pathname) => {
    if (pathname.startsWith('/api/realtime')) return response.writeHead(404).end();
    if (pathname.startsWith('/api/')) {
      const reply = await fake.fetch(pathname + new URL(request.url, 'http://bench').search, {
        method: request.method,
        headers: { 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en' },
      });
      response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'application/json' });
      return response.end(Buffer.from(await reply.arrayBuffer()));
    }
    if (extname(pathname)) {
      const file = join(folder, pathname);
      return existsSync(file) ? sendFile(response, file) : response.writeHead(404).end();
    }
    response.writeHead(200, { 'content-type': types['.html'], 'content-encoding': 'br' });
    return response.end(pages[pathname] ?? pages['/tenants']);
  });
