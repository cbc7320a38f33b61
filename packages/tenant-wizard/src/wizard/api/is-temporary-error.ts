import {
  isApiError,
  isNetworkError,
  isRateLimitError,
  isSessionExpiredError,
  isTimeoutError,
} from '@atrium/api-client';

/** Whether the same call can succeed later: the service did not answer, or refused for a reason that passes. */
export function isTemporaryError(error: unknown): boolean {
  if (isNetworkError(error) || isTimeoutError(error)) return true;
  return isSessionExpiredError(error) || isRateLimitError(error) || (isApiError(error) && error.status >= 500);
}
