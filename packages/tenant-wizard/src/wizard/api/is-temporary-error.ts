import {
  isApiError,
  isNetworkError,
  isRateLimitError,
  isSessionExpiredError,
  isTimeoutError,
} from '@atrium/api-client';

/** Whether a retry can succeed: network errors, server errors, and rejections that are temporary. */
export function isTemporaryError(error: unknown): boolean {
  if (isNetworkError(error) || isTimeoutError(error)) return true;
  return isSessionExpiredError(error) || isRateLimitError(error) || (isApiError(error) && error.status >= 500);
}
