import { useKeptFilters, type ListFilters } from '@atrium/api-client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { listScreen } from '../api/prepare-list';
import { changedInListView, defaultListView, readListView, writeListView, type ListView } from '../model/list-view';

const none: ListFilters = {};

/**
 * The view of the list as the address has it, and a way to change it. An address without any opens the view this tab
 * had last, and what is changed before that stands in the address is changed in it.
 */
export function useListView() {
  const [address, setAddress] = useSearchParams();
  const asked = useMemo(() => readListView(address), [address]);
  const filters = changedInListView(asked);
  const shown = useKeptFilters(listScreen, filters, (kept) => {
    setAddress(writeListView({ ...defaultListView, ...kept }), { replace: true });
  });
  const awaited = Object.keys(filters).length === 0 ? shown : none;
  const change = useCallback(
    (part: Partial<ListView>, { replace = false } = {}) => {
      setAddress(
        (current) =>
          writeListView({ ...defaultListView, ...awaited, ...changedInListView(readListView(current)), ...part }),
        { replace },
      );
    },
    [setAddress, awaited],
  );
  return [readListView(writeListView({ ...defaultListView, ...shown })), change] as const;
}
