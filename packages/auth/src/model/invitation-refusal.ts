import { isApiError } from '@atrium/api-client';

/** Why an invitation cannot be accepted: it expired, is unknown, or was already accepted. */
export type InvitationRefusal = 'expired' | 'unknown' | 'member';

/** Undefined for temporary errors, such as a lost connection. */
export function toInvitationRefusal(error: unknown): InvitationRefusal | undefined {
  if (!isApiError(error)) return undefined;
  if (error.status === 410) return 'expired';
  if (error.status === 404) return 'unknown';
  return error.status === 409 && error.code === 'already_member' ? 'member' : undefined;
}
