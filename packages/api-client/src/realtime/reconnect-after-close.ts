import type { ServiceSocket } from './open-socket';

const minimumWait = 1_000;
const randomWait = 4_000;
const maximumWait = 30_000;

/**
 * Reconnects after the service closed the connection, as it does on shutdown; socket.io does not. Waits a random time
 * of one to five seconds, longer each time the service closes at once.
 */
export function reconnectAfterClose(socket: ServiceSocket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closings = 0;
  let opened = 0;
  socket.on('connect', () => {
    opened = performance.now();
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    closings = performance.now() - opened > maximumWait ? 1 : closings + 1;
    const wait = minimumWait + Math.random() * randomWait;
    timer = setTimeout(() => socket.connect(), Math.min(maximumWait, wait * 2 ** (closings - 1)));
  });
  return () => clearTimeout(timer);
}
