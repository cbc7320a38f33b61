import type { EndpointDefinition } from '../contract';
import { ApiError } from './api-error';
import { NetworkError } from './transport-error';

const attempts = 4;
const firstDelay = 300;
const longestDelay = 10_000;
const passing = new Set([0, 408, 429, 502, 503, 504]);

/** A read without effect, or a call the contract declares repeatable. */
function mayRepeat({ method, csrf, repeatable = method === 'GET' && csrf === 'none' }: EndpointDefinition): boolean {
  return repeatable;
}

/** Milliseconds before the next attempt: full jitter, at least what the service asks for; undefined: give up. */
function delayAfter(error: unknown, attempt: number): number | undefined {
  if (attempt >= attempts || !(error instanceof ApiError || error instanceof NetworkError)) return undefined;
  if (!passing.has(error.status)) return undefined;
  const asked = error instanceof ApiError ? error.retryAfter * 1_000 : 0;
  const jitter = Math.random() * Math.min(longestDelay, firstDelay * 2 ** (attempt - 1));
  return asked > longestDelay ? undefined : asked + jitter;
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

/** Runs again what failed for a passing reason, where repeating it is safe. */
export async function withRetries<T>(
  endpoint: EndpointDefinition,
  signal: AbortSignal | undefined,
  run: (attempt: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(attempt);
    } catch (error) {
      const delay = mayRepeat(endpoint) ? delayAfter(error, attempt) : undefined;
      if (delay === undefined) throw error;
      await sleep(delay, signal);
    }
  }
}
