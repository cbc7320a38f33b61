import {
  isApiError,
  isConflictError,
  isNetworkError,
  isStaleError,
  isTimeoutError,
  isValidationError,
} from '@atrium/api-client';

const reasons = [
  'no_signature',
  'not_based_on_ours',
  'signature_does_not_cover',
  'invalid_signature',
  'unreadable',
  'too_costly',
] as const;

export type UnsignedReason = (typeof reasons)[number] | 'changed';

/** Why a file did not become a version. */
export type UploadProblem =
  | { readonly kind: 'stale' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unsigned'; readonly reason: UnsignedReason }
  /** The file itself is refused. */
  | { readonly kind: 'file'; readonly message: string }
  | { readonly kind: 'other'; readonly message: string };

export function uploadProblemOf(error: unknown): UploadProblem {
  if (isNetworkError(error) || isTimeoutError(error)) return { kind: 'unreachable' };
  if (isStaleError(error)) return { kind: 'stale' };
  if (isConflictError(error) && error.code === 'not_signed') {
    const given: unknown = Reflect.get(error.problem, 'reason');
    return { kind: 'unsigned', reason: reasons.find((one) => one === given) ?? 'changed' };
  }
  const onFile = isValidationError(error) ? error.text('file') : undefined;
  if (onFile !== undefined) return { kind: 'file', message: onFile };
  return { kind: 'other', message: isApiError(error) ? error.message : '' };
}
