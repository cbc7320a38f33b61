import { currentUserEndpoint } from '../contract';
import type { ApiClient } from '../http/api-client';
import { SessionExpiredError } from '../http/api-error';
import type { ServiceSocket } from './open-socket';

const forbidden = 403;

const isRefused = (error: Error) => 'description' in error && error.description === forbidden;

/**
 * Tells a session that is over from one that was replaced, as by a change of password: the service closes the socket of
 * either, and refuses one that comes with an old cookie. A new session is connected with at once.
 * @returns how to stop
 */
export function followSession(socket: ServiceSocket, client: ApiClient, onEnded: () => void): () => void {
  let stopped = false;
  let running: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      await client.call(currentUserEndpoint);
      return false;
    } catch (error) {
      return error instanceof SessionExpiredError;
    } finally {
      running = undefined;
    }
  }

  async function check(onLives?: () => void): Promise<void> {
    const isOver = await (running ??= ask());
    if (stopped) return;
    if (isOver) onEnded();
    else onLives?.();
  }

  socket.on('session.ended', () => {
    socket.disconnect();
    void check(() => socket.connect());
  });
  socket.on('connect_error', (error) => {
    if (isRefused(error)) void check();
  });
  return () => {
    stopped = true;
  };
}
