import { GoneError, NotFoundError, ValidationError } from '@atrium/api-client';

/** A link that will not work again: expired, used, or never made. */
export function isDeadLink(error: unknown): boolean {
  if (error instanceof ValidationError) return 'token' in error.fields;
  return error instanceof GoneError || error instanceof NotFoundError;
}
