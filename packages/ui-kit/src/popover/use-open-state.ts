import { useState } from 'react';

/** Whether something is open: what the caller says, else what it remembers itself. */
export function useOpenState(
  given: boolean | undefined,
  onChange: ((open: boolean) => void) | undefined,
): [open: boolean, setOpen: (open: boolean) => void] {
  const [own, setOwn] = useState(false);
  return [
    given ?? own,
    (next) => {
      setOwn(next);
      onChange?.(next);
    },
  ];
}
