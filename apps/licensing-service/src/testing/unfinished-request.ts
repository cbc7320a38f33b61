import { once } from 'node:events';
import { connect } from 'node:net';

const body = 'email=ana%40example.com&password=x';
const sentLength = 10;

const firstPart = [
  'POST /api/auth/login HTTP/1.1',
  'host: 127.0.0.1',
  'x-requested-with: XMLHttpRequest',
  'content-type: application/x-www-form-urlencoded',
  `content-length: ${body.length}`,
  '',
  body.slice(0, sentLength),
].join('\r\n');

/** A login request with an incomplete body. */
export interface UnfinishedRequest {
  finish(): void;
  /** Everything received until the connection closed. */
  readonly answer: Promise<string>;
}

export async function startUnfinishedRequest(port: number): Promise<UnfinishedRequest> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, 'connect');
  socket.write(firstPart);
  return { finish: () => void socket.write(body.slice(sentLength)), answer: once(socket, 'close').then(() => answer) };
}
