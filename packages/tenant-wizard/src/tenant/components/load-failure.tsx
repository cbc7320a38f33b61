import { isApiError, isForbiddenError, isNetworkError, isRateLimitError, isTimeoutError } from '@atrium/api-client';
import { useCommonTexts } from '@atrium/i18n';
import { ErrorState } from '@atrium/ui-kit';

interface LoadFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  busy?: boolean;
  headingLevel?: 1 | 2;
}

/** Says why data could not be loaded, with Retry and the id to quote. */
export function LoadFailure({ title, error, onRetry, busy, headingLevel = 2 }: LoadFailureProps) {
  const text = useCommonTexts();
  const reference = isApiError(error) ? error.requestId : '';

  function reason() {
    if (isNetworkError(error) || isTimeoutError(error)) return text('failure.network');
    if (isForbiddenError(error)) return text('failure.forbidden');
    return isRateLimitError(error) ? text('failure.tooManyRequests') : text('failure.hint');
  }

  return (
    <ErrorState
      headingLevel={headingLevel}
      reference={
        reference === ''
          ? undefined
          : { value: reference, copyLabel: text('copyReferenceId'), copiedText: text('copied') }
      }
      retry={{ label: text('retry'), onRetry, busy }}
      title={title}
    >
      {reason()}
    </ErrorState>
  );
}
