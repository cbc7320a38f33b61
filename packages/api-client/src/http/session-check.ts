import { ApiError } from './api-error';
import type { ApiClientOptions } from './client-options';

export interface SessionCheck {
  /** Increases with every finished check. Read it when a call is sent. */
  readonly round: () => number;
  /** Whether the session is active. Concurrent calls, and calls sent before the last check finished, share a check. */
  readonly isActive: (sentInRound: number) => Promise<boolean>;
  /** Reports an ended session; returns whether the user has logged in again. */
  readonly ended: () => Promise<boolean>;
}

/**
 * Checks the session once for all concurrent 401 responses. An error response means that it has ended. Without a
 * response the check fails with that error. A check waits until `onExpired` knows whether the user continues.
 */
export function createSessionCheck(
  fetchUser: () => Promise<unknown>,
  onExpired: ApiClientOptions['onSessionExpired'],
): SessionCheck {
  let round = 0;
  let running: Promise<boolean> | undefined;
  let last: Promise<boolean> | undefined;

  const userContinues = async () => (await onExpired?.()) === true;

  async function check(): Promise<boolean> {
    try {
      await fetchUser();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return userContinues();
    }
  }

  function run(work: () => Promise<boolean>): Promise<boolean> {
    last = running ??= work().finally(() => {
      round++;
      running = undefined;
    });
    return last;
  }

  return {
    round: () => round,
    isActive: (sentInRound) => (!running && last && sentInRound < round ? last : run(check)),
    ended: () => run(userContinues),
  };
}
