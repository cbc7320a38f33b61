import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { DatabaseLogin } from '../setup/data-provider/database-login';

/** A server of databases that means no good: how it treats a connection (null: it is not there), and what a test tells of it. */
export type HostileDatabase = [
  name: string,
  treat: ((socket: Socket) => void) | null,
  told: string,
  tried?: Partial<DatabaseLogin> & { readonly atMost?: number },
];

/** A short time-out for servers that stop responding. */
export const soon = { atMost: 400 };

export const silence = (): void => undefined;

/** Speaks these words as fast as they are heard, without end. */
export function endless(words: string): (socket: Duplex) => void {
  const bytes = Buffer.from(words);
  return (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(bytes));
    };
    socket.on('drain', more);
    more();
  };
}

/** No protocol is spoken so. */
export const answeringOn = endless('A'.repeat(16_384));

/** Says these words again and again, and slowly. */
export const dripping = (words: string) => (socket: Duplex) => {
  const timer = setInterval(() => void socket.write(words), 20);
  socket.once('close', () => clearInterval(timer));
};
