import { useRef } from 'react';
import { useBlocker } from 'react-router';

/** Asks before a page with unsaved changes is left by a link, its own button or the browser's Back. */
export function useLeaveEditing(isDirty: boolean) {
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    proceed: () => {
      isFree.current = true;
      blocker.proceed?.();
    },
    /** Leaves without asking. */
    release: (leave: () => void) => {
      isFree.current = true;
      leave();
    },
  };
}
