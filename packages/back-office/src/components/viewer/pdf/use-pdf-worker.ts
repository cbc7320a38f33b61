import type { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useEffect, useRef } from 'react';
import { loadPdfLibrary } from './load-pdf-library';

/**
 * One worker of pdf.js for the files that a component opens in turn, because starting one takes longer than reading a
 * file. It ends with the component.
 */
export function usePdfWorker(): () => Promise<PDFWorker> {
  const started = useRef<PDFWorker>(undefined);
  const hasLeft = useRef(false);

  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      started.current?.destroy();
      started.current = undefined;
    };
  }, []);

  return useCallback(async () => {
    const { PDFWorker: Worker } = await loadPdfLibrary();
    if (hasLeft.current) throw new DOMException('The component was removed.', 'AbortError');
    started.current ??= new Worker();
    return started.current;
  }, []);
}
