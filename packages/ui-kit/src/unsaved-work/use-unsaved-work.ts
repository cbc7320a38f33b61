import { useEffect, useSyncExternalStore } from 'react';
import { hasUnsavedWork, holdUnsavedWork, watchUnsavedWork } from './unsaved-work';

/** For a form: while `dirty`, nothing reloads or leaves the page automatically. */
export function useUnsavedWork(dirty: boolean): void {
  useEffect(() => (dirty ? holdUnsavedWork() : undefined), [dirty]);
}

/** For what is around the forms: whether anything on the page would be lost with it. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(watchUnsavedWork, hasUnsavedWork, () => false);
}
