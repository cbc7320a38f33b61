import { currentUserEndpoint } from '../contract';
import type { ApiClient } from '../http/api-client';
import { SessionExpiredError } from '../http/api-error';
import type { ServiceSocket } from './open-socket';

const forbidden = 403;

const isForbidden = (error: Error) => 'description' in error && error.description === forbidden;

/**
 * Distinguishes an ended session from a replaced one, as after a change of password. The service closes the socket of
 * either, and rejects one with an old cookie. Connects again with a replaced session.
 * @returns a function that stops following
 */
export function followSession(socket: ServiceSocket, client: ApiClient, onEnded: () => void): () => void {
  let stopped = false;
  let running: Promise<boolean> | undefined;

  async function hasEnded(): Promise<boolean> {
    try {
      await client.call(currentUserEndpoint);
      return false;
    } catch (error) {
      return error instanceof SessionExpiredError;
    } finally {
      running = undefined;
    }
  }

  async function check(onActive?: () => void): Promise<void> {
    const ended = await (running ??= hasEnded());
    if (stopped) return;
    if (ended) onEnded();
    else onActive?.();
  }

  socket.on('session.ended', () => {
    socket.disconnect();
    void check(() => socket.connect());
  });
  socket.on('connect_error', (error) => {
    if (isForbidden(error)) void check();
  });
  return () => {
    stopped = true;
  };
}
