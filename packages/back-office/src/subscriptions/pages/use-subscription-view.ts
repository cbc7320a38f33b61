import { useKeptFilters, type ListFilters } from '@atrium/api-client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changedIn, defaultView, readView, writeView, type SubscriptionView } from '../model/subscription-view';

const viewOf = (filters: ListFilters) => {
  const filter = Object.entries(filters.filter ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return readView(writeView({ ...defaultView, ...filters, filter: Object.fromEntries(filter) }));
};

const none: ListFilters = {};

/**
 * The view as the address has it, and a way to change it; an address without any opens what this tab had last, and what
 * is changed before that stands in the address is changed in it.
 */
export function useSubscriptionView() {
  const [address, setAddress] = useSearchParams();
  const asked = useMemo(() => readView(address), [address]);
  const filters = changedIn(asked);
  const shown = useKeptFilters('subscriptions', filters, (kept) => {
    setAddress(writeView(viewOf(kept)), { replace: true });
  });
  const awaited = Object.keys(filters).length === 0 ? shown : none;
  const change = useCallback(
    (part: Partial<SubscriptionView>, { replace = false } = {}) => {
      setAddress((current) => writeView({ ...viewOf({ ...awaited, ...changedIn(readView(current)) }), ...part }), {
        replace,
      });
    },
    [setAddress, awaited],
  );
  return [viewOf(shown), change] as const;
}
