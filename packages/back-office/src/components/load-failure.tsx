import { isApiError, isNetworkError, isTimeoutError } from '@atrium/api-client';
import { useCommonTexts } from '@atrium/i18n';
import { ErrorState } from '@atrium/ui-kit';

interface LoadFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  busy: boolean;
}

/** Shown in place of data that could not be loaded: the reason if known, Retry, and the reference ID. */
export function LoadFailure({ title, error, onRetry, busy }: LoadFailureProps) {
  const common = useCommonTexts();
  const reference = isApiError(error) ? error.requestId : '';
  return (
    <ErrorState
      reference={
        reference === ''
          ? undefined
          : { value: reference, copyLabel: common('copyReferenceId'), copiedText: common('copied') }
      }
      retry={{ label: common('retry'), onRetry, busy }}
      title={title}
    >
      {common(isNetworkError(error) || isTimeoutError(error) ? 'failure.network' : 'failure.hint')}
    </ErrorState>
  );
}
