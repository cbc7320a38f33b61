import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** After "load more" the focus goes to the first that came, since the button moves on or goes. */
export function useFirstOfMore(list: RefObject<HTMLElement | null>, count: number): () => void {
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
