import { ApiError } from './api-error';
import type { ApiClientOptions } from './client-options';

export interface SessionCheck {
  /** Changes with every check that ended: take it when a call is sent. */
  readonly round: () => number;
  /** Whether the session lives. Calls that fail together, or were sent before the last check ended, share one. */
  readonly lives: (sentInRound: number) => Promise<boolean>;
  /** Called when the session has ended; returns whether the user has logged in again. */
  readonly ended: () => Promise<boolean>;
}

/**
 * Checks the session once however many calls are refused at the same time.
 * An answer other than 200 means that it is over; no answer means nothing, and the check fails with that error.
 * A check lasts until `onExpired` has found out whether the session is to go on.
 */
export function createSessionCheck(
  ask: () => Promise<unknown>,
  onExpired: ApiClientOptions['onSessionExpired'],
): SessionCheck {
  let round = 0;
  let running: Promise<boolean> | undefined;
  let last: Promise<boolean> | undefined;

  const goesOn = async () => (await onExpired?.()) === true;

  async function check(): Promise<boolean> {
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return goesOn();
    }
  }

  function run(find: () => Promise<boolean>): Promise<boolean> {
    last = running ??= find().finally(() => {
      round++;
      running = undefined;
    });
    return last;
  }

  return {
    round: () => round,
    lives: (sentInRound) => (!running && last && sentInRound < round ? last : run(check)),
    ended: () => run(goesOn),
  };
}
