import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** Address for a resolver, such as `127.0.0.1:5353`. */
  readonly address: string;
  close(): Promise<void>;
}

const header = 12;
const typeA = 1;

/**
 * A real DNS server on a free port. `answer` gets each name and the number of earlier A queries for it. It returns
 * the IPv4 addresses: empty if the name does not exist, null to send no response.
 */
export async function startNameServer(
  answer: (name: string, queryCount: number) => readonly string[] | null,
): Promise<NameServer> {
  const queries = new Map<string, number>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = nameIn(query);
    const isA = query.readUInt16BE(end) === typeA;
    const earlier = queries.get(name) ?? 0;
    if (isA) queries.set(name, earlier + 1);
    const addresses = answer(name, isA ? earlier : 0);
    if (addresses !== null) socket.send(reply(query.subarray(0, end + 4), addresses, isA), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** The queried name and the offset of the query type. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = header;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function reply(query: Buffer, addresses: readonly string[], isA: boolean): Buffer {
  const answers = isA ? addresses : [];
  const head = Buffer.from(query);
  head.writeUInt16BE(0x8180 | (addresses.length === 0 ? 3 : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(answers.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  const records = answers.map((address) =>
    Buffer.from([0xc0, header, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([head, ...records]);
}
