import { isApiError } from '@atrium/api-client';

/** Why an invitation does not work: it has expired, is unknown or was accepted. */
export type InvitationRefusal = 'expired' | 'unknown' | 'member';

/** Undefined where it may work later. */
export function toInvitationRefusal(error: unknown): InvitationRefusal | undefined {
  if (!isApiError(error)) return undefined;
  if (error.status === 410) return 'expired';
  if (error.status === 404) return 'unknown';
  return error.status === 409 && error.code === 'already_member' ? 'member' : undefined;
}
