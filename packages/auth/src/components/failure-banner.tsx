import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import { authMessages } from '../messages';
import type { FormFailure } from '../model/form-failure';

export interface FailureBannerProps {
  readonly title: string;
  readonly failure: FormFailure;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Why something could not be done, in the common texts. */
export const failureReasons = {
  unreachable: 'failure.network',
  limit: 'failure.tooManyRequests',
  other: 'failure.hint',
} as const;

/** What could not be done and why, with Retry; nothing typed is lost. */
export function FailureBanner({ title, failure, busy, onRetry }: FailureBannerProps) {
  const t = useTexts(authMessages);
  const common = useCommonTexts();
  const requestId = failure.kind === 'other' ? failure.requestId : undefined;
  return (
    <Banner
      action={
        <Button busy={busy} onClick={onRetry} size="s">
          {common('retry')}
        </Button>
      }
      role="alert"
      title={title}
      tone="danger"
    >
      <p>{common(failureReasons[failure.kind])}</p>
      {requestId !== undefined && requestId !== '' && <p>{t('failure.reference', { id: requestId })}</p>}
    </Banner>
  );
}
