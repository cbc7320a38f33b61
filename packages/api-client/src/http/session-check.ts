import { ApiError } from './api-error';

export interface SessionCheck {
  /** Changes with every check that ended: take it when a call is sent. */
  readonly round: () => number;
  /** Whether the session lives. Calls that fail together, or were sent before the last check ended, share one. */
  readonly lives: (sentInRound: number) => Promise<boolean>;
}

/**
 * Checks the session once however many calls are refused at the same time.
 * An answer other than 200 means that it is over; no answer means nothing, and the check fails with that error.
 */
export function createSessionCheck(ask: () => Promise<unknown>, onExpired: (() => void) | undefined): SessionCheck {
  let round = 0;
  let running: Promise<boolean> | undefined;
  let last: Promise<boolean> | undefined;

  const check = async (): Promise<boolean> => {
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onExpired?.();
      return false;
    } finally {
      round++;
      running = undefined;
    }
  };

  return {
    round: () => round,
    lives: (sentInRound) => {
      if (running === undefined && last !== undefined && sentInRound < round) return last;
      last = running ??= check();
      return last;
    },
  };
}
