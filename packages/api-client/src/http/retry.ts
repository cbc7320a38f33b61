import type { ApiError } from './api-error';
import { withTimeout } from './with-timeout';

/** How often a call is sent again where nothing else is asked for. */
export const defaultRetries = 3;
const longestDelay = 10_000;
const passing = new Set<number | undefined>([0, 408, 429, 502, 503, 504]);

const mostSaved = 10;

/**
 * How many repetitions a client may still make: ten at first and at most, a tenth more with every call. While the
 * service fails for everybody, repetitions must not multiply the calls it gets.
 */
export interface RetryBudget {
  saved: number;
}

export const createRetryBudget = (): RetryBudget => ({ saved: mostSaved });

/** Adds what a call earns. */
export function earnRetry(budget: RetryBudget): void {
  budget.saved = Math.min(mostSaved, budget.saved + 0.1);
}

/** Milliseconds before the next attempt: full jitter, at least what the service asks for; undefined: give up. */
function delayAfter(error: unknown, attempt: number, retries: number): number | undefined {
  const { status, retryAfter = 0 }: Partial<ApiError> = Object(error);
  const asked = retryAfter * 1_000;
  const isPassing = passing.has(status) || (status === 409 && asked > 0);
  if (!isPassing || attempt > retries || asked > longestDelay) return undefined;
  return asked + Math.random() * Math.min(longestDelay, 300 * 2 ** (attempt - 1));
}

/** Resolves after so long, or rejects with the signal's reason. */
const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  withTimeout(
    milliseconds,
    signal,
    (inner) => new Promise<void>((_, reject) => inner.addEventListener('abort', reject)),
  ).catch(() => signal?.throwIfAborted());

/** Runs again what failed for a passing reason, as often as `retries` and the budget allow. */
export async function withRetries<T>(
  budget: RetryBudget,
  retries: number,
  signal: AbortSignal | undefined,
  run: (attempt: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(attempt);
    } catch (error) {
      const delay = delayAfter(error, attempt, retries);
      if (delay === undefined || budget.saved < 1) throw error;
      budget.saved--;
      await sleep(delay, signal);
    }
  }
}
