import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { PlainSelect } from './plain-select';
import { SearchedSelect } from './searched-select';
import type { SearchedSelectProps } from './searched-select';

export type LongSelectProps = Omit<SearchedSelectProps, 'onUnavailable'>;

/** Whether React has hydrated the page and the native select no longer has the focus. */
function useCanReplace(plain: RefObject<HTMLSelectElement | null>): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const select = plain.current;
      select?.addEventListener('blur', changed);
      return () => select?.removeEventListener('blur', changed);
    },
    [plain],
  );
  return useSyncExternalStore(
    subscribe,
    () => plain.current === null || document.activeElement !== plain.current,
    () => false,
  );
}

/**
 * A select with a search. It is a native select until React has hydrated the page, and when the code of the list fails to
 * load.
 */
export function LongSelect({ texts, ...select }: LongSelectProps) {
  const plain = useRef<HTMLSelectElement>(null);
  const canReplace = useCanReplace(plain);
  const [isUnavailable, setUnavailable] = useState(false);
  useEffect(() => {
    if (isUnavailable) plain.current?.focus();
  }, [isUnavailable]);
  if (!canReplace || isUnavailable) return <PlainSelect {...select} ref={plain} />;
  return <SearchedSelect {...select} onUnavailable={() => setUnavailable(true)} texts={texts} />;
}
