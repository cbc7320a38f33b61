import { useEffect, useEffectEvent, useState } from 'react';
import { loadPdfLibrary } from './pdf/load-pdf-library';
import { DamagedPdfError, openPdf, type OpenPdf } from './pdf/open-pdf';

export interface LoadControl {
  readonly signal: AbortSignal;
  /** Called with the share that has arrived, 0 to 1, if the size is known. */
  readonly onProgress: (share: number) => void;
}

/** Loads the bytes of a PDF. */
export type LoadFile = (control: LoadControl) => Promise<Blob>;

export type PdfState =
  | { readonly kind: 'loading'; readonly share?: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'locked'; readonly isWrong: boolean; readonly unlock: (password: string) => void }
  | { readonly kind: 'ready'; readonly pdf: OpenPdf };

const loading: PdfState = { kind: 'loading' };

/** Loads and opens a PDF once, and closes it with the component. */
export function usePdf(load: LoadFile): PdfState {
  const [state, setState] = useState(loading);
  const loadFile = useEffectEvent(load);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function open() {
      // Both load at once. A failure is reported when the file has arrived.
      loadPdfLibrary().catch(() => undefined);
      try {
        const file = await loadFile({ signal, onProgress: (share) => setState({ kind: 'loading', share }) });
        const pdf = await openPdf(file, {
          signal,
          onPassword: (unlock, isWrong) => setState({ kind: 'locked', isWrong, unlock }),
        });
        if (!signal.aborted) setState({ kind: 'ready', pdf });
      } catch (error) {
        if (!signal.aborted)
          setState(error instanceof DamagedPdfError ? { kind: 'damaged' } : { kind: 'failed', error });
      }
    }
    void open();
    return () => leaving.abort();
  }, []);

  return state;
}
