import { useTexts } from '@atrium/i18n';
import { ProgressBar, useNotify } from '@atrium/ui-kit';
import { useRef, useState } from 'react';
import { viewerMessages } from '../messages';
import type { OpenPdf } from '../pdf/open-pdf';
import { printPages } from './print-pages';

/** Prints a document: `progress` is shown while its pages are prepared. */
export function usePrint(pdf: OpenPdf) {
  const text = useTexts(viewerMessages);
  const notify = useNotify();
  const [page, setPage] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const pages = pdf.sizes.length;

  async function print() {
    if (running.current !== undefined) return;
    const control = new AbortController();
    running.current = control;
    try {
      await printPages(pdf, { signal: control.signal, onPage: setPage });
    } catch {
      if (!control.signal.aborted) notify({ tone: 'error', title: text('printing.failed') });
    }
    running.current = undefined;
    setPage(undefined);
  }

  const progress = page !== undefined && (
    <div className="viewer__printing">
      <ProgressBar
        cancel={{ label: text('printing.cancel'), onCancel: () => running.current?.abort() }}
        label={text('printing.label')}
        text={text('printing.progress', { page, pages })}
        value={page / pages}
      />
    </div>
  );
  return { print: () => void print(), progress };
}
