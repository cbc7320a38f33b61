import { isRateLimitError } from '@atrium/api-client';
import type { DocumentContent } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, VisuallyHidden } from '@atrium/ui-kit';
import { useEffect, useState } from 'react';
import { useTagMarks } from '../../../components/viewer/find/use-tag-marks';
import { PageSkeleton } from '../../../components/viewer/page/page-view';
import { openPdf, type OpenPdf } from '../../../components/viewer/pdf/open-pdf';
import { usePdfWorker } from '../../../components/viewer/pdf/use-pdf-worker';
import { ReadyViewer } from '../../../components/viewer/ready-viewer';
import { useLivePreview } from '../../api/live-preview';
import { newDocumentMessages } from '../../new-document-messages';
import { usePressedTag } from './use-pressed-tag';

interface Opened {
  readonly pdf: OpenPdf;
  readonly close: () => void;
}

/** The opened file; the previous one stays until the new one is ready. */
function useOpenedPdf(file: Blob | undefined): OpenPdf | undefined {
  const [opened, setOpened] = useState<Opened>();
  const startWorker = usePdfWorker();

  useEffect(() => () => opened?.close(), [opened]);

  useEffect(() => {
    if (file === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let isShown = false;
    async function open(blob: Blob) {
      try {
        // A rendered page has no password.
        const pdf = await openPdf(blob, { signal, onPassword: () => undefined, worker: await startWorker() });
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
  }, [file, startWorker]);

  return opened?.pdf;
}

interface LivePageProps {
  content: DocumentContent | undefined;
  /** The tag whose field has the focus: outlined while it is empty. */
  focused: string | undefined;
  /** Called with an empty tag that is pressed on the page. */
  onTag: (tag: string) => void;
}

/** A tag is printed as it is written while it has no value. */
const isAsked = () => 'asked';

/** The document as it looks now, beside the form. Tags without a value are marked. */
export function LivePage({ content, focused, onTag }: LivePageProps) {
  const text = useTexts(newDocumentMessages);
  const common = useCommonTexts();
  const { file, error, isCurrent, retry } = useLivePreview(content);
  const pdf = useOpenedPdf(file);
  const marks = useTagMarks(pdf, isAsked, focused);
  const pages = usePressedTag(onTag);
  return (
    <div className="live-page" data-stale={(pdf !== undefined && !isCurrent) || undefined} ref={pages}>
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
        error === undefined && (
          <div className="viewer__waiting">
            <VisuallyHidden role="status">{text('live.loading')}</VisuallyHidden>
            <div className="viewer-page viewer-page--waiting">
              <PageSkeleton />
            </div>
          </div>
        )
      ) : (
        <ReadyViewer marks={marks} pdf={pdf} />
      )}
    </div>
  );
}
