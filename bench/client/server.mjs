import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { page } from './page.mjs';

const length = Buffer.byteLength(page);
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(page);
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
