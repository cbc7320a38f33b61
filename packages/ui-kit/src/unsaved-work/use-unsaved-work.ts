import { useEffect, useSyncExternalStore } from 'react';
import { hasUnsavedWork, markUnsavedWork, watchUnsavedWork } from './unsaved-work';

/** Marks a form's unsaved work: while `dirty`, nothing reloads or leaves the page automatically. */
export function useUnsavedWork(dirty: boolean): void {
  useEffect(() => (dirty ? markUnsavedWork() : undefined), [dirty]);
}

/** Whether the page has unsaved work, for components around the forms. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(watchUnsavedWork, hasUnsavedWork, () => false);
}
