import type { Config } from '@atrium/api-client/contract';
import { useSyncExternalStore } from 'react';
import { apiBase } from '../environment';

let config: Config | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  const answer = await fetch(`${apiBase}/config`);
  if (!answer.ok) throw new Error(`The service answered ${answer.status}.`);
  config = (await answer.json()) as Config;
  for (const listener of listeners) listener();
}

/** Asks the service what it says of itself, once; after a failure the next one who needs it asks again. */
export function askConfig(): void {
  asked ??= ask().catch(() => {
    asked = undefined;
  });
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the service said of itself; undefined until it has, as in the page's HTML. */
export function useVisitorConfig(): Config | undefined {
  return useSyncExternalStore(
    listen,
    () => config,
    () => undefined,
  );
}
