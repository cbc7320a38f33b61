import type { PortalSocket } from './socket-server';

const maxMessages = 20;
const windowMs = 10_000;

/**
 * Closes a socket that sends more than 20 messages in 10 seconds. The portal sends none, and the server ignores all
 * messages.
 */
export function limitMessages(socket: PortalSocket): void {
  let windowStart = performance.now();
  let messages = 0;
  socket.conn.on('packet', ({ type }) => {
    if (type !== 'message') return;
    const now = performance.now();
    if (now - windowStart >= windowMs) [windowStart, messages] = [now, 0];
    messages += 1;
    if (messages > maxMessages) socket.disconnect(true);
  });
}
