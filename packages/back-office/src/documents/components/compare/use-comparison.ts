import { useEffect, useMemo, useState } from 'react';
import type { MarkedPart } from '../../../components/viewer/find/mark-matches';
import type { OpenPdf } from '../../../components/viewer/pdf/open-pdf';
import { type Change, compareWords, type PageWord } from '../../model/compare-words';
import { readWords } from './read-words';

/** The differences of two files; undefined until both are read. */
export function useChanges(before: OpenPdf, after: OpenPdf): readonly Change[] | undefined {
  const [changes, setChanges] = useState<readonly Change[]>();
  useEffect(() => {
    let isCurrent = true;
    async function read() {
      const [older, newer] = await Promise.all([readWords(before), readWords(after)]);
      if (isCurrent) setChanges(compareWords(older, newer));
    }
    void read();
    return () => {
      isCurrent = false;
    };
  }, [before, after]);
  return changes;
}

/** The marks of one side by page; those of the current change are scrolled to. */
export function useMarks(changes: readonly Change[], side: 'before' | 'after', current: number) {
  return useMemo(() => {
    const parts = changes.flatMap((change, at) =>
      change[side].map((word: PageWord) => ({ page: word.page, mark: { ...word, isCurrent: at === current } })),
    );
    const byPage = Map.groupBy(parts, ({ page }) => page);
    return new Map<number, readonly MarkedPart[]>(
      [...byPage].map(([page, marked]) => [page, marked.map(({ mark }) => mark)]),
    );
  }, [changes, side, current]);
}
