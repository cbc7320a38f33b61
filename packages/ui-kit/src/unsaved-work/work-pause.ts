import { useSyncExternalStore } from 'react';

const pauses = new Set<symbol>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Marks the user as unconfirmed over unsaved work, until the returned function is called. */
export function pauseWork(): () => void {
  const pause = Symbol('pause');
  pauses.add(pause);
  tell();
  return () => {
    pauses.delete(pause);
    tell();
  };
}

export function isWorkPaused(): boolean {
  return pauses.size > 0;
}

/** Calls back whenever work is paused or goes on, until the returned function is called. */
export function watchWorkPause(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For a form: whether its owner is being asked who they are. */
export function useWorkPaused(): boolean {
  return useSyncExternalStore(watchWorkPause, isWorkPaused, () => false);
}
