import type { ApiError } from './api-error';
import { withTimeout } from './with-timeout';

/** Default number of retries. */
export const defaultRetries = 3;
const maximumDelay = 10_000;
const transientStatuses = new Set<number | undefined>([0, 408, 429, 502, 503, 504]);

const maximumBudget = 10;

/**
 * Remaining retries of a client: at most ten, plus 0.1 per call. Limits the load of retries while the service is down.
 */
export interface RetryBudget {
  remaining: number;
}

export const createRetryBudget = (): RetryBudget => ({ remaining: maximumBudget });

/** Adds the share of one call. */
export function earnRetry(budget: RetryBudget): void {
  budget.remaining = Math.min(maximumBudget, budget.remaining + 0.1);
}

/**
 * Milliseconds before the next attempt: full jitter, at least the service's `Retry-After`; undefined stops retrying.
 */
function delayAfter(error: unknown, attempt: number, retries: number): number | undefined {
  const { status, retryAfter = 0 }: Partial<ApiError> = Object(error);
  const requestedDelay = retryAfter * 1_000;
  const isTransient = transientStatuses.has(status) || (status === 409 && requestedDelay > 0);
  if (!isTransient || attempt > retries || requestedDelay > maximumDelay) return undefined;
  return requestedDelay + Math.random() * Math.min(maximumDelay, 300 * 2 ** (attempt - 1));
}

/** Resolves after the delay, or rejects with the signal's reason. */
const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  withTimeout(
    milliseconds,
    signal,
    (inner) => new Promise<void>((_, reject) => inner.addEventListener('abort', reject)),
  ).catch(() => signal?.throwIfAborted());

/** Retries after transient errors, up to `retries` and the budget. */
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
      if (delay === undefined || budget.remaining < 1) throw error;
      budget.remaining--;
      await sleep(delay, signal);
    }
  }
}
