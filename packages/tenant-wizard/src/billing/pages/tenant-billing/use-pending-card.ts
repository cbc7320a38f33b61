import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Names the card that is being saved, in the address: after a reload, and on the way back from the bank. */
const inAddress = 'card';

/** The card that is being saved, and how to begin and end following it. */
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
