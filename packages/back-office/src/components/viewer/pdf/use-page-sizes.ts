import { useEffect, useState } from 'react';
import type { PageSize } from '../model/page-layout';
import { readSizes, type OpenPdf } from './open-pdf';

interface ReadSizes {
  readonly of: OpenPdf;
  readonly sizes: readonly PageSize[];
}

/** Sizes of the pages: first assumed, then read. */
export function usePageSizes(pdf: OpenPdf): readonly PageSize[] {
  const [known, setKnown] = useState<ReadSizes>();
  useEffect(() => {
    const leaving = new AbortController();
    const isDifferent = ({ width, height }: PageSize, at: number) =>
      width !== pdf.sizes[at]?.width || height !== pdf.sizes[at]?.height;
    async function read() {
      const sizes = await readSizes(pdf, leaving.signal);
      if (sizes.some(isDifferent)) setKnown({ of: pdf, sizes });
    }
    read().catch(() => undefined);
    return () => leaving.abort();
  }, [pdf]);
  return known?.of === pdf ? known.sizes : pdf.sizes;
}
