import { useEffect, useRef } from 'react';

/** Moves the focus to the page's title when the page becomes another one under the same address. */
export function useHeadingFocus(state: string): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [state]);
}
