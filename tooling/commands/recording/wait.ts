import { until } from '../until.mjs';

/** Waits for a condition of the service, and names it when it does not come true. */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  const answer: unknown = await until(ask, 30_000);
  if (answer === undefined) throw new Error(`Waited half a minute, and it did not happen: ${what}.`);
  return answer as T;
}
