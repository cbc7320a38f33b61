import { useSavedFilters, type ListFilters } from '@atrium/api-client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListView, ListViews } from '../model/list-view';

const none: ListFilters = {};

export type ChangeListView = (part: Partial<ListView>, options?: { readonly replace?: boolean }) => void;

/**
 * The state of a list in its address, and a function that changes it. An address without a state restores the last one
 * of this tab; a change made before it is restored applies to it.
 */
export function useListView(views: ListViews): readonly [ListView, ChangeListView] {
  const { route, initial, read, write, changes } = views;
  const [address, setAddress] = useSearchParams();
  const current = useMemo(() => changes(read(address)), [address, changes, read]);
  const shown = useSavedFilters(route, current, (saved) => {
    setAddress(write({ ...initial, ...saved }), { replace: true });
  });
  const restored = Object.keys(current).length === 0 ? shown : none;
  const change = useCallback<ChangeListView>(
    (part, { replace = false } = {}) => {
      setAddress((latest) => write({ ...initial, ...restored, ...changes(read(latest)), ...part }), { replace });
    },
    [setAddress, restored, write, initial, changes, read],
  );
  return [read(write({ ...initial, ...shown })), change];
}
