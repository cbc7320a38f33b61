import { ApiError } from './api-error';
import { NetworkError } from './transport-error';

const attempts = 4;
const firstDelay = 300;
const longestDelay = 10_000;
const passing = new Set([0, 408, 429, 502, 503, 504]);

const mostSaved = 10;
const savedPerCall = 0.1;

/** How many repetitions a client may still make: ten at first and at most, a tenth more with every call. */
export interface RetryBudget {
  /** A call begins. */
  readonly save: () => void;
  /** Takes one repetition, if there is one. */
  readonly spend: () => boolean;
}

/** While the service fails for everybody, repetitions must not multiply the calls it gets. */
export function createRetryBudget(): RetryBudget {
  let saved = mostSaved;
  return {
    save: () => {
      saved = Math.min(mostSaved, saved + savedPerCall);
    },
    spend: () => saved >= 1 && saved-- >= 1,
  };
}

/** Milliseconds before the next attempt: full jitter, at least what the service asks for; undefined: give up. */
function delayAfter(error: unknown, attempt: number): number | undefined {
  if (attempt >= attempts || !(error instanceof ApiError || error instanceof NetworkError)) return undefined;
  const asked = error instanceof ApiError ? error.retryAfter * 1_000 : 0;
  if (asked > longestDelay || !(passing.has(error.status) || (error.status === 409 && asked > 0))) return undefined;
  return asked + Math.random() * Math.min(longestDelay, firstDelay * 2 ** (attempt - 1));
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Runs again what failed for a passing reason, as far as the budget goes; without a budget it runs once. */
export async function withRetries<T>(
  budget: RetryBudget | undefined,
  signal: AbortSignal | undefined,
  run: (attempt: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(attempt);
    } catch (error) {
      const delay = budget && delayAfter(error, attempt);
      if (delay === undefined || !budget?.spend()) throw error;
      await sleep(delay, signal);
    }
  }
}
