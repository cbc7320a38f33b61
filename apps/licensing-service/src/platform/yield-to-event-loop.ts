import { setTimeout } from 'node:timers/promises';

const workMilliseconds = 2;
const restMilliseconds = 2;

/**
 * Returns a function that yields whenever a few milliseconds of work have passed. A request waits for the event loop
 * several times, so the rest leaves half of the time to other requests.
 */
export function createYieldToEventLoop(): () => Promise<void> | undefined {
  let since = performance.now();
  async function pause(): Promise<void> {
    await setTimeout(restMilliseconds);
    since = performance.now();
  }
  return () => (performance.now() - since < workMilliseconds ? undefined : pause());
}
