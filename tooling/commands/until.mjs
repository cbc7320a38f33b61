import { setTimeout } from 'node:timers/promises';

/**
 * Asks every 100 ms until the answer is more than nothing.
 * @param ask may be asynchronous
 * @param patience in milliseconds
 * @returns that answer; `undefined` where it did not come in time
 */
export async function until(ask, patience = Infinity) {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer) return answer;
    await setTimeout(100);
  }
  return undefined;
}
