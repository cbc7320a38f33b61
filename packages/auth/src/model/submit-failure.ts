import { ApiError, NetworkError, RateLimitError, ServerError, TimeoutError, ValidationError } from '@atrium/api-client';

/** Why a form could not be sent, as far as its page has something different to say. */
export type SubmitFailure =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'other'; readonly requestId?: string | undefined };

/** The failure of the form as a whole; what belongs to fields is shown on them. */
export type FormFailure = Exclude<SubmitFailure, { readonly kind: 'fields' }>;

function joinMessages(fields: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, messages.join(' ')]));
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true;
  return error instanceof ServerError && [502, 503, 504].includes(error.status);
}

/** For what has no fields of its own. */
export function toFormFailure(error: unknown): FormFailure {
  if (isUnreachable(error)) return { kind: 'unreachable' };
  if (error instanceof RateLimitError) return { kind: 'limit' };
  return { kind: 'other', requestId: error instanceof ApiError ? error.requestId : undefined };
}

export function toSubmitFailure(error: unknown): SubmitFailure {
  if (error instanceof ValidationError) return { kind: 'fields', fields: joinMessages(error.fields) };
  return toFormFailure(error);
}
