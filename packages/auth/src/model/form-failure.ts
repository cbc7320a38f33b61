import { ApiError, NetworkError, RateLimitError, ServerError, TimeoutError } from '@atrium/api-client';

/** Why a form could not be sent, as far as its page has something different to say. Errors of fields are shown there. */
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
