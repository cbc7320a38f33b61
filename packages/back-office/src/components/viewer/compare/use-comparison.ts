import { useEffect, useState } from 'react';
import type { OpenPdf } from '../pdf/open-pdf';
import { comparePdfs, type Comparison } from './compare-pdfs';

interface Compared extends Comparison {
  readonly left: OpenPdf;
  readonly right: OpenPdf;
}

/** Compares two opened versions; undefined until their text is compared. */
export function useComparison(left: OpenPdf | undefined, right: OpenPdf | undefined): Comparison | undefined {
  const [found, setFound] = useState<Compared>();
  useEffect(() => {
    if (left === undefined || right === undefined) return undefined;
    const control = new AbortController();
    const onChange = (comparison: Comparison) => setFound({ ...comparison, left, right });
    // A page that cannot be drawn says so itself.
    comparePdfs(left, right, { signal: control.signal, onChange }).catch(() => undefined);
    return () => control.abort();
  }, [left, right]);
  return found?.left === left && found?.right === right ? found : undefined;
}
