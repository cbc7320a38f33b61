import { setImmediate } from 'node:timers/promises';

const workMilliseconds = 4;

/** Returns a function that lets other requests run whenever a few milliseconds of work have passed. */
export function createPauses(): () => Promise<void> | undefined {
  let since = performance.now();
  async function pause(): Promise<void> {
    await setImmediate();
    since = performance.now();
  }
  return () => (performance.now() - since < workMilliseconds ? undefined : pause());
}
