import { useSavedFilters, type ListFilters } from '@atrium/api-client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { listScreen } from '../api/prepare-list';
import { changedInListView, defaultListView, readListView, writeListView, type ListView } from '../model/list-view';

const none: ListFilters = {};

/**
 * The view of the list in the address, and a function to change it. An address without a view opens the last view of this
 * tab, and changes made before it appears in the address apply to it.
 */
export function useListView() {
  const [address, setAddress] = useSearchParams();
  const requested = useMemo(() => readListView(address), [address]);
  const filters = changedInListView(requested);
  const shown = useSavedFilters(listScreen, filters, (saved) => {
    setAddress(writeListView({ ...defaultListView, ...saved }), { replace: true });
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
