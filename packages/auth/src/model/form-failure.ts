import { ApiError, NetworkError, RateLimitError, ServerError, TimeoutError } from '@atrium/api-client';

/** The failure of a form, if its page has a specific text for it. Field errors are shown at the fields. */
export type FormFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'other'; readonly requestId?: string | undefined };

function isUnreachable(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true;
  return error instanceof ServerError && [502, 503, 504].includes(error.status);
}

export function toFormFailure(error: unknown): FormFailure {
  if (isUnreachable(error)) return { kind: 'unreachable' };
  if (error instanceof RateLimitError) return { kind: 'limit' };
  return { kind: 'other', requestId: error instanceof ApiError ? error.requestId : undefined };
}
