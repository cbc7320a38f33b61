import { useKeptFilters } from '@atrium/api-client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { listScreen } from '../../api/prepare-pages';
import { changedInListView, defaultListView, readListView, writeListView, type ListView } from '../../model/list-view';

/**
 * The view of the list as the address has it, and a way to change it. An address without any opens the view this tab
 * had last.
 */
export function useListView() {
  const [address, setAddress] = useSearchParams();
  const asked = useMemo(() => readListView(address), [address]);
  const change = useCallback(
    (part: Partial<ListView>, { replace = false } = {}) => {
      setAddress((current) => writeListView({ ...readListView(current), ...part }), { replace });
    },
    [setAddress],
  );
  const shown = useKeptFilters(listScreen, changedInListView(asked), (kept) => {
    setAddress(writeListView({ ...defaultListView, ...kept }), { replace: true });
  });
  return [readListView(writeListView({ ...defaultListView, ...shown })), change] as const;
}
