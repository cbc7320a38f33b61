import { isRateLimitError } from '@atrium/api-client';
import type { DocumentContent } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, VisuallyHidden } from '@atrium/ui-kit';
import { useEffect, useState } from 'react';
import { openPdf, type OpenPdf } from '../../../components/viewer/pdf/open-pdf';
import { ReadyViewer } from '../../../components/viewer/ready-viewer';
import { useLivePreview } from '../../api/live-preview';
import { newDocumentMessages } from '../../new-document-messages';

interface Opened {
  readonly pdf: OpenPdf;
  readonly close: () => void;
}

/** The opened file; the previous one stays until the new one is ready. */
function useOpenedPdf(file: Blob | undefined): OpenPdf | undefined {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => () => opened?.close(), [opened]);

  useEffect(() => {
    if (file === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let isShown = false;
    async function open(blob: Blob) {
      try {
        // A rendered page has no password.
        const pdf = await openPdf(blob, { signal, onPassword: () => undefined });
        if (signal.aborted) return;
        isShown = true;
        setOpened({ pdf, close: () => leaving.abort() });
      } catch {
        // The previous page stays.
      }
    }
    void open(file);
    return () => {
      if (!isShown) leaving.abort();
    };
  }, [file]);

  return opened?.pdf;
}

/** The document as it looks now, beside the form. */
export function LivePage({ content }: { content: DocumentContent | undefined }) {
  const text = useTexts(newDocumentMessages);
  const common = useCommonTexts();
  const { file, error, isCurrent, retry } = useLivePreview(content);
  const pdf = useOpenedPdf(file);
  return (
    <div className="live-page" data-stale={(pdf !== undefined && !isCurrent) || undefined}>
      {error !== undefined && (
        <Banner
          action={
            <Button onClick={retry} size="s">
              {common('retry')}
            </Button>
          }
          flush
          role="status"
          title={text(isRateLimitError(error) ? 'live.tooMany' : 'live.failed')}
          tone="warning"
        />
      )}
      {pdf === undefined ? (
        error === undefined && <VisuallyHidden role="status">{text('live.loading')}</VisuallyHidden>
      ) : (
        <ReadyViewer pdf={pdf} />
      )}
    </div>
  );
}
