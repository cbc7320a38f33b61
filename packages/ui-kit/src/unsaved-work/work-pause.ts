import { useSyncExternalStore } from 'react';

const pauses = new Set<symbol>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Pauses work while the user must log in again, until the returned function is called. */
export function pauseWork(): () => void {
  const pause = Symbol('pause');
  pauses.add(pause);
  notify();
  return () => {
    pauses.delete(pause);
    notify();
  };
}

export function isWorkPaused(): boolean {
  return pauses.size > 0;
}

/** Calls back when work is paused or resumed, until the returned function is called. */
export function watchWorkPause(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a form is paused because the user must log in again. */
export function useWorkPaused(): boolean {
  return useSyncExternalStore(watchWorkPause, isWorkPaused, () => false);
}
