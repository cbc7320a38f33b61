import { useMemo, useState } from 'react';
import type { Option } from '../option/option';
import { matchingOptions } from './matching-options';
import type { OptionsSource } from './options-source';

const PAGE = 10;
const nothing = () => undefined;

/** Turns a complete list of options into a source: ten options at first, ten more with each scroll. */
export function useLocalOptions(options: readonly Option[]) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PAGE);
  const found = useMemo(() => matchingOptions(options, search), [options, search]);
  const visible = useMemo(() => found.slice(0, shown), [found, shown]);
  const source: OptionsSource = {
    options: visible,
    total: found.length,
    error: null,
    isFetching: false,
    hasMore: shown < found.length,
    more: () => setShown((count) => count + PAGE),
    retry: nothing,
  };
  return {
    source,
    onSearch: (next: string) => {
      setSearch(next);
      setShown(PAGE);
    },
    onOpenChange: (open: boolean) => {
      if (open) setShown(PAGE);
    },
  };
}
