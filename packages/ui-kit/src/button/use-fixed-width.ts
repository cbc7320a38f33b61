import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps the width of a button while it is busy. */
export function useFixedWidth(button: RefObject<HTMLElement | null>, busy: boolean): () => void {
  const width = useRef(0);
  useLayoutEffect(() => {
    const element = button.current;
    if (!busy || element === null || width.current === 0) return undefined;
    element.style.setProperty('min-inline-size', `${width.current}px`);
    return () => {
      element.style.removeProperty('min-inline-size');
    };
  }, [button, busy]);
  return () => {
    width.current = button.current?.offsetWidth ?? 0;
  };
}
