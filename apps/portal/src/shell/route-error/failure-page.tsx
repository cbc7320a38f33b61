import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ErrorState } from '@atrium/ui-kit';
import { TriangleAlert } from 'lucide-react';
import { portalMessages } from '../../messages';
import { PageFrame } from '../page-frame';

export interface FailurePageProps {
  readonly kind: 'page' | 'chunk';
  /** Request id of the service; empty if there is none. */
  readonly reference: string;
  readonly onReload?: () => void;
}

const reload = () => window.location.reload();

/** Error page with a Reload button. */
export function FailurePage({ kind, reference, onReload = reload }: FailurePageProps) {
  const t = useTexts(portalMessages);
  const common = useCommonTexts();
  const shown = { value: reference, copyLabel: common('copyReferenceId'), copiedText: common('copied') };
  return (
    <PageFrame>
      <ErrorState
        headingLevel={1}
        icon={TriangleAlert}
        reference={reference === '' ? undefined : shown}
        retry={{ label: common('reload'), onRetry: onReload }}
        title={t('failure.title')}
      >
        {kind === 'chunk' ? t('failure.chunk') : t('failure.text')}
      </ErrorState>
    </PageFrame>
  );
}
