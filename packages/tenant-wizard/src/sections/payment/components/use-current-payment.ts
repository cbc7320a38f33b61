import type { Payment } from '@atrium/api-client/contract';
import { useSearchParams } from 'react-router';
import { isInProgress } from '../model/payment-state';

/** Search parameter with the id of the current payment. It survives a reload and the return from the bank. */
const inAddress = 'payment';

/** The current payment: the one in the address, else one that is in progress. */
export function useCurrentPayment(known: readonly Payment[]) {
  const [search, setSearch] = useSearchParams();

  function follow(id: string) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(inAddress, id);
        return next;
      },
      { replace: true },
    );
  }

  return { id: search.get(inAddress) ?? known.find(isInProgress)?.id, follow };
}
