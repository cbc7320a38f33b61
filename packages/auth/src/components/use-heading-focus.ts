import { useEffect, useRef } from 'react';

/** Moves focus to the page title when the content changes under the same address. */
export function useHeadingFocus(state: string): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [state]);
}
