import { isApiError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';

/** Why the service refused a file, in its own words; undefined if it did not say. */
export function refusalOf(error: unknown): string | undefined {
  if (isValidationError(error)) return error.text('file') ?? error.message;
  return isApiError(error) && !isNetworkError(error) && !isTimeoutError(error) ? error.message : undefined;
}
