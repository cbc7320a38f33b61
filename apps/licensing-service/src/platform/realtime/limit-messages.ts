import type { PortalSocket } from './socket-server';

const most = 20;
const milliseconds = 10_000;

/** Closes a socket that says more than the portal ever does: it has nothing to say, and nothing it says is listened to. */
export function limitMessages(socket: PortalSocket): void {
  let began = performance.now();
  let said = 0;
  socket.conn.on('packet', ({ type }) => {
    if (type !== 'message') return;
    const now = performance.now();
    if (now - began >= milliseconds) [began, said] = [now, 0];
    said += 1;
    if (said > most) socket.disconnect(true);
  });
}
