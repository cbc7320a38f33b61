import type { Config } from '@atrium/api-client/contract';
import { useSyncExternalStore } from 'react';
import { apiBase } from '../environment';

let config: Config | undefined;
let request: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function loadConfig(): Promise<void> {
  const answer = await fetch(`${apiBase}/config`);
  if (!answer.ok) throw new Error(`The service answered ${answer.status}.`);
  config = (await answer.json()) as Config;
  for (const listener of listeners) listener();
}

/** Fetches the configuration once. After a failure, the next caller fetches it again. */
export function fetchConfig(): void {
  request ??= loadConfig().catch(() => {
    request = undefined;
  });
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The configuration; undefined until it is loaded, as in the page's HTML. */
export function useVisitorConfig(): Config | undefined {
  return useSyncExternalStore(
    listen,
    () => config,
    () => undefined,
  );
}
