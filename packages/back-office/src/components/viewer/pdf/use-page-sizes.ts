import { useEffect, useState } from 'react';
import type { PageSize } from '../model/page-layout';
import { readSizes, type OpenPdf } from './open-pdf';

/** Sizes of the pages: first assumed, then read. */
export function usePageSizes(pdf: OpenPdf): readonly PageSize[] {
  const [sizes, setSizes] = useState(pdf.sizes);
  useEffect(() => {
    let isCurrent = true;
    const isDifferent = ({ width, height }: PageSize, at: number) =>
      width !== pdf.sizes[at]?.width || height !== pdf.sizes[at]?.height;
    async function read() {
      const actual = await readSizes(pdf);
      if (isCurrent && actual.some(isDifferent)) setSizes(actual);
    }
    void read();
    return () => {
      isCurrent = false;
    };
  }, [pdf]);
  return sizes;
}
