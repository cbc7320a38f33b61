import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readListView, writeListView, type ListView } from '../../model/list-view';

/** The view of the list as the address has it, and a way to change it. */
export function useListView() {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readListView(address), [address]);
  const change = useCallback(
    (part: Partial<ListView>, { replace = false } = {}) => {
      setAddress((current) => writeListView({ ...readListView(current), ...part }), { replace });
    },
    [setAddress],
  );
  return [view, change] as const;
}
