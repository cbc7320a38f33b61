import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Focuses the first new item after "load more", because the button moves or disappears. */
export function useFocusFirstLoaded(list: RefObject<HTMLElement | null>, count: number): () => void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    list.current?.querySelectorAll<HTMLElement>('[data-notification]')[before.current]?.focus();
    before.current = undefined;
  }, [list, count]);
  return () => {
    before.current = count;
  };
}
