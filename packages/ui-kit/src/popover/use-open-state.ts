import { useState } from 'react';

/** Open state, controlled by the caller or internal. */
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
