import { GoneError, NotFoundError, ValidationError } from '@atrium/api-client';

/** Whether a link is expired, used or unknown, so that Retry cannot help. */
export function isInvalidLink(error: unknown): boolean {
  if (error instanceof ValidationError) return 'token' in error.fields;
  return error instanceof GoneError || error instanceof NotFoundError;
}
