import type { AuditEntry, Caller, SessionUser } from '../../platform';
import { recordedAccountFields } from '../accounts/account-fields';

/** Who changes an invitation. */
export interface InvitationCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

/** The fields that every audit entry about an invitation shares. */
export const invitationAudit = (
  { user, caller }: InvitationCall,
  { id, email }: { readonly id: string; readonly email: string },
  at: Date,
): Omit<AuditEntry, 'action'> => ({
  title: email,
  fields: recordedAccountFields,
  actorId: user.id,
  outcome: 'done',
  subjectType: 'invitation',
  subjectId: id,
  requestId: caller.requestId,
  ip: caller.ip,
  at,
});
