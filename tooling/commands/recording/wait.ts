import { waitUntil } from '../wait-until.ts';

/** Waits for a condition, and names it in the error after three minutes. */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  const answer: unknown = await waitUntil(ask, 180_000);
  if (answer === undefined) throw new Error(`Waited three minutes, and it did not happen: ${what}.`);
  return answer as T;
}
