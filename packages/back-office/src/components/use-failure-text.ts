import { isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import { useCommonTexts } from '@atrium/i18n';

/** Why a call failed, in the user's language: in the words of the service, or that it cannot be reached. */
export function useFailureText() {
  const common = useCommonTexts();
  return (error: unknown): string => {
    if (isNetworkError(error) || isTimeoutError(error)) return common('failure.network');
    const [reasons] = isValidationError(error) ? Object.values(error.fields) : [];
    return reasons?.[0] ?? (error instanceof Error ? error.message : common('failure.hint'));
  };
}
