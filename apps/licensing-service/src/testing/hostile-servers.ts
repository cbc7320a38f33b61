import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { DatabaseLogin } from '../setup/data-provider/database-login';

/** A hostile database server: its behaviour per connection (null: no server) and the expected failure. */
export type HostileDatabase = [
  name: string,
  treat: ((socket: Socket) => void) | null,
  failure: string,
  login?: Partial<DatabaseLogin> & { readonly atMost?: number },
];

/** A short timeout for servers that stop responding. */
export const soon = { atMost: 400 };

export const silence = (): void => undefined;

/** Sends a text endlessly, as fast as the client reads. */
export function endless(text: string): (socket: Duplex) => void {
  const bytes = Buffer.from(text);
  return (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(bytes));
    };
    socket.on('drain', more);
    more();
  };
}

/** Endless data of no known protocol. */
export const endlessGarbage = endless('A'.repeat(16_384));

/** Sends a text slowly and repeatedly. */
export const sendSlowly = (text: string) => (socket: Duplex) => {
  const timer = setInterval(() => void socket.write(text), 20);
  socket.once('close', () => clearInterval(timer));
};
