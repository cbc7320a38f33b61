import { useMemo } from 'react';
import { useCommonTexts } from './use-texts';

/** Texts of selects with search. */
export function useSelectTexts() {
  const common = useCommonTexts();
  return useMemo(
    () => ({
      open: common('select.open'),
      clear: common('select.clear'),
      loading: common('loading'),
      empty: common('noMatches'),
      failed: common('select.failed'),
      retry: common('retry'),
      more: (shown: number, total: number | undefined) => common('select.more', { shown, total: total ?? '…' }),
      found: (shown: number) => common('select.found', { count: shown }),
    }),
    [common],
  );
}
