import { useEffect, useRef } from 'react';

const DELAY = 300;

/** Reports a search 300 ms after the last key; `reset` returns to all options at once. */
export function useOptionSearch(onSearch: (search: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef('');
  const typed = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  function report(): boolean {
    clearTimeout(timer.current);
    if (typed.current === last.current) return false;
    last.current = typed.current;
    onSearch(typed.current);
    return true;
  }

  return {
    type: (text: string) => {
      typed.current = text.trim();
      clearTimeout(timer.current);
      timer.current = setTimeout(report, DELAY);
    },
    hasTyped: () => typed.current !== '',
    /** Searches at once for the typed text; false if it was searched for already. */
    flush: report,
    reset: () => {
      typed.current = '';
      report();
    },
  };
}
