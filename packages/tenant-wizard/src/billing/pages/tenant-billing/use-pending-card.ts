import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Search parameter with the id of the pending card. It survives a reload and the return from the bank. */
const inAddress = 'card';

/** The card being saved, by the address. */
export function usePendingCard() {
  const [search, setSearch] = useSearchParams();
  const follow = useCallback(
    (id: string | null) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === null) next.delete(inAddress);
          else next.set(inAddress, id);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return { id: search.get(inAddress), follow };
}
