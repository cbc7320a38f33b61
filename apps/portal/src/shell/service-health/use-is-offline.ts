import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  const control = new AbortController();
  window.addEventListener('online', onChange, control);
  window.addEventListener('offline', onChange, control);
  return () => control.abort();
}

/** Whether the browser reports that it is offline. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(watch, () => !navigator.onLine);
}
