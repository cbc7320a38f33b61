import { useTexts } from '@atrium/i18n';
import { ErrorState, VisuallyHidden } from '@atrium/ui-kit';
import { FileX2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LoadFailure } from '../load-failure';
import { viewerMessages } from './messages';
import { PageSkeleton } from './page/page-view';
import type { OpenPdf } from './pdf/open-pdf';
import { UnlockForm } from './unlock-form';
import { usePdf, type LoadFile } from './use-pdf';

interface LoadedPdfProps {
  /** Identifies the file: another key loads another one. */
  fileKey: string;
  load: LoadFile;
  children: (pdf: OpenPdf) => ReactNode;
}

/** A loaded PDF, or its state: loading, locked, damaged, not loaded. */
export function LoadedPdf({ fileKey, ...parts }: LoadedPdfProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt {...parts} key={`${fileKey} ${attempt}`} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ load, children, onRetry }: Omit<LoadedPdfProps, 'fileKey'> & { onRetry: () => void }) {
  const text = useTexts(viewerMessages);
  const state = usePdf(load);
  if (state.kind === 'ready') return children(state.pdf);
  if (state.kind === 'loading')
    return (
      <div className="viewer__waiting">
        <VisuallyHidden role="status">
          {state.share === undefined
            ? text('loading')
            : text('loadingShare', { percent: Math.floor(state.share * 10) * 10 })}
        </VisuallyHidden>
        <div className="viewer-page viewer-page--waiting">
          <PageSkeleton />
        </div>
      </div>
    );
  return (
    <div className="viewer__notice">
      {state.kind === 'locked' && <UnlockForm isWrong={state.isWrong} onUnlock={state.unlock} />}
      {state.kind === 'failed' && (
        <LoadFailure busy={false} error={state.error} onRetry={onRetry} title={text('failed')} />
      )}
      {state.kind === 'damaged' && (
        <ErrorState icon={FileX2} title={text('damaged')}>
          {text('damagedText')}
        </ErrorState>
      )}
    </div>
  );
}
