import { useKeptFilters, type ListFilters } from '@atrium/api-client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changedIn, defaultView, readView, writeView, type SubscriptionView } from '../../model/subscription-view';

const viewOf = (filters: ListFilters) => {
  const filter = Object.entries(filters.filter ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return readView(writeView({ ...defaultView, ...filters, filter: Object.fromEntries(filter) }));
};

/** The view as the address has it, and a way to change it; an address without any opens what this tab had last. */
export function useView() {
  const [address, setAddress] = useSearchParams();
  const asked = useMemo(() => readView(address), [address]);
  const change = useCallback(
    (part: Partial<SubscriptionView>, { replace = false } = {}) => {
      setAddress((current) => writeView({ ...readView(current), ...part }), { replace });
    },
    [setAddress],
  );
  const shown = useKeptFilters('subscriptions', changedIn(asked), (kept) => {
    setAddress(writeView(viewOf(kept)), { replace: true });
  });
  return [viewOf(shown), change] as const;
}
