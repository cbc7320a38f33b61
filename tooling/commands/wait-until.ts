import { setTimeout } from 'node:timers/promises';

/**
 * Calls `read` every 100 ms until it returns something truthy.
 * @param timeout in milliseconds
 * @returns that value, or undefined after the timeout
 */
export async function waitUntil<T>(
  read: () => T | undefined | false | Promise<T | undefined | false>,
  timeout = Infinity,
): Promise<T | undefined> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    const value = await read();
    if (value) return value;
    await setTimeout(100);
  }
  return undefined;
}
