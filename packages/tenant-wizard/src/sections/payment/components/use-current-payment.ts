import type { Payment } from '@atrium/api-client/contract';
import { useSearchParams } from 'react-router';
import { isInProgress } from '../model/payment-state';

/** Names the payment that is carried on with, in the address: after a reload, and on the way back from the bank. */
const inAddress = 'payment';

/** Which payment is carried on with: the one in the address, or else the one of these that is under way. */
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
