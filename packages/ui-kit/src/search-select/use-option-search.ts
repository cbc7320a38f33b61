import { useEffect, useRef } from 'react';

const DELAY = 300;

/** Tells of a search once nobody has typed for 300 ms; `reset` goes back to all options at once. */
export function useOptionSearch(onSearch: (search: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  function tell(search: string) {
    clearTimeout(timer.current);
    if (search === last.current) return;
    last.current = search;
    onSearch(search);
  }

  return {
    type: (typed: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tell(typed.trim()), DELAY);
    },
    reset: () => tell(''),
  };
}
