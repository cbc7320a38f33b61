import { ApiError, NetworkError, RateLimitError, ServerError, TimeoutError, ValidationError } from '@atrium/api-client';

/** Why a form could not be submitted, by what its page can explain. */
export type SubmitFailure =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'other'; readonly requestId?: string | undefined };

/** A failure of the whole form; field errors are shown at their fields. */
export type FormFailure = Exclude<SubmitFailure, { readonly kind: 'fields' }>;

function joinMessages(fields: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, messages.join(' ')]));
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true;
  return error instanceof ServerError && [502, 503, 504].includes(error.status);
}

/** For actions without fields. */
export function toFormFailure(error: unknown): FormFailure {
  if (isUnreachable(error)) return { kind: 'unreachable' };
  if (error instanceof RateLimitError) return { kind: 'limit' };
  return { kind: 'other', requestId: error instanceof ApiError ? error.requestId : undefined };
}

export function toSubmitFailure(error: unknown): SubmitFailure {
  if (error instanceof ValidationError) return { kind: 'fields', fields: joinMessages(error.fields) };
  return toFormFailure(error);
}
