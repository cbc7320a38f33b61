import { once } from 'node:events';
import { connect } from 'node:net';

const body = 'email=ana%40example.com&password=x';
const sent = 10;

const beginning = [
  'POST /api/auth/login HTTP/1.1',
  'host: 127.0.0.1',
  'x-requested-with: XMLHttpRequest',
  'content-type: application/x-www-form-urlencoded',
  `content-length: ${body.length}`,
  '',
  body.slice(0, sent),
].join('\r\n');

/** A log-in that the service waits for the rest of. */
export interface HalfCall {
  finish(): void;
  /** All that came back by the end of the connection. */
  readonly answer: Promise<string>;
}

export async function startCall(port: number): Promise<HalfCall> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, 'connect');
  socket.write(beginning);
  return { finish: () => void socket.write(body.slice(sent)), answer: once(socket, 'close').then(() => answer) };
}
