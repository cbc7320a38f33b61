import { isApiError } from '@atrium/api-client';

/** Why an invitation cannot be accepted: it expired, is void or unknown, or was already accepted. */
export type InvitationRefusal = 'expired' | 'void' | 'unknown' | 'member' | 'used';

const accepted: Readonly<Record<string, InvitationRefusal>> = { already_member: 'member', invitation_used: 'used' };

/** Undefined for temporary errors, such as a lost connection. */
export function toInvitationRefusal(error: unknown): InvitationRefusal | undefined {
  if (!isApiError(error)) return undefined;
  if (error.status === 410) return error.code === 'invitation_void' ? 'void' : 'expired';
  if (error.status === 404) return 'unknown';
  return error.status === 409 ? accepted[error.code ?? ''] : undefined;
}
