import type { ServiceSocket } from './open-socket';

const shortest = 1_000;
const spread = 4_000;
const longest = 30_000;

/**
 * Connects again after the service itself has closed the connection, as it does when it stops: socket.io leaves that
 * to us. The wait is a random one of one to five seconds, and grows while the service closes each time at once.
 */
export function comeBack(socket: ServiceSocket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closings = 0;
  let opened = 0;
  socket.on('connect', () => {
    opened = performance.now();
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    closings = performance.now() - opened > longest ? 1 : closings + 1;
    const wait = shortest + Math.random() * spread;
    timer = setTimeout(() => socket.connect(), Math.min(longest, wait * 2 ** (closings - 1)));
  });
  return () => clearTimeout(timer);
}
